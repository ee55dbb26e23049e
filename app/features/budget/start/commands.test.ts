import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { budgetTemplate, outsideTemplate } from "#content/budget-template.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import { addPayer, changePayer, deletePayer, restorePayer } from "../payers/commands.server.ts";
import { findBudgetSettings, loadBudget } from "../queries.server.ts";
import { maxAmount, sum } from "../rules.ts";
import { budgetTotals } from "../totals/rules.ts";
import { setReminders, startEmpty, startWithTemplate } from "./commands.server.ts";
import { startFromTemplate } from "./rules.ts";

useTestDatabase();

let wedding: OwnedWeddingId;

beforeEach(async () => {
  wedding = await insertWedding();
});

test("the shares of the template are a whole, and every figure has source and year", () => {
  expect(sum(budgetTemplate.map(({ percent }) => percent))).toBe(100);
  expect(new Set(budgetTemplate.map(({ name }) => name)).size).toBe(budgetTemplate.length);
  for (const { source, text } of [...budgetTemplate, outsideTemplate].flatMap(
    ({ examples }) => examples,
  )) {
    expect(source.name, text).not.toBe("");
    expect(source.year, text).toMatch(/^(ca\. )?\d{4}(–\d{4})?$|^u\.å\.$/);
  }
});

test("a total is divided to the øre", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: maxAmount }), (total) => {
      const categories = startFromTemplate(total, null);
      expect(sum(categories.map(({ budgetAmount }) => budgetAmount))).toBe(total);
    }),
  );
});

test("without a total the template has no amounts", async () => {
  await startWithTemplate(wedding, { total: null, guests: 60 });
  const budget = await loadBudget(wedding);
  expect(budget.categories).toHaveLength(14);
  const { total, used, planned } = budgetTotals(budget);
  expect({ total, used, planned }).toEqual({ total: 0, used: 0, planned: 0 });
});

test("amounts of the template are the couple's total, marked as our assumption", async () => {
  await startWithTemplate(wedding, { total: 285_000_00, guests: 60 });
  const budget = await loadBudget(wedding);
  expect(budgetTotals(budget)).toMatchObject({ total: 285_000_00, used: 0 });
  const food = budget.categories.find(({ name }) => name === "Mat og servering");
  expect(food?.budgetAmount).toBe(74_100_00);
  const dinner = budget.items.find(({ name }) => name === "Middag");
  expect(dinner).toMatchObject({ pricing: "per-guest", pricePerGuest: 0, categoryId: food?.id });
  expect(dinner?.notes?.replaceAll("\u00a0", " ")).toBe(
    "Kategorien har 26 % av totalen. Fordelingen er vår antakelse. Det er 1 235 kr per gjest.",
  );
});

test.each([
  [1, 1],
  [99, 25],
  [100_00, 26_00],
  [285_000_01, 74_100_01],
])("of a total of %d øre, food gets %d", (total, food) => {
  const categories = startFromTemplate(total, 60);
  const amounts = categories.map(({ budgetAmount }) => budgetAmount);
  expect(amounts[1]).toBe(food);
  expect(sum(amounts)).toBe(total);
});

test("a sum per guest is only told where the price grows, and of a krone at least", () => {
  const notesOf = (total: number | null, guests: number | null) =>
    startFromTemplate(total, guests).flatMap(({ items }) => items.map(({ notes }) => notes));
  const told = (notes: string[]) => notes.filter((text) => text.includes("per gjest")).length;
  const growing = budgetTemplate.flatMap(({ items }) => items).filter((item) => item.growsPerGuest);
  expect(told(notesOf(285_000_00, 60))).toBe(growing.length);
  for (const [total, guests] of [
    [1_00, 60],
    [285_000_00, 0],
    [285_000_00, null],
    [null, 60],
  ] as const) {
    expect(told(notesOf(total, guests)), `${total} for ${guests}`).toBe(0);
  }
});

test("a budget begins once, however often and in whatever way it is begun", async () => {
  const start = () => startWithTemplate(wedding, { total: 100, guests: null });
  await Promise.all([start(), start(), startEmpty(wedding), start()]);
  const { categories, payers } = await loadBudget(wedding);
  expect([0, 14]).toContain(categories.length);
  expect(payers).toHaveLength(4);
  expect(await findBudgetSettings(wedding)).toEqual({ hasStarted: true, remindByMail: false });
});

test("reminders can be switched before and after the start", async () => {
  await setReminders(wedding, true);
  expect(await findBudgetSettings(wedding)).toEqual({ hasStarted: false, remindByMail: true });
  await startEmpty(wedding);
  expect(await findBudgetSettings(wedding)).toEqual({ hasStarted: true, remindByMail: true });
  await setReminders(wedding, false);
  expect(await findBudgetSettings(wedding)).toEqual({ hasStarted: true, remindByMail: false });
});

test("payers can be added, renamed, deleted and restored, but not the partners", async () => {
  const id = crypto.randomUUID();
  expect(await addPayer(wedding, id, "Tante Eva")).toEqual({ ok: true });
  expect(await changePayer(wedding, id, 1, "Eva")).toEqual({ ok: true });
  expect(await deletePayer(wedding, id)).toEqual({ ok: true });
  expect((await loadBudget(wedding)).payers).toHaveLength(4);
  expect(await addPayer(wedding, id, "Eva")).toEqual({ ok: false, reason: "gone" });
  const other = await insertWedding();
  expect(await restorePayer(other, id)).toBe(false);
  expect(await restorePayer(wedding, id)).toBe(true);
  const { payers } = await loadBudget(wedding);
  expect(payers.at(-1)).toEqual({ id, kind: "other", name: "Eva", version: 2 });
  const partner = payers[0]?.id ?? "";
  const refused = { ok: false, reason: "partner" };
  expect(await addPayer(wedding, partner, "X")).toEqual(refused);
  expect(await changePayer(wedding, partner, 1, "X")).toEqual(refused);
  expect(await deletePayer(wedding, partner)).toEqual(refused);
  expect(await changePayer(other, id, 2, "X")).toEqual({ ok: false, reason: "gone" });
  expect((await loadBudget(wedding)).payers).toEqual(payers);
});
