import { and, eq, exists, inArray, lt, or } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { deleteDocuments } from "#app/features/documents/commands.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { type Purge, retentionMs } from "#app/platform/db/soft-delete.server.ts";
import {
  budgetCategories,
  budgetItems,
  budgetPayers,
  budgetPayments,
  budgetReminders,
} from "./tables.server.ts";

/**
 * Purges what can no longer be restored, with its receipts. In this order, because the database
 * would delete the payments of an item without telling what receipts they had.
 */
export const purgeBudgets: Purge = () =>
  transaction(async (tx) => {
    const limit = new Date(now().getTime() - retentionMs);
    const isExpired = (table: { deletedAt: AnyPgColumn }) => lt(table.deletedAt, limit);
    const itemsOfPayments = tx
      .select({ id: budgetItems.id })
      .from(budgetItems)
      .where(
        and(
          eq(budgetItems.weddingId, budgetPayments.weddingId),
          eq(budgetItems.id, budgetPayments.itemId),
          isExpired(budgetItems),
        ),
      );
    const payments = await tx
      .delete(budgetPayments)
      .where(or(isExpired(budgetPayments), exists(itemsOfPayments)))
      .returning();
    const items = await tx.delete(budgetItems).where(isExpired(budgetItems)).returning();
    await tx.delete(budgetCategories).where(isExpired(budgetCategories));
    await tx.delete(budgetPayers).where(isExpired(budgetPayers));
    await release(tx, [...payments, ...items]);
  });

async function release(
  tx: Transaction,
  rows: { weddingId: string; id: string; receiptId: string | null }[],
): Promise<void> {
  for (const [weddingId, ofWedding] of Map.groupBy(rows, (row) => row.weddingId)) {
    const ids = ofWedding.map(({ id }) => id);
    await tx
      .delete(budgetReminders)
      .where(
        and(eq(budgetReminders.weddingId, weddingId), inArray(budgetReminders.subjectId, ids)),
      );
  }
  await deleteDocuments(
    tx,
    rows.flatMap(({ receiptId }) => receiptId ?? []),
  );
}
