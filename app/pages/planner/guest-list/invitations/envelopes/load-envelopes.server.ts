import type { SeparateHouseholds } from "#app/features/invitations/envelopes/queries.server.ts";
import {
  type SharedEnvelope,
  suggestEnvelopes,
} from "#app/features/invitations/envelopes/rules.ts";
import type { InvitedHousehold } from "#app/features/invitations/queries.server.ts";

export type EnvelopesView = ReturnType<typeof viewEnvelopes>;

/** Leaves out households that have been sent a mail or have opened their link. */
export function suggestionsFor(
  households: readonly InvitedHousehold[],
  separate: readonly SeparateHouseholds[],
): SharedEnvelope[] {
  return suggestEnvelopes(
    households.filter(({ mails, openedAt }) => mails.length === 0 && openedAt === null),
    separate.map(({ householdIds }) => householdIds),
  );
}

export function viewEnvelopes(
  households: readonly InvitedHousehold[],
  separate: readonly SeparateHouseholds[],
) {
  const byId = new Map(households.map((household) => [household.id, household]));
  const suggestions = suggestionsFor(households, separate).map(({ ids, ...suggestion }) => {
    const members = ids.flatMap((id) => byId.get(id) ?? []);
    return {
      ...suggestion,
      ids,
      names: members.flatMap(({ guests }) => guests.map(({ name }) => name)),
      address: members.find(({ address }) => address)?.address ?? "",
    };
  });
  const refused = separate.flatMap(({ id, householdIds }) => {
    const ids = new Set(householdIds);
    const names = households.filter((household) => ids.has(household.id)).map(({ name }) => name);
    return names.length > 1 ? [{ id, names }] : [];
  });
  return {
    suggestions,
    refused,
    households: households.length,
    guests: households.reduce((sum, { guests }) => sum + guests.length, 0),
  };
}
