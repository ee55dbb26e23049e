import { and, between, eq, isNotNull, isNull, lt, notExists, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { budgetItems, budgetPayments } from "../tables.server.ts";
import { addDays, upcomingDays } from "./rules.ts";

export interface DueCounts {
  overdue: number;
  /** Due today or within the next days. */
  upcoming: number;
}

/**
 * Counts the entries of `upcomingDues`.
 *
 * @param today `yyyy-mm-dd`
 */
export async function countDue(
  weddingId: OwnedWeddingId,
  today: string,
  days = upcomingDays,
): Promise<DueCounts> {
  const [counts] = await duesUntil(weddingId, today, addDays(today, days));
  return counts ?? { overdue: 0, upcoming: 0 };
}

const duesUntil = prepared(
  (weddingId: Param<OwnedWeddingId>, today: Param<string>, until: Param<string>) => {
    const dues = unpaidDues(eq(budgetItems.weddingId, weddingId)).as("dues");
    const { dueDate } = dues;
    const countWhere = (condition: SQL | undefined) =>
      sql`count(*) filter (where ${condition})`.mapWith(Number);
    return db()
      .select({
        overdue: countWhere(lt(dueDate, today)),
        upcoming: countWhere(between(dueDate, today, until)),
      })
      .from(dues);
  },
);

/** Selects what `duesOf` returns of what is unpaid and has a due date. */
export function unpaidDues(condition: SQL) {
  const isItem = and(condition, isNull(budgetItems.deletedAt));
  const ofItem = and(
    eq(budgetPayments.weddingId, budgetItems.weddingId),
    eq(budgetPayments.itemId, budgetItems.id),
    isNull(budgetPayments.deletedAt),
  );
  const payments = db().select({ id: budgetPayments.id }).from(budgetPayments).where(ofItem);
  const { weddingId } = budgetItems;
  return unionAll(
    db()
      .select({ weddingId, id: budgetItems.id, dueDate: budgetItems.dueDate })
      .from(budgetItems)
      .where(
        and(
          isItem,
          eq(budgetItems.paid, false),
          isNotNull(budgetItems.dueDate),
          notExists(payments),
        ),
      ),
    db()
      .select({ weddingId, id: budgetPayments.id, dueDate: budgetPayments.dueDate })
      .from(budgetItems)
      .innerJoin(budgetPayments, ofItem ?? sql`false`)
      .where(and(isItem, isNull(budgetPayments.paidOn), isNotNull(budgetPayments.dueDate))),
  );
}
