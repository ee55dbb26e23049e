import fc from "fast-check";
import { expect, test } from "vitest";
import { anyBudget, budgetItem, budgetPayment } from "#tests/support/budgets.ts";
import { duesOf } from "../../dues/rules.ts";
import { categoryFigures } from "./category-figures.ts";
import { baseLine, layoutDueLine } from "./due-line.ts";
import { layoutStream } from "./stream.ts";

const today = "2026-11-20";

test("the rows of the stream fill its height, and nothing leaves it", () => {
  fc.assert(
    fc.property(anyBudget, (budget) => {
      const figures = categoryFigures(budget);
      const { height, rows } = layoutStream(figures);
      expect(rows.map(({ id }) => id)).toEqual(figures.map(({ id }) => id));
      expect(rows.reduce((sum, { rowHeight }) => sum + rowHeight, 0)).toBeCloseTo(height, 0);
      for (const { bar } of rows) {
        expect(bar.y).toBeGreaterThanOrEqual(-0.01);
        expect(bar.y + bar.height).toBeLessThanOrEqual(height + 0.02);
      }
      for (const [index, { over }] of rows.entries()) {
        expect(over === null).toBe(figures[index]?.overspent === 0);
      }
    }),
  );
});

test("categories are drawn by size", () => {
  fc.assert(
    fc.property(anyBudget, (budget) => {
      const sizes = categoryFigures(budget).map(({ total, used }) => Math.max(total, used));
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    }),
  );
});

test("each pin stands at its date, higher the more is paid", () => {
  fc.assert(
    fc.property(anyBudget, (budget) => {
      const dues = duesOf(budget);
      const dated = dues.filter(({ dueDate }) => dueDate !== null);
      const line = layoutDueLine(dues, today, "2027-06-12");
      if (dated.length === 0) {
        expect(line).toBeNull();
        return;
      }
      const pins = line?.pins ?? [];
      expect(pins.map(({ due }) => due)).toEqual(dated);
      for (const { x, y } of pins) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(100);
        expect(y).toBeLessThanOrEqual(baseLine);
      }
      for (const a of pins) {
        for (const b of pins) {
          if (a.due.dueDate < b.due.dueDate) expect(a.x).toBeLessThan(b.x);
          if (a.due.amount > b.due.amount) expect(a.y).toBeLessThanOrEqual(b.y);
        }
      }
      const named = pins.filter(({ label }) => label !== null);
      expect(named).toHaveLength(Math.min(4, pins.length));
      const smallest = Math.min(...named.map(({ due }) => due.amount));
      for (const { due, label } of pins)
        if (!label) expect(due.amount).toBeLessThanOrEqual(smallest);
    }),
  );
});

test("the four largest are named, though they are due on the same days", () => {
  const payment = (name: string, amount: number, dueDate: string) =>
    budgetPayment({ name, amount, dueDate });
  const payments = [
    payment("rate 1", 31_000_00, "2027-06-01"),
    payment("rate 2", 31_000_00, "2027-06-01"),
    payment("resten, som er avtalt muntlig med kokken", 30_000_00, "2027-06-03"),
    payment("bar", 30_500_00, "2027-06-02"),
    payment("pynt", 100_00, "2027-01-02"),
  ];
  const items = [budgetItem({ payments })];
  const dues = duesOf({ items, guests: { adults: 0, children: 0 } });
  const pins = layoutDueLine(dues, today, "2027-06-12")?.pins ?? [];
  const labels = pins.flatMap(({ label }) => label ?? []);
  expect(labels.map(({ name }) => name)).toEqual([
    "Fruktlåven, rate 1",
    "Fruktlåven, rate 2",
    "Fruktlåven, bar",
    "Fruktlåven, resten, som er avta…",
  ]);
  for (const [index, label] of labels.entries()) {
    for (const other of labels.slice(index + 1)) {
      const isApart = label.side !== other.side || Math.abs(label.y - other.y) > 18;
      expect(isApart, `${label.name} beside ${other.name}`).toBe(true);
    }
  }
});
