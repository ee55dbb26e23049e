import type { InvitedHousehold } from "#app/features/invitations/queries.server.ts";
import { firstNameOf, joinNames } from "#app/features/invitations/rules.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { householdLinks } from "#app/pages/mails/send-due-invitations.server.ts";

export type CopyList = Awaited<ReturnType<typeof loadCopyList>>;

/** Without chosen ids, all households. */
export async function loadCopyList(
  weddingId: OwnedWeddingId,
  households: readonly InvitedHousehold[],
  chosen: readonly string[],
) {
  const wanted = households.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
  const wedding = await loadWedding(weddingId);
  const links = await householdLinks(
    weddingId,
    wedding,
    wanted.map(({ id }) => id),
  );
  return wanted.map((household) => ({
    id: household.id,
    name: envelopeName(household),
    address: household.address,
    link: (links.get(household.id) ?? "").replace(/^https?:\/\//, ""),
  }));
}

/** Returns "Sigrid og Jonas Lie", or full names where the surnames differ. */
function envelopeName({ guests, name }: InvitedHousehold): string {
  const names = guests.map((guest) => guest.name);
  const isFamily = names.length > 1 && names.every((each) => each.endsWith(` ${name}`));
  return isFamily ? `${joinNames(names.map(firstNameOf))} ${name}` : joinNames(names);
}
