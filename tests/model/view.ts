import { addUpBudget } from "./budget.ts";
import { hasUnread } from "./conversation.ts";
import { companionStatusOf, countGuests, statusOf } from "./guests.ts";
import { comingSeats } from "./seats.ts";
import { type Model, users } from "./state.ts";

/** Returns all that the product shows. */
export function view(model: Model) {
  const { conversation, listing } = model;
  return {
    guests: model.guests.map((_, guest) => statusOf(model, guest)),
    companions: model.guests.map((_, guest) => companionStatusOf(model, guest)),
    answers: model.answers.map(({ person, guest }) => ({ person, guest })),
    counts: countGuests(model),
    seated: Object.fromEntries(comingSeats(model)),
    wishes: model.wishes.map(({ isDeleted, holder }) => (isDeleted ? "deleted" : holder)),
    budget: addUpBudget(model),
    messages: conversation.messages.map(({ id }) => id),
    unread: users.filter((user) => hasUnread(conversation, user)),
    blockedBy: conversation.blockedBy,
    listing: {
      status: listing.status,
      reservedFor: listing.status === "sold" ? undefined : listing.reservedFor,
      sale: listing.sale,
    },
  };
}
