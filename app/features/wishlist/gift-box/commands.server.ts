import { and, eq, sql } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { announce } from "#app/platform/live/live.server.ts";
import { type GiftBox, sameGiftBox } from "./rules.ts";

export type GiftBoxChange =
  | { ok: true }
  /** Somebody has changed it since the form was filled; `stored` is what it is now. */
  | { ok: false; reason: "conflict"; stored: GiftBox };

/** Changes where gifts of money go, if that still is `before`. */
export function changeGiftBox(
  weddingId: OwnedWeddingId,
  before: GiftBox,
  wanted: GiftBox,
): Promise<GiftBoxChange> {
  return transaction(async (tx) => {
    const { giftAccount, giftNote } = weddings;
    const isUnchanged = sql`(${giftAccount}, coalesce(${giftNote}, '')) is not distinct from
      (${before.giftAccount}::text, coalesce(${before.giftNote}::text, ''))`;
    const changed = await tx
      .update(weddings)
      .set(wanted)
      .where(and(eq(weddings.id, weddingId), isUnchanged))
      .returning({ id: weddings.id });
    if (changed.length > 0) {
      await announce(tx, weddingId, "wishes");
      return { ok: true };
    }
    const [stored] = await tx
      .select({ giftAccount, giftNote })
      .from(weddings)
      .where(eq(weddings.id, weddingId));
    if (!stored) throw notFound();
    if (sameGiftBox(stored, wanted)) return { ok: true };
    return { ok: false, reason: "conflict", stored };
  });
}
