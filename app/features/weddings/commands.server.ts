import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { claimPicture } from "#app/features/pictures/commands.server.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { consume, type RateLimitResult } from "#app/platform/limits/limits.server.ts";
import type { PictureOptions } from "#app/platform/pictures/pictures.server.ts";
import { grantOwned, type HeroUploader, type OwnedWeddingId } from "./access.server.ts";
import { dailyHeroUploadLimit, heroPixelLimit, heroUploadLimit } from "./rules.ts";
import type { NewWedding } from "./schema.ts";
import { weddingOwners, weddings } from "./tables.server.ts";

export type WeddingCreation =
  | { ok: true; weddingId: OwnedWeddingId }
  /** `hero-image-gone`: deleted, unknown, or claimed by another wedding. */
  | { ok: false; reason: "has-wedding" | "hero-image-gone" };

/** Repeated and concurrent calls with the same form create one wedding and return its id. */
export function createWedding(user: SignedInUser, wedding: NewWedding): Promise<WeddingCreation> {
  return transaction(async (tx) => {
    const id = grantOwned(randomUUID());
    await tx.insert(weddings).values({ id, ...wedding, heroImage: null });
    // A second call by the same user waits here for the first, and then inserts nothing.
    const [owned] = await tx
      .insert(weddingOwners)
      .values({ userId: user.id, weddingId: id })
      .onConflictDoNothing()
      .returning({ weddingId: weddingOwners.weddingId });
    if (!owned) {
      await tx.delete(weddings).where(eq(weddings.id, id));
      return resultOfDuplicate(tx, user, wedding);
    }
    const { heroImage } = wedding;
    if (heroImage && !(await claimPicture(tx, heroImage, { weddingId: id }))) {
      await tx.delete(weddings).where(eq(weddings.id, id));
      return { ok: false, reason: "hero-image-gone" };
    }
    if (heroImage) await tx.update(weddings).set({ heroImage }).where(eq(weddings.id, id));
    return { ok: true, weddingId: id };
  });
}

async function resultOfDuplicate(
  tx: Transaction,
  user: SignedInUser,
  wedding: NewWedding,
): Promise<WeddingCreation> {
  const [owned] = await tx
    .select({ id: weddingOwners.weddingId })
    .from(weddingOwners)
    .where(eq(weddingOwners.userId, user.id));
  if (!owned) return { ok: false, reason: "has-wedding" };
  const weddingId = grantOwned(owned.id);
  const [stored] = await tx.select().from(weddings).where(eq(weddings.id, weddingId));
  const fields = Object.keys(wedding) as (keyof NewWedding)[];
  if (!stored || fields.some((field) => stored[field] !== wedding[field])) {
    return { ok: false, reason: "has-wedding" };
  }
  return { ok: true, weddingId };
}

/** Phones at one to three device pixels per CSS pixel, and a wide screen. */
export const heroImageOptions: PictureOptions = { widths: [480, 960, 1600, 2400] };

export async function rateLimitHeroUpload({ limitKey }: HeroUploader): Promise<RateLimitResult> {
  const hour = await consume("hero-upload", limitKey, heroUploadLimit);
  return hour.ok ? consume("hero-upload-day", limitKey, dailyHeroUploadLimit) : hour;
}

/** Before a picture of this many pixels is drawn. */
export function rateLimitHeroPixels(
  { limitKey }: HeroUploader,
  pixels: number,
): Promise<RateLimitResult> {
  return consume("hero-pixels", limitKey, heroPixelLimit, Math.ceil(pixels / 1_000_000));
}
