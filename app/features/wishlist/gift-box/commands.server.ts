import { and, eq } from "drizzle-orm";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { wishlistTopics } from "../topics.ts";
import { type GiftBox, sameGiftBox } from "./rules.ts";

export type GiftBoxChange =
  | { ok: true }
  | { ok: false; reason: "conflict"; stored: GiftBox & { version: number } };

/** Two nulls remove the box. An outdated version is a conflict, unless the values are stored. */
export function changeGiftBox(
  weddingId: OwnedWeddingId,
  version: number,
  giftBox: GiftBox,
): Promise<GiftBoxChange> {
  return transaction(async (tx) => {
    const { giftAccount, giftNote, giftBoxVersion } = weddings;
    const isCurrent = and(eq(weddings.id, weddingId), eq(giftBoxVersion, version));
    const changed = await tx
      .update(weddings)
      .set({ ...giftBox, giftBoxVersion: version + 1 })
      .where(isCurrent)
      .returning({ id: weddings.id });
    if (changed.length > 0) {
      await publish(tx, { wedding: weddingId }, wishlistTopics.wishes);
      return { ok: true };
    }
    const [stored] = await tx
      .select({ giftAccount, giftNote, version: giftBoxVersion })
      .from(weddings)
      .where(eq(weddings.id, weddingId));
    if (!stored) throw notFound();
    return sameGiftBox(stored, giftBox) ? { ok: true } : { ok: false, reason: "conflict", stored };
  });
}
