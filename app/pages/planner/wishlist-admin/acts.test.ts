import { expect, test } from "vitest";
import type { OwnedWish } from "#app/features/wishlist/admin/queries.server.ts";
import type { ActionFields } from "../actions/action-result.ts";
import { actionFields, applyOptimistic, moving, stepOf } from "./acts.ts";

const wishes = ["a", "b", "c"].map(
  (id) => ({ id, purchased: true, purchasedBy: "Kari" }) as OwnedWish,
);

test.each<[string, ActionFields[], string]>([
  ["nothing", [], "abc"],
  ["a deletion", [actionFields("delete", "b")], "ac"],
  ["an unknown wish", [actionFields("delete", "x")], "abc"],
  ["a form of another kind", [[["intent", "gift-box"]]], "abc"],
  ["a move", [moving("c", "a")], "cab"],
  ["a move to the end", [moving("a", "")], "bca"],
  ["several", [moving("a", ""), actionFields("delete", "b"), moving("a", "c")], "ac"],
  ["a move to where a wish was", [actionFields("delete", "a"), moving("c", "a")], "bc"],
])("%s: the list is shown as it will be", (_, forms, left) => {
  expect(order(forms)).toBe(left);
});

test("a reset wish is available at once", () => {
  const [, reset] = applyOptimistic(wishes, [formOf(actionFields("reset", "b"))]);
  expect(reset).toEqual({ id: "b", purchased: false, purchasedBy: null });
});

test.each<[string, -1 | 1, string | null]>([
  ["a", -1, null],
  ["a", 1, "bac"],
  ["b", 1, "acb"],
  ["c", -1, "acb"],
  ["c", 1, null],
  ["x", 1, null],
])("%s by %d is %s", (id, step, moved) => {
  const form = stepOf(wishes, id, step);
  expect(form && order([form])).toBe(moved);
});

function order(forms: ActionFields[]): string {
  return applyOptimistic(wishes, forms.map(formOf))
    .map(({ id }) => id)
    .join("");
}

function formOf(fields: ActionFields): FormData {
  const form = new FormData();
  for (const field of fields) form.append(...field);
  return form;
}
