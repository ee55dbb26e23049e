import { randomUUID } from "node:crypto";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { weddingPath } from "#app/features/weddings/rules.ts";
import { findOwnedWishes } from "#app/features/wishlist/admin/queries.server.ts";

export type Wishlist = Awaited<ReturnType<typeof loadWishlist>>;

/** All that the page shows, and the id that the next wish gets. */
export async function loadWishlist(weddingId: OwnedWeddingId) {
  const [wishes, wedding] = await Promise.all([findOwnedWishes(weddingId), loadWedding(weddingId)]);
  const { giftAccount, giftNote } = wedding;
  return {
    weddingId,
    wishes,
    giftBox: { giftAccount, giftNote: giftNote || null },
    page: `${weddingPath(weddingId)}#onskeliste`,
    newId: randomUUID(),
  };
}
