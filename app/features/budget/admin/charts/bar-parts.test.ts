import fc from "fast-check";
import { expect, test } from "vitest";
import { anyBudget, budgetItem } from "#tests/support/budgets.ts";
import { costOf, sum } from "../../rules.ts";
import { barParts } from "./bar-parts.ts";

const guests = { adults: 2, children: 1 };

test.each([
  ["nothing is used", 100, [], [["left", 100]]],
  [
    "an estimate",
    100,
    [{ estimatedCost: 40 }],
    [
      ["planned", 40],
      ["left", 60],
    ],
  ],
  [
    "an agreed price",
    100,
    [{ estimatedCost: 40, actualCost: 30 }],
    [
      ["agreed", 30],
      ["left", 70],
    ],
  ],
  ["a paid item", 30, [{ actualCost: 30, paid: true }], [["paid", 30]]],
  [
    "too much",
    20,
    [{ actualCost: 15, paid: true }, { estimatedCost: 10 }],
    [
      ["paid", 15],
      ["planned", 5],
      ["over", 5],
    ],
  ],
  ["no budget", 0, [{ estimatedCost: 10 }], [["over", 10]]],
] as const)("%s", (_, total, items, expected) => {
  const parts = barParts(
    total,
    items.map((item) => budgetItem(item)),
    guests,
  );
  expect(parts.map(({ kind, amount }) => [kind, amount])).toEqual(expected);
});

test("the parts add up to the larger of budget and costs", () => {
  fc.assert(
    fc.property(fc.nat(50_000_00), anyBudget, (total, budget) => {
      const parts = barParts(total, budget.items, budget.guests);
      const used = sum(budget.items.map((item) => costOf(item, budget.guests)));
      expect(sum(parts.map(({ amount }) => amount))).toBe(Math.max(total, used));
      const over = parts.find(({ kind }) => kind === "over")?.amount ?? 0;
      expect(over).toBe(Math.max(0, used - total));
    }),
  );
});
