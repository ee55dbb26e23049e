import fc from "fast-check";
import { expect, test } from "vitest";
import { anyBudget, budgetCategory, budgetItem, budgetPayment } from "#tests/support/budgets.ts";
import { costOf, maxAmount, maxPricePerGuest, maxRows, sum } from "../rules.ts";
import { budgetTotals, categoryTotals, costOfMoreGuests, percentOf } from "./rules.ts";

const nobody = { adults: 0, children: 0 };

test.each([
  [0, 0, 0],
  [1, 0, 0],
  [145, 1000, 15],
  [144, 1000, 14],
  [1, 201, 0],
  [1, 200, 1],
  [99_999_99, 100_000_00, 100],
  [312_500_00, 285_000_00, 110],
])("%d of %d is %d %", (amount, total, percent) => {
  expect(percentOf(amount, total)).toBe(percent);
});

test.each([
  { total: 100, used: 99, remaining: 1, overspent: 0 },
  { total: 100, used: 100, remaining: 0, overspent: 0 },
  { total: 100, used: 101, remaining: -1, overspent: 1 },
  { total: 0, used: 5, remaining: -5, overspent: 5, percent: 0 },
])("a budget is overspent when more than its total is used: %j", (expected) => {
  const category = budgetCategory({ budgetAmount: expected.total });
  const items = [budgetItem({ categoryId: category.id, estimatedCost: expected.used })];
  const budget = { categories: [category], items, payers: [], guests: nobody };
  expect(budgetTotals(budget)).toMatchObject(expected);
});

test("what is planned, agreed, paid and unpaid is kept apart", () => {
  const items = [
    budgetItem({ estimatedCost: 100 }),
    budgetItem({ estimatedCost: 100, actualCost: 120, paid: true }),
    budgetItem({ pricing: "per-guest", pricePerGuest: 10, actualCost: 30 }),
    budgetItem({ pricing: "per-guest", pricePerGuest: 1, agreedPerGuest: 4, agreedPerChild: 2 }),
  ];
  const guests = { adults: 2, children: 1 };
  expect(budgetTotals({ categories: [], items, payers: [], guests })).toMatchObject({
    planned: 233,
    agreed: 160,
    used: 260,
    paid: 120,
    unpaid: 140,
  });
});

test("ten more guests cost what is agreed for each, or else planned, but no fixed sum", () => {
  const perGuest = { pricing: "per-guest", pricePerGuest: 1420_00, pricePerChild: 1 } as const;
  const items = [
    budgetItem(perGuest),
    budgetItem({ ...perGuest, actualCost: 1 }),
    budgetItem({ ...perGuest, agreedPerGuest: 95_00 }),
    budgetItem({ estimatedCost: 700_00, agreedPerGuest: 1 }),
  ];
  expect(costOfMoreGuests({ items }, 10)).toBe(15_150_00);
});

test("as many items of the largest amounts as there may be are exact", () => {
  const guests = { adults: 1999, children: 1 };
  const costs = [
    { estimatedCost: maxAmount - 1 },
    { pricing: "per-guest", pricePerGuest: maxPricePerGuest, pricePerChild: 1 },
  ] as const;
  for (const cost of costs) {
    const items = Array.from({ length: maxRows.items }, () => budgetItem({ ...cost, paid: true }));
    const { used, paid, unpaid } = budgetTotals({ categories: [], items, payers: [], guests });
    const each = "pricing" in cost ? BigInt(cost.pricePerGuest) * 1999n + 1n : 9_999_999_999n;
    expect(Number.isSafeInteger(used)).toBe(true);
    expect(BigInt(used)).toBe(each * 2000n);
    expect({ paid, unpaid }).toEqual({ paid: used, unpaid: 0 });
  }
});

test("too much paid for one item does not lower what is unpaid of another", () => {
  const payment = budgetPayment({ amount: 90, paidOn: "2026-11-01" });
  const items = [
    budgetItem({ estimatedCost: 50, payments: [payment] }),
    budgetItem({ estimatedCost: 30 }),
  ];
  const totals = budgetTotals({ categories: [], items, payers: [], guests: nobody });
  expect(totals).toMatchObject({ used: 80, paid: 90, unpaid: 30 });
});

test("categories add up to the whole, to the øre", () => {
  fc.assert(
    fc.property(anyBudget, (budget) => {
      const whole = budgetTotals(budget);
      const parts = categoryTotals(budget);
      for (const name of ["total", "used", "planned", "agreed", "paid", "unpaid"] as const) {
        expect(sum(parts.map((part) => part[name]))).toBe(whole[name]);
      }
      expect(whole.used).toBe(sum(budget.items.map((item) => costOf(item, budget.guests))));
      expect(whole.remaining + whole.used).toBe(whole.total);
    }),
  );
});

test("more guests cost what the budget grows by when they come", () => {
  fc.assert(
    fc.property(anyBudget, fc.integer({ min: 0, max: 50 }), (budget, more) => {
      const guests = { ...budget.guests, adults: budget.guests.adults + more };
      const growth = budgetTotals({ ...budget, guests }).used - budgetTotals(budget).used;
      expect(costOfMoreGuests(budget, more)).toBe(growth);
    }),
  );
});
