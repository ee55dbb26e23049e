import { and, eq, isNull, or } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import type { OwnedWeddingId } from "../access.server.ts";
import type { Wedding } from "../queries.server.ts";
import type { NewWedding } from "../schema.ts";
import { heroImages, weddings } from "../tables.server.ts";
import { weddingTopics } from "../topics.ts";

export type WeddingChange =
  | { ok: true }
  | { ok: false; reason: "conflict"; stored: Wedding }
  /** The new image was never uploaded, was deleted, or belongs to another wedding. */
  | { ok: false; reason: "hero-image-gone" };

/** Throws a 404. Deletes the row of a replaced image; a job deletes its files. */
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
    if (edited.heroImage !== stored.heroImage) {
      if (edited.heroImage && !(await claim(tx, weddingId, edited.heroImage))) {
        return { ok: false, reason: "hero-image-gone" };
      }
      await deleteHeroImageRow(tx, weddingId, stored.heroImage);
    }
    await tx
      .update(weddings)
      .set({ ...edited, version: version + 1, updatedAt: now() })
      .where(eq(weddings.id, weddingId));
    await publish(tx, { wedding: weddingId }, weddingTopics.wedding);
    return { ok: true };
  });
}

async function claim(tx: Transaction, weddingId: OwnedWeddingId, id: string): Promise<boolean> {
  const claimed = await tx
    .update(heroImages)
    .set({ weddingId })
    .where(
      and(
        eq(heroImages.id, id),
        or(isNull(heroImages.weddingId), eq(heroImages.weddingId, weddingId)),
      ),
    )
    .returning({ id: heroImages.id });
  return claimed.length > 0;
}

async function deleteHeroImageRow(tx: Transaction, weddingId: OwnedWeddingId, id: string | null) {
  if (!id) return;
  await tx
    .delete(heroImages)
    .where(and(eq(heroImages.id, id), eq(heroImages.weddingId, weddingId)));
}
