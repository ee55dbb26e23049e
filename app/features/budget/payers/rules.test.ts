import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyBudget, budgetItem, budgetPayer, budgetPayment } from "#tests/support/budgets.ts";
import { maxAmount, sum } from "../rules.ts";
import { budgetTotals } from "../totals/rules.ts";
import { contributions, divide, itemShares } from "./rules.ts";

const guests = { adults: 0, children: 0 };
const ida = budgetPayer({ id: "ida", kind: "first-partner", name: "" });
const jonas = budgetPayer({ id: "jonas", kind: "second-partner", name: "" });
const parents = budgetPayer({ id: "parents", kind: "parents" });

describe("divide", () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1], [51, 50]],
    [100, [1, 2], [33, 67]],
    [5, [0, 1], [0, 5]],
    [7, [], []],
    [7, [0, 0], [0, 0]],
    [maxAmount, [1_000_000, 1_000_000, 1], [4_999_997_500, 4_999_997_500, 5000]],
  ])("%d by %j is %j", (amount, weights, parts) => {
    expect(divide(amount, weights)).toEqual(parts);
  });

  test("adds up, and is within an øre of the exact part", () => {
    const weight = fc.integer({ min: 1, max: 1_000_000 });
    const amount = fc.integer({ min: 0, max: 2 * 10 ** 13 });
    fc.assert(
      fc.property(amount, fc.array(weight, { minLength: 1, maxLength: 8 }), (whole, weights) => {
        const parts = divide(whole, weights);
        expect(sum(parts)).toBe(whole);
        const all = BigInt(sum(weights));
        for (const [index, part] of parts.entries()) {
          const difference = BigInt(part) * all - BigInt(whole) * BigInt(weights[index] ?? 0);
          expect(difference < all && -difference < all).toBe(true);
        }
      }),
    );
  });
});

test.each([
  ["its payers", [{ payerId: "parents", weight: 3 }], [ida, jonas], { parents: 101 }],
  ["the partners by halves", [], [parents, jonas, ida], { ida: 51, jonas: 50 }],
  ["nobody without both partners", [], [ida, parents], { unassigned: 101 }],
])("an item is shared by %s", (_name, shares, payers, expected) => {
  const parts = itemShares(budgetItem({ shares }), 101, payers);
  expect(Object.fromEntries(parts.map(({ payerId, amount }) => [payerId, amount]))).toEqual(
    expected,
  );
});

describe("contributions", () => {
  const paid = { paidOn: "2026-11-01" };
  const contributionsTo = (item: Parameters<typeof budgetItem>[0]) =>
    contributions({
      categories: [],
      items: [budgetItem(item)],
      payers: [ida, jonas, parents],
      guests,
    }).map(({ payerId, share, paid, owes }) => [payerId, share, paid, owes]);

  test("of a payment count for who has paid it, the others by shares", () => {
    const payments = [
      budgetPayment({ amount: 60, payerId: "ida", ...paid }),
      budgetPayment({ amount: 20, ...paid }),
      budgetPayment({ amount: 20, payerId: "jonas" }),
    ];
    expect(contributionsTo({ estimatedCost: 100, payments })).toEqual([
      ["ida", 50, 70, -20],
      ["jonas", 50, 10, 40],
      ["parents", 0, 0, 0],
    ]);
  });

  test("owe nothing once everything is paid by shares, however it was split", () => {
    const shares = ["ida", "jonas", "parents"].map((payerId) => ({ payerId, weight: 1 }));
    const payments = [50, 50].map((amount) => budgetPayment({ amount, ...paid }));
    expect(contributionsTo({ estimatedCost: 100, payments, shares })).toEqual([
      ["ida", 34, 34, 0],
      ["jonas", 33, 33, 0],
      ["parents", 33, 33, 0],
    ]);
  });

  test("name what nobody pays only when there is any", () => {
    const items = [budgetItem({ estimatedCost: 100, paid: true })];
    const budget = { categories: [], items, payers: [parents], guests };
    expect(contributions(budget)).toEqual([
      { payerId: "parents", share: 0, paid: 0, owes: 0 },
      { payerId: "unassigned", share: 100, paid: 100, owes: 0 },
    ]);
  });

  test("add up to what is used and paid, to the øre", () => {
    fc.assert(
      fc.property(anyBudget, (budget) => {
        const all = contributions(budget);
        const { used, paid } = budgetTotals(budget);
        expect(sum(all.map(({ share }) => share))).toBe(used);
        expect(sum(all.map((each) => each.paid))).toBe(paid);
        expect(sum(all.map(({ owes }) => owes))).toBe(used - paid);
      }),
    );
  });
});
