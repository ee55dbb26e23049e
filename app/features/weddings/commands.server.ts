import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { consume, type RateLimitResult } from "#app/platform/limits/limits.server.ts";
import { type PictureRefusal, storePicture } from "#app/platform/pictures/pictures.server.ts";
import type { OwnedWeddingId } from "./access.server.ts";
import { dailyHeroUploadLimit, globalHeroUploadLimit, heroUploadLimit } from "./rules.ts";
import type { NewWedding } from "./schema.ts";
import { heroImages, weddingOwners, weddings } from "./tables.server.ts";

export type WeddingCreation =
  | { ok: true; weddingId: OwnedWeddingId }
  /** `hero-image-gone`: never uploaded, deleted unclaimed, or claimed by another wedding. */
  | { ok: false; reason: "has-wedding" | "hero-image-gone" };

/** Repeated and concurrent calls with the same form create one wedding and return its id. */
export function createWedding(user: SignedInUser, wedding: NewWedding): Promise<WeddingCreation> {
  return transaction(async (tx) => {
    const id = randomUUID();
    await tx.insert(weddings).values({ id, ...wedding });
    // A second call by the same user waits here for the first, and then inserts nothing.
    const owned = await tx
      .insert(weddingOwners)
      .values({ userId: user.id, weddingId: id })
      .onConflictDoNothing()
      .returning({ weddingId: weddingOwners.weddingId });
    if (owned.length === 0) {
      await tx.delete(weddings).where(eq(weddings.id, id));
      return resultOfDuplicate(tx, user, wedding);
    }
    if (wedding.heroImage && !(await claimHeroImage(tx, wedding.heroImage, id))) {
      await tx.delete(weddings).where(eq(weddings.id, id));
      return { ok: false, reason: "hero-image-gone" };
    }
    return { ok: true, weddingId: id as OwnedWeddingId };
  });
}

async function resultOfDuplicate(
  tx: Transaction,
  user: SignedInUser,
  wedding: NewWedding,
): Promise<WeddingCreation> {
  const [stored] = await tx
    .select({ wedding: weddings })
    .from(weddings)
    .innerJoin(weddingOwners, eq(weddingOwners.weddingId, weddings.id))
    .where(eq(weddingOwners.userId, user.id));
  const fields = Object.keys(wedding) as (keyof NewWedding)[];
  if (!stored || fields.some((field) => stored.wedding[field] !== wedding[field])) {
    return { ok: false, reason: "has-wedding" };
  }
  return { ok: true, weddingId: stored.wedding.id as OwnedWeddingId };
}

async function claimHeroImage(tx: Transaction, heroImage: string, weddingId: string) {
  const claimed = await tx
    .update(heroImages)
    .set({ weddingId })
    .where(and(eq(heroImages.id, heroImage), isNull(heroImages.weddingId)))
    .returning({ id: heroImages.id });
  return claimed.length > 0;
}

export type StoreHeroImageResult = { ok: true; id: string } | PictureRefusal;

/** Phones at one to three device pixels per CSS pixel, and a wide screen. */
const heroWidths = [480, 960, 1600, 2400];

/** Counts an upload by IP address. A refused upload does not use up the shared limit. */
export async function rateLimitHeroUpload(clientIp: string): Promise<RateLimitResult> {
  const hour = await consume("hero-upload", clientIp, heroUploadLimit);
  if (!hour.ok) return hour;
  const day = await consume("hero-upload-day", clientIp, dailyHeroUploadLimit);
  return day.ok ? consume("hero-upload", "all", globalHeroUploadLimit) : day;
}

/** Stores an image that no wedding owns until `createWedding` claims it by its id. */
export async function storeHeroImage(file: Blob): Promise<StoreHeroImageResult> {
  const stored = await storePicture(file, { widths: heroWidths });
  if (!stored.ok) return stored;
  const { id, width, height, widths } = stored.picture;
  await db().insert(heroImages).values({ id, width, height, widths });
  return { ok: true, id };
}
