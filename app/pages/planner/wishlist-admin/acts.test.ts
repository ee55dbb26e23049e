import { expect, test } from "vitest";
import type { KeptWish } from "#app/features/wishlist/keeping/queries.server.ts";
import { type Act, afterActs, stepOf } from "./acts.ts";

const wishes = ["a", "b", "c"].map(
  (id) => ({ id, purchased: true, purchasedBy: "Kari" }) as KeptWish,
);

test.each<[Act[], string]>([
  [[], "abc"],
  [[{ intent: "delete", id: "b" }], "ac"],
  [[{ intent: "delete", id: "x" }], "abc"],
  [[{ intent: "move", id: "c", before: "a" }], "cab"],
  [[{ intent: "move", id: "a", before: "" }], "bca"],
  [
    [
      { intent: "move", id: "a", before: "" },
      { intent: "delete", id: "b" },
      { intent: "move", id: "a", before: "c" },
    ],
    "ac",
  ],
  [
    [
      { intent: "delete", id: "a" },
      { intent: "move", id: "c", before: "a" },
    ],
    "bc",
  ],
])("%j leave %s", (acts, left) => {
  expect(
    afterActs(wishes, acts)
      .map(({ id }) => id)
      .join(""),
  ).toBe(left);
});

test("a reset wish is available at once", () => {
  const [, reset] = afterActs(wishes, [{ intent: "reset", id: "b" }]);
  expect(reset).toEqual({ id: "b", purchased: false, purchasedBy: null });
});

test.each<[string, -1 | 1, string | null]>([
  ["a", -1, null],
  ["a", 1, "bac"],
  ["b", 1, "acb"],
  ["c", -1, "acb"],
  ["c", 1, null],
  ["x", 1, null],
])("%s by %d is %s", (id, step, order) => {
  const act = stepOf(wishes, id, step);
  expect(
    act &&
      afterActs(wishes, [act])
        .map((wish) => wish.id)
        .join(""),
  ).toBe(order);
});
