import fc from "fast-check";
import { expect, test } from "vitest";
import { anyBudget, budgetItem, budgetPayment } from "#tests/support/budgets.ts";
import { type BudgetItem, costOf, sum } from "../rules.ts";
import { budgetTotals } from "../totals/rules.ts";
import { costWithoutPayment, duesOf, upcomingDues } from "./rules.ts";

const guests = { adults: 10, children: 0 };
const today = "2026-11-23";

test("an item has one due, one with payments a due for each", () => {
  const plain = budgetItem({
    name: "Mat",
    pricing: "per-guest",
    pricePerGuest: 500,
    dueDate: "2027-01-01",
  });
  const first = budgetPayment({ name: "rate 1", amount: 700, paidOn: "2026-10-02" });
  const second = budgetPayment({ name: "rate 2", amount: 800, dueDate: "2026-12-01" });
  const split = budgetItem({ dueDate: "2026-01-01", paid: true, payments: [first, second] });
  const dues = duesOf({ items: [plain, split], guests });
  expect(
    dues.map(({ name, amount, dueDate, paidOn, isPaid, paymentId }) => {
      return { name, amount, dueDate, paidOn, isPaid, paymentId };
    }),
  ).toEqual([
    {
      name: "Fruktlåven, rate 2",
      amount: 800,
      dueDate: "2026-12-01",
      paidOn: null,
      isPaid: false,
      paymentId: second.id,
    },
    {
      name: "Mat",
      amount: 5000,
      dueDate: "2027-01-01",
      paidOn: null,
      isPaid: false,
      paymentId: null,
    },
    {
      name: "Fruktlåven, rate 1",
      amount: 700,
      dueDate: null,
      paidOn: "2026-10-02",
      isPaid: true,
      paymentId: first.id,
    },
  ]);
});

test.each([
  ["2025-01-01", false, "overdue", true],
  ["2026-11-22", false, "overdue", true],
  ["2026-11-23", false, "due", true],
  ["2026-12-23", false, "due", true],
  ["2026-12-24", false, "due", false],
  [null, false, "undated", false],
  ["2026-11-22", true, "paid", false],
  [null, true, "paid", false],
])("due on %s, paid: %s", (dueDate, paid, state, isUpcoming) => {
  const dues = duesOf({ items: [budgetItem({ dueDate, paid })], guests });
  expect(dues.map((due) => due.state(today))).toEqual([state]);
  expect(upcomingDues(dues, today)).toHaveLength(isUpcoming ? 1 : 0);
});

test("the next 30 days are days, also when the clock changes", () => {
  const dues = duesOf({ items: [budgetItem({ dueDate: "2027-04-14" })], guests });
  expect(upcomingDues(dues, "2027-03-15")).toHaveLength(1);
  expect(upcomingDues(dues, "2027-03-14")).toHaveLength(0);
});

test("what is not paid yet is in the plan, or has no payment", () => {
  const sumOf = (some: { amount: number }[]) => sum(some.map(({ amount }) => amount));
  fc.assert(
    fc.property(anyBudget, ({ items, ...rest }) => {
      const isPaidTooMuch = (item: BudgetItem) => sumOf(item.payments) > costOf(item, rest.guests);
      const budget = { ...rest, items: items.filter((item) => !isPaidTooMuch(item)) };
      const open = duesOf(budget).filter(({ isPaid }) => !isPaid);
      expect(sumOf(open) + costWithoutPayment(budget)).toBe(budgetTotals(budget).unpaid);
    }),
  );
});

test("payments of more than one item costs do not hide what another lacks", () => {
  const short = budgetItem({ actualCost: 900, payments: [budgetPayment({ amount: 500 })] });
  const long = budgetItem({ actualCost: 100, payments: [budgetPayment({ amount: 800 })] });
  const whole = budgetItem({ actualCost: 300 });
  expect(costWithoutPayment({ items: [short, long, whole], guests })).toBe(400);
});
