import type { GuestState } from "#app/features/rsvp/guest-links/queries.server.ts";
import type { Owner } from "#app/features/weddings/partners/queries.server.ts";
import { formatPhoneNumber } from "#app/platform/phone-number.server.ts";
import { hasCompanion } from "./own-values.ts";
import type { GuestRow } from "./rules.ts";

/** Values that are not set are undefined, which JSON leaves out. */
export function viewGuest(state: GuestState, owners: readonly Owner[] = []): GuestRow {
  const addedBy = owners.find(({ userId }) => userId === state.createdBy);
  const companion = hasCompanion(state) ? (state.companionName ?? "") : undefined;
  const own = {
    status: state.ownStatus ?? undefined,
    statusSetAt: state.statusSetAt?.getTime(),
    diet: state.ownDiet ?? undefined,
    companionName: state.ownPlusOneName ?? undefined,
    companionDiet: state.ownPlusOneDiet ?? undefined,
  };
  const hasOwn = Object.values(own).some((value) => value !== undefined);
  return {
    id: state.id,
    name: state.name,
    householdId: state.householdId,
    version: state.version,
    status: state.status,
    addedAt: state.createdAt.getTime(),
    addedBy: addedBy?.displayName || addedBy?.email,
    categoryId: state.categoryId ?? undefined,
    email: state.email ?? undefined,
    phone: state.phone ? formatPhoneNumber(state.phone) : undefined,
    diet: state.diet ?? undefined,
    severeAllergy: state.severeAllergy || undefined,
    isChild: state.isChild || undefined,
    side: state.side ?? undefined,
    plusOne: state.plusOne || undefined,
    companion,
    companionName: companion || undefined,
    companionDiet: (companion !== undefined && state.companionDiet) || undefined,
    companionSevereAllergy: (companion !== undefined && state.companionSevereAllergy) || undefined,
    own: hasOwn ? own : undefined,
    answer: answerOf(state),
  };
}

function answerOf(state: GuestState) {
  if (!state.answerStatus || !state.answeredAt) return undefined;
  return {
    status: state.answerStatus,
    companionName: state.answerPlusOneName ?? undefined,
    diet: state.answerDiet ?? undefined,
    companionDiet: (hasCompanion(state) && state.answerPlusOneDiet) || undefined,
    message: state.answerMessage ?? undefined,
    at: state.answeredAt.getTime(),
    isReviewed: state.isReviewed || undefined,
  };
}
