import { and, eq, isNull } from "drizzle-orm";
import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { guestPhotos } from "#app/features/gallery/tables.server.ts";
import { guestMessages } from "#app/features/greetings/tables.server.ts";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { ownersOf } from "#app/features/weddings/partners/queries.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { settingsTexts } from "../texts.ts";

/** What would become of the wedding, in words. */
export type DeletionView =
  | { wedding: "none" }
  /** `remainingOwner` has it to themselves from then on. */
  | { wedding: "kept"; remainingOwner: string }
  | { wedding: "gone"; weddingId: string; consequence: string };

export async function viewDeletion(
  user: SignedInUser,
  weddingId: OwnedWeddingId | null,
): Promise<DeletionView> {
  if (!weddingId) return { wedding: "none" };
  const partner = (await ownersOf(weddingId)).find(({ userId }) => userId !== user.id);
  if (partner) return { wedding: "kept", remainingOwner: partner.displayName || partner.email };
  const [answers, greetings, wishes, photos] = await Promise.all([
    db().$count(
      rsvpResponses,
      and(eq(rsvpResponses.weddingId, weddingId), isNull(rsvpResponses.deletedAt)),
    ),
    db().$count(
      guestMessages,
      and(eq(guestMessages.weddingId, weddingId), isNull(guestMessages.deletedAt)),
    ),
    db().$count(
      wishListItems,
      and(eq(wishListItems.weddingId, weddingId), isNull(wishListItems.deletedAt)),
    ),
    db().$count(
      guestPhotos,
      and(eq(guestPhotos.weddingId, weddingId), isNull(guestPhotos.deletedAt)),
    ),
  ]);
  return {
    wedding: "gone",
    weddingId,
    consequence: settingsTexts.deletion.goes({ answers, greetings, wishes, photos }),
  };
}
