import { eq } from "drizzle-orm";
import { claimPicture, deletePictures } from "#app/features/pictures/commands.server.ts";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import type { OwnedWeddingId } from "../access.server.ts";
import type { Wedding } from "../queries.server.ts";
import type { NewWedding } from "../schema.ts";
import { weddings } from "../tables.server.ts";
import { weddingTopics } from "../topics.ts";

export type WeddingChange =
  | { ok: true }
  | { ok: false; reason: "conflict"; stored: Wedding }
  /** The image is missing or belongs to another wedding. */
  | { ok: false; reason: "hero-image-gone" };

/** Throws 404 for a missing wedding. Deletes a replaced image. */
export function changeWedding(
  weddingId: OwnedWeddingId,
  version: number,
  edited: NewWedding,
): Promise<WeddingChange> {
  return transaction(async (tx) => {
    const [stored] = await tx
      .select()
      .from(weddings)
      .where(eq(weddings.id, weddingId))
      .for("update");
    if (!stored) throw notFound();
    if (stored.version !== version) return { ok: false, reason: "conflict", stored };
    const { heroImage } = edited;
    const isReplaced = heroImage !== stored.heroImage;
    if (isReplaced && heroImage && !(await claimPicture(tx, heroImage, { weddingId }))) {
      return { ok: false, reason: "hero-image-gone" };
    }
    await tx
      .update(weddings)
      .set({ ...edited, version: version + 1, updatedAt: now() })
      .where(eq(weddings.id, weddingId));
    if (isReplaced && stored.heroImage) await deletePictures(tx, [stored.heroImage]);
    await publish(tx, { wedding: weddingId }, weddingTopics.wedding);
    return { ok: true };
  });
}
