import { expect, test } from "vitest";
import { budgetCategory, budgetItem, budgetPayment } from "#tests/support/budgets.ts";
import { duesOf } from "../dues/rules.ts";
import type { ItemOrder } from "./budget-query.ts";
import { itemRows, sortRows } from "./item-rows.ts";
import { planMonths } from "./plan-months.ts";

const guests = { adults: 40, children: 5 };
const food = budgetCategory({ name: "Mat" });
const attire = budgetCategory({ name: "Antrekk" });
const items = [
  budgetItem({ name: "Åpning", categoryId: food.id, estimatedCost: 500, dueDate: "2027-01-01" }),
  budgetItem({ name: "Brudekjole", categoryId: attire.id, estimatedCost: 900, actualCost: 800 }),
  budgetItem({
    name: "Middag",
    categoryId: food.id,
    pricing: "per-guest",
    pricePerGuest: 10,
    payments: [
      budgetPayment({ name: "depositum", dueDate: "2026-09-01", paidOn: "2026-09-02", amount: 7 }),
      budgetPayment({ name: "resten", dueDate: "2026-12-24", amount: 9 }),
    ],
  }),
];
const budget = { categories: [food, attire], items, payers: [], guests };

test.each<[ItemOrder["sorter"], ItemOrder["retning"], string[]]>([
  ["due", "ascending", ["Middag", "Åpning", "Brudekjole"]],
  ["due", "descending", ["Åpning", "Middag", "Brudekjole"]],
  ["name", "ascending", ["Brudekjole", "Middag", "Åpning"]],
  ["category", "ascending", ["Brudekjole", "Middag", "Åpning"]],
  ["planned", "descending", ["Brudekjole", "Åpning", "Middag"]],
  ["agreed", "descending", ["Brudekjole", "Middag", "Åpning"]],
  ["paid", "descending", ["Middag", "Åpning", "Brudekjole"]],
])("items by %s, %s", (sorter, retning, names) => {
  const sorted = sortRows(itemRows(budget), { sorter, retning });
  expect(sorted.map(({ name }) => name)).toEqual(names);
});

test("a row shows the next payment and what each sum is", () => {
  const row = itemRows(budget).find(({ name }) => name === "Middag");
  expect(row).toMatchObject({
    dueDate: "2026-12-24",
    planned: 450,
    agreed: 0,
    paid: 7,
    isPaid: false,
    payments: { paid: 1, count: 2 },
  });
});

test("the plan leaves out what was paid in earlier months", () => {
  const { months, earlier } = planMonths(duesOf(budget), "2026-11-20");
  expect(earlier.map(({ name }) => name)).toEqual(["Middag, depositum"]);
  expect(months.map(({ month, amount }) => [month, amount])).toEqual([
    ["2026-12", 9],
    ["2027-01", 500],
    [null, 800],
  ]);
});

test("what is unpaid stays in its month, and what was paid this month too", () => {
  const dues = duesOf({
    guests,
    items: [
      budgetItem({ name: "Forfalt", estimatedCost: 5, dueDate: "2026-08-01" }),
      budgetItem({ name: "Ny", estimatedCost: 3, paid: true, paidOn: "2026-11-02" }),
    ],
  });
  const { months, earlier } = planMonths(dues, "2026-11-20");
  expect(earlier).toEqual([]);
  expect(months.map(({ month }) => month)).toEqual(["2026-08", "2026-11"]);
});
