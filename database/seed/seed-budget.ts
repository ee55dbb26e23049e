import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { addDays } from "#app/features/budget/dues/rules.ts";
import { markStarted } from "#app/features/budget/start/commands.server.ts";
import {
  budgetCategories,
  budgetItems,
  budgetPayers,
  budgetPayments,
  budgetShares,
} from "#app/features/budget/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import { categories } from "./demo-budget.ts";

const payerNames = ["first", "second", "first-parents", "second-parents"] as const;

/** The budget of the demo wedding, which is half paid. */
export async function seedBudget(
  tx: Transaction,
  weddingId: string,
  weddingDate: string,
): Promise<void> {
  await markStarted(tx, weddingId as OwnedWeddingId);
  const payers = await tx
    .select({ id: budgetPayers.id })
    .from(budgetPayers)
    .where(eq(budgetPayers.weddingId, weddingId))
    .orderBy(asc(budgetPayers.createdAt));
  const payerId = (name: (typeof payerNames)[number]) => {
    const payer = payers[payerNames.indexOf(name)];
    if (!payer) throw new Error(`no payer ${name}`);
    return payer.id;
  };
  const today = osloDate(now());
  const createdAt = now();
  const own = () => ({ weddingId, id: randomUUID(), createdAt });

  for (const { name, amount, color, items } of categories) {
    const category = { ...own(), name, budgetAmount: ore(amount), color };
    await tx.insert(budgetCategories).values(category);
    for (const { payments = [], shares = {}, ...item } of items) {
      const stored = {
        ...own(),
        categoryId: category.id,
        name: item.name,
        pricing: item.pricePerGuest ? ("per-guest" as const) : ("fixed" as const),
        estimatedCost: ore(item.estimated ?? 0),
        pricePerGuest: item.pricePerGuest ? ore(item.pricePerGuest) : null,
        pricePerChild: item.pricePerChild ? ore(item.pricePerChild) : null,
        actualCost: ore(item.agreed ?? 0),
        dueDate: dayOf(item.due),
        payee: item.payee ?? null,
        notes: item.notes ?? null,
        paid: item.paidDaysAgo !== undefined,
        paidOn: daysAgo(item.paidDaysAgo),
      };
      await tx.insert(budgetItems).values(stored);
      for (const payment of payments) {
        await tx.insert(budgetPayments).values({
          ...own(),
          itemId: stored.id,
          name: payment.name,
          amount: ore(payment.amount),
          dueDate: dayOf(payment.due),
          paidOn: daysAgo(payment.paidDaysAgo),
          payerId: payment.paidBy ? payerId(payment.paidBy) : null,
        });
      }
      for (const name of payerNames) {
        const weight = shares[name];
        const share = { weddingId, itemId: stored.id, payerId: payerId(name) };
        if (weight) await tx.insert(budgetShares).values({ ...share, weight });
      }
    }
  }

  function dayOf(due: (typeof categories)[number]["items"][number]["due"]): string | null {
    if (!due) return null;
    return "daysFromNow" in due
      ? addDays(today, due.daysFromNow)
      : addDays(weddingDate, -due.daysBeforeWedding);
  }

  function daysAgo(days: number | undefined): string | null {
    return days === undefined ? null : addDays(today, -days);
  }
}

function ore(kroner: number): number {
  return kroner * 100;
}
