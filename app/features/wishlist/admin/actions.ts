import type { PendingAction } from "#app/client/actions/submit.ts";
import { moveInFrontOf } from "#app/client/lists/move-in-front-of.ts";
import { describeActions } from "#app/platform/http/actions.ts";
import type { OwnedWish } from "./queries.server.ts";
import { wishAdminTexts } from "./texts.ts";

const { done, errors, giftBox } = wishAdminTexts;
const change = { failed: errors.change, refused: { gone: errors.gone } };
const form = { noResponse: errors.unexpected, showsErrorsInForm: true } as const;

export const wishActions = describeActions("/wishlist-admin", {
  add: { ...form, done: done.added, failed: errors.add, refused: { gone: errors.gone } },
  edit: { ...form, ...change, done: done.changed },
  delete: { done: done.deleted, undo: "restore", failed: errors.remove },
  restore: { ...change, done: done.restored },
  reset: { ...change, done: done.reset, undo: "restore-reservation" },
  "restore-reservation": {
    done: done.reservationRestored,
    failed: errors.change,
    refused: { gone: errors.gone, taken: errors.taken },
  },
  move: { failed: errors.change, refused: { gone: errors.moved } },
  "gift-box": { ...form, failed: giftBox.failed },
});

type WishIntent = keyof typeof wishActions.intents;

export function applyWishAction(
  wishes: readonly OwnedWish[],
  { intent, values }: PendingAction<WishIntent>,
): readonly OwnedWish[] {
  const id = String(values.get("id"));
  switch (intent) {
    case "delete":
      return wishes.filter((wish) => wish.id !== id);
    case "reset":
      return wishes.map((wish) =>
        wish.id === id ? { ...wish, purchased: false, purchasedBy: null } : wish,
      );
    case "move": {
      const byId = new Map(wishes.map((wish) => [wish.id, wish]));
      const beforeId = String(values.get("before") ?? "") || null;
      return moveInFrontOf([...byId.keys()], id, beforeId).flatMap(
        (wishId) => byId.get(wishId) ?? [],
      );
    }
    default:
      return wishes;
  }
}
