import type { OwnedWish } from "#app/features/wishlist/admin/queries.server.ts";
import { movedBefore } from "#app/features/wishlist/admin/rules.ts";
import type { ActionFields } from "../actions/action-result.ts";
import { wishlistAdminTexts } from "./texts.ts";

// What one press does to a wish.

/** Where the forms are sent. */
export const wishlistPath = "/wishlist-admin";

const { errors, giftBox } = wishlistAdminTexts;

/** What is said when a form of the page could not be handled. */
const notDone: Record<string, string> = {
  add: errors.add,
  delete: errors.remove,
  "gift-box": giftBox.failed,
};

export function errorMessageFor(intent: unknown): string {
  return notDone[String(intent)] ?? errors.change;
}

const filledIn = ["add", "edit", "gift-box"];

/** Whether a form is filled in, and stays on the screen until it is taken. */
export function isFilledIn(form: FormData): boolean {
  return filledIn.includes(String(form.get("intent")));
}

export function actionFields(intent: "delete" | "restore" | "reset", id: string): ActionFields {
  return [
    ["intent", intent],
    ["id", id],
  ];
}

/** @param before the wish it comes to stand in front of, or "" for the end */
export function moving(id: string, before: string): ActionFields {
  return [
    ["intent", "move"],
    ["id", id],
    ["before", before],
  ];
}

/** The list as it will be once the forms that are on their way have arrived. */
export function applyOptimistic(
  wishes: readonly OwnedWish[],
  forms: readonly FormData[],
): readonly OwnedWish[] {
  return forms.reduce(after, wishes);
}

function after(wishes: readonly OwnedWish[], form: FormData): readonly OwnedWish[] {
  const named = form.get("id");
  switch (form.get("intent")) {
    case "delete":
      return wishes.filter(({ id }) => id !== named);
    case "reset":
      return wishes.map((wish) =>
        wish.id === named ? { ...wish, purchased: false, purchasedBy: null } : wish,
      );
    case "move": {
      const byId = new Map(wishes.map((wish) => [wish.id, wish]));
      const before = form.get("before");
      const order = movedBefore([...byId.keys()], String(named), before ? String(before) : null);
      return order.flatMap((id) => byId.get(id) ?? []);
    }
    default:
      return wishes;
  }
}

/** The form that moves a wish by one place, or null at the end of the list. */
export function stepOf(
  wishes: readonly OwnedWish[],
  id: string,
  step: -1 | 1,
): ActionFields | null {
  const at = wishes.findIndex((wish) => wish.id === id);
  const to = at + step;
  if (at < 0 || to < 0 || to >= wishes.length) return null;
  return moving(id, wishes[step < 0 ? to : to + 1]?.id ?? "");
}
