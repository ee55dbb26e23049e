import {
  type SharedEnvelope,
  suggestEnvelopes,
} from "#app/features/invitations/envelopes/rules.ts";
import type { InvitedHousehold } from "#app/features/invitations/queries.server.ts";

export type EnvelopesView = ReturnType<typeof viewEnvelopes>;

/** What has a letter on its way stays as it is. */
export function suggestionsFor(households: readonly InvitedHousehold[]): SharedEnvelope[] {
  return suggestEnvelopes(
    households.filter(({ mails, openedAt }) => mails.length === 0 && openedAt === null),
  );
}

export function viewEnvelopes(households: readonly InvitedHousehold[]) {
  const byId = new Map(households.map((household) => [household.id, household]));
  const suggestions = suggestionsFor(households).map(({ ids, ...suggestion }) => {
    const members = ids.flatMap((id) => byId.get(id) ?? []);
    return {
      ...suggestion,
      ids,
      names: members.flatMap(({ guests }) => guests.map(({ name }) => name)),
      address: members.find(({ address }) => address)?.address ?? "",
    };
  });
  return {
    suggestions,
    households: households.length,
    guests: households.reduce((sum, { guests }) => sum + guests.length, 0),
  };
}
