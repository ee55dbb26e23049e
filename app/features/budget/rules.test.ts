import { expect, test } from "vitest";
import { budgetCategory, budgetItem, budgetPayment } from "#tests/support/budgets.ts";
import { costOf, isPaid, paidAmount, plannedCost, sortCategories, sortItems } from "./rules.ts";

const guests = { adults: 46, children: 6 };
const perGuest = { pricing: "per-guest", pricePerGuest: 1510_00 } as const;

test.each([
  [{ estimatedCost: 12_500_00 }, 12_500_00, 12_500_00],
  [{ estimatedCost: 12_500_00, actualCost: 1 }, 12_500_00, 1],
  [{ estimatedCost: 0, actualCost: 0 }, 0, 0],
  [perGuest, 78_520_00, 78_520_00],
  [{ ...perGuest, pricePerChild: 500_50 }, 72_463_00, 72_463_00],
  [{ ...perGuest, pricePerChild: 0 }, 69_460_00, 69_460_00],
  [{ ...perGuest, estimatedCost: 9, actualCost: 70_000_00 }, 78_520_00, 70_000_00],
  [{ ...perGuest, agreedPerGuest: 1450_00 }, 78_520_00, 75_400_00],
  [{ ...perGuest, agreedPerGuest: 1450_00, agreedPerChild: 700_50 }, 78_520_00, 70_903_00],
  [{ ...perGuest, agreedPerGuest: 1450_00, agreedPerChild: 0 }, 78_520_00, 66_700_00],
  [{ ...perGuest, agreedPerGuest: 0 }, 78_520_00, 78_520_00],
  [{ ...perGuest, agreedPerGuest: 1450_00, actualCost: 70_000_00 }, 78_520_00, 70_000_00],
  [{ agreedPerGuest: 1450_00, estimatedCost: 9 }, 9, 9],
])("%j is planned with %d øre, and used with %d", (overrides, planned, used) => {
  const item = budgetItem(overrides);
  expect(plannedCost(item, guests)).toBe(planned);
  expect(costOf(item, guests)).toBe(used);
});

test.each([
  ["nobody comes", {}, { adults: 0, children: 0 }, 0],
  ["only children come", {}, { adults: 0, children: 2 }, 3020_00],
  ["children are free", { pricePerChild: 0 }, { adults: 0, children: 2 }, 0],
  ["nothing is typed", { pricePerGuest: null }, { adults: 9, children: 9 }, 0],
  ["only a child costs", { pricePerGuest: 0, pricePerChild: 1 }, { adults: 9, children: 3 }, 3],
])("the price per guest when %s", (_name, prices, coming, planned) => {
  expect(plannedCost(budgetItem({ ...perGuest, ...prices }), coming)).toBe(planned);
});

const paid = budgetPayment({ amount: 300, paidOn: "2026-11-01" });
const unpaid = budgetPayment({ amount: 900 });

test.each([
  ["an unpaid item", { paid: false }, false, 0],
  ["a paid item", { paid: true }, true, 1000],
  ["a paid item with an agreed price", { paid: true, actualCost: 700 }, true, 700],
  ["unpaid payments", { paid: true, payments: [unpaid] }, false, 0],
  ["payments that are paid in part", { payments: [paid, unpaid] }, false, 300],
  ["paid payments of more than the item costs", { payments: [paid, paid, paid, paid] }, true, 1200],
])("%s", (_name, overrides, isItemPaid, amount) => {
  const item = budgetItem({ estimatedCost: 1000, ...overrides });
  expect(isPaid(item)).toBe(isItemPaid);
  expect(paidAmount(item, guests)).toBe(amount);
});

test("categories are in Norwegian order", () => {
  const names = ["Ærlig talt", "Zumba", "Østers", "Aa", "Åpning", "antrekk", "Blomster"];
  const sorted = sortCategories(names.map((name) => budgetCategory({ name })));
  expect(sorted.map(({ name }) => name)).toEqual([
    "antrekk",
    "Blomster",
    "Zumba",
    "Ærlig talt",
    "Østers",
    "Aa",
    "Åpning",
  ]);
});

test("items are in order of their due dates, those without one last", () => {
  const items = [
    budgetItem({ name: "Ål", dueDate: null }),
    budgetItem({ name: "Kake", dueDate: "2027-01-02" }),
    budgetItem({ name: "Buss", dueDate: null }),
    budgetItem({ name: "Dans", dueDate: "2026-12-31" }),
    budgetItem({ name: "Brus", dueDate: "2027-01-02" }),
  ];
  expect(sortItems(items).map(({ name }) => name)).toEqual(["Dans", "Brus", "Kake", "Buss", "Ål"]);
});

test("an item with payments is sorted by the next of them", () => {
  const payments = [
    budgetPayment({ dueDate: "2026-11-01", paidOn: "2026-10-30" }),
    budgetPayment({ dueDate: "2027-05-01" }),
    budgetPayment({ dueDate: "2026-12-01" }),
  ];
  const items = [
    budgetItem({ name: "Kake", dueDate: "2026-12-24" }),
    budgetItem({ name: "Band", payments }),
    budgetItem({ name: "Buss", dueDate: "2026-11-24" }),
  ];
  expect(sortItems(items).map(({ name }) => name)).toEqual(["Buss", "Band", "Kake"]);
});
