import type { GuestState } from "#app/features/rsvp/guest-links/queries.server.ts";
import type { Owner } from "#app/features/weddings/partners/queries.server.ts";
import { formatPhoneNumber } from "#app/platform/phone-number.server.ts";
import { hasCompanion } from "./own-values.ts";
import type { GuestRow } from "./rules.ts";

export function viewGuest(state: GuestState, owners: readonly Owner[] = []): GuestRow {
  const addedBy = owners.find(({ userId }) => userId === state.createdBy);
  const companion = hasCompanion(state) ? (state.companionName ?? "") : null;
  const own = present({
    status: state.ownStatus,
    statusSetAt: state.statusSetAt?.getTime(),
    diet: state.ownDiet,
    companionName: state.ownPlusOneName,
  });
  return {
    id: state.id,
    name: state.name,
    householdId: state.householdId,
    version: state.version,
    status: state.status,
    addedAt: state.createdAt.getTime(),
    ...present({
      addedBy: addedBy?.displayName || addedBy?.email,
      categoryId: state.categoryId,
      email: state.email,
      phone: state.phone && formatPhoneNumber(state.phone),
      diet: state.diet || null,
      severeAllergy: state.severeAllergy || null,
      isChild: state.isChild || null,
      side: state.side,
      plusOne: state.plusOne || null,
      companion,
      companionName: companion || null,
      own: Object.keys(own).length > 0 ? own : null,
      answer: answerOf(state),
    }),
  } as GuestRow;
}

function answerOf(state: GuestState) {
  if (!state.answerId) return null;
  return present({
    status: state.answerStatus,
    companionName: state.answerPlusOneName,
    diet: state.answerDiet,
    message: state.answerMessage,
    at: state.answeredAt?.getTime(),
    isReviewed: state.isReviewed || null,
  });
}

function present(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null));
}
