import type { AccountId } from "#app/features/accounts/access.server.ts";
import { groupChanges } from "#app/features/guests/changes/rules.ts";
import { countHouseholds } from "#app/features/guests/households/queries.server.ts";
import { listChanges } from "#app/features/rsvp/changes/queries.server.ts";
import { countGuests } from "#app/features/rsvp/guest-links/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";

export interface ViewCounts {
  guests: number;
  /** The number of households. */
  invitations: number;
  /** Changes since the user last marked them as seen. */
  changes: number;
}

export async function countViews(
  weddingId: OwnedWeddingId,
  userId: AccountId,
): Promise<ViewCounts> {
  const [{ invited }, invitations, changes] = await Promise.all([
    countGuests(weddingId),
    countHouseholds(weddingId),
    listChanges(weddingId, userId),
  ]);
  return { guests: invited, invitations, changes: groupChanges(changes).length };
}
