import { addUpBudget } from "./budget.ts";
import { hasUnread } from "./conversation.ts";
import { seenBy } from "./gallery.ts";
import { companionStatusOf, countGuests, statusOf } from "./guests.ts";
import { comingSeats } from "./seats.ts";
import { galleryBrowsers, type Model, users } from "./state.ts";

/** What the product shows of each area. */
export const views = {
  guests: (model: Model) => ({
    statuses: model.guests.map((_, guest) => statusOf(model, guest)),
    companions: model.guests.map((_, guest) => companionStatusOf(model, guest)),
    // Those of two clients may be first sent at the same moment.
    answers: model.answers
      .map(({ person, guest }) => ({ person, guest }))
      .sort((one, other) => one.person - other.person),
    counts: countGuests(model),
  }),
  seats: (model: Model) => Object.fromEntries(comingSeats(model)),
  wishes: ({ wishes }: Model) =>
    wishes.map(({ isDeleted, holder }) => (isDeleted ? "deleted" : holder)),
  budget: addUpBudget,
  conversation: ({ conversation }: Model) => ({
    messages: conversation.messages.map(({ id }) => id),
    unread: users.filter((user) => hasUnread(conversation, user)),
    blockedBy: conversation.blockedBy,
  }),
  listing: ({ listing: { status, reservedFor, sale } }: Model) => ({
    status,
    reservedFor: status === "sold" ? undefined : reservedFor,
    sale,
  }),
  gallery: (model: Model) => galleryBrowsers.map((browser) => seenBy(model, browser)),
};

export type Area = keyof typeof views;

export function view(model: Model, areas: readonly Area[]): Record<string, unknown> {
  return Object.fromEntries(areas.map((area) => [area, views[area](model)]));
}
