import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { insertBudget } from "#tests/support/budget-rows.ts";
import { budgetCategory, budgetItem, budgetPayment } from "#tests/support/budgets.ts";
import { useTestDatabase, withLockHeldBy } from "#tests/support/database.ts";
import { insertAccount, insertOwner, insertWedding } from "#tests/support/factories.ts";
import { withFailingWrites } from "#tests/support/failures.ts";
import { queuedMails } from "#tests/support/queued-mails.ts";
import type { BudgetItem } from "../rules.ts";
import { setReminders } from "../start/commands.server.ts";
import { budgetItems, budgetSettings } from "../tables.server.ts";
import { remindOfPayments } from "./jobs.server.ts";

useTestDatabase();

const today = "2026-11-23";
const overdue = { name: "Fotograf", dueDate: "2026-11-22", estimatedCost: 9000_00 };
const due = { name: "Bandet", dueDate: "2026-11-30", estimatedCost: 5000_50 };

beforeEach(() => setClock(() => Date.parse(`${today}T08:00:00Z`)));
afterEach(() => setClock());

test("both owners get one mail that lists what is overdue or due within a week", async () => {
  const { emails } = await wedding([
    due,
    overdue,
    { name: "Senere", dueDate: "2026-12-01" },
    { name: "Betalt", dueDate: "2026-11-20", paid: true },
    { name: "Uten frist" },
    {
      name: "Låven",
      payments: [
        budgetPayment({ name: "rate 1", dueDate: "2026-11-20", paidOn: "2026-11-20" }),
        budgetPayment({ name: "rate 2", dueDate: "2026-11-23", amount: 31_000_00 }),
      ],
    },
  ]);
  await remind();
  expect(emails).toHaveLength(2);
  for (const email of emails) {
    const [mail, ...others] = await queuedMails(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("3 betalinger forfaller");
    expect(mail?.text.replaceAll("\u00a0", " ")).toContain(
      [
        "Fotograf: 9 000 kr, forfalt 22. november 2026",
        "Låven, rate 2: 31 000 kr, forfaller 23. november 2026",
        "Bandet: 5 000,50 kr, forfaller 30. november 2026",
      ].join("\n\n"),
    );
    expect(mail?.text).toContain("/budget");
  }
});

test("a due date is mentioned once, a new one again", async () => {
  const { weddingId, emails } = await wedding([overdue, due]);
  await remind();
  await remind();
  expect(await subjects(emails)).toEqual(["2 betalinger forfaller"]);
  await db()
    .update(budgetItems)
    .set({ dueDate: "2026-11-24" })
    .where(and(eq(budgetItems.weddingId, weddingId), eq(budgetItems.name, "Bandet")));
  await remind();
  expect(await subjects(emails)).toEqual([
    "2 betalinger forfaller",
    "En betaling til bryllupet forfaller",
  ]);
});

test("two runs at once send one mail", async () => {
  const { emails } = await wedding([overdue]);
  await Promise.all([remind(), remind(), remind()]);
  expect(await subjects(emails)).toHaveLength(1);
});

describe("a run that breaks off", () => {
  test("while it sends has mentioned nothing, and the next one sends once", async () => {
    const { emails } = await wedding([overdue]);
    const broken = withFailingWrites("insert on outbox", remind);
    await expect(broken).rejects.toThrow("1 couples");
    expect(await subjects(emails)).toEqual([]);
    await remind();
    await remind();
    expect(await subjects(emails)).toHaveLength(1);
  });

  test("while it notes what it has mentioned sends nothing", async () => {
    const { emails } = await wedding([overdue]);
    await expect(withFailingWrites("insert on budget_reminders", remind)).rejects.toThrow();
    expect(await subjects(emails)).toEqual([]);
  });
});

test("couples that do not want mails get none, nor of another couple's payments", async () => {
  const silent = await wedding([overdue]);
  await setReminders(silent.weddingId, false);
  const without = await wedding([]);
  await remind();
  expect(await subjects([...silent.emails, ...without.emails])).toEqual([]);
});

test("mails that are switched off while the job runs are not sent", async () => {
  const { weddingId, emails } = await wedding([overdue]);
  const ofWedding = eq(budgetSettings.weddingId, weddingId);
  await withLockHeldBy(
    (tx) => tx.update(budgetSettings).set({ remindByMail: false }).where(ofWedding),
    remind,
  );
  expect(await subjects(emails)).toEqual([]);
});

async function wedding(items: Partial<BudgetItem>[]) {
  const weddingId: OwnedWeddingId = await insertWedding();
  const owners = [await insertAccount(), await insertAccount()];
  for (const { id } of owners) await insertOwner(weddingId, id);
  const category = budgetCategory();
  const budget = {
    categories: [category],
    items: items.map((item) => budgetItem({ ...item, categoryId: category.id })),
  };
  await insertBudget(weddingId, budget, { remindByMail: true });
  return { weddingId, emails: owners.map(({ email }) => email) };
}

async function subjects(emails: string[]): Promise<string[]> {
  const sent = await Promise.all(emails.slice(0, 1).map((email) => queuedMails(email)));
  return sent.flat().map(({ subject }) => subject);
}

function remind(): Promise<void> {
  return remindOfPayments.run({}, "");
}
