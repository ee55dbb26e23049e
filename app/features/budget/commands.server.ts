import { isDeepStrictEqual } from "node:util";
import { and, eq, isNull, ne, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { addAgain } from "#app/platform/db/add-again.server.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { violatedConstraint } from "#app/platform/db/errors.server.ts";
import { restore } from "#app/platform/db/soft-delete.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { budgetTopics } from "./topics.ts";

/** A row of a budget, as its form edits it. */
type BudgetTable = PgTable &
  Record<"weddingId" | "id" | "version" | "createdAt" | "deletedAt", AnyPgColumn>;

/** `gone`: the row was added before and deleted since. */
export type AddResult = { ok: true } | { ok: false; reason: "full" | "gone" };

export type ChangeResult<Row> =
  | { ok: true }
  | { ok: false; reason: "conflict"; stored: Row }
  | { ok: false; reason: "gone" };

export interface ReceiptGone {
  ok: false;
  reason: "receipt-gone";
}

const receiptConstraints: readonly unknown[] = ["budget_items_receipt", "budget_payments_receipt"];

/** Runs changes of a budget in a transaction, after which other open screens load it again. */
export function changeBudget<Result>(
  weddingId: OwnedWeddingId,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return transaction(async (tx) => {
    const result = await change(tx);
    await publish(tx, { wedding: weddingId }, budgetTopics.budget);
    return result;
  });
}

/** Refuses a receipt that this wedding does not have, or no longer. */
export async function unlessReceiptIsGone<Result>(
  change: Promise<Result>,
): Promise<Result | ReceiptGone> {
  try {
    return await change;
  } catch (error) {
    if (!receiptConstraints.includes(violatedConstraint(error))) throw error;
    return { ok: false, reason: "receipt-gone" };
  }
}

/**
 * Adds a row, or updates the one with this id, unless `among` has `max` others. `lockWedding` must
 * come first.
 */
export async function addRow<Table extends BudgetTable>(
  tx: Transaction,
  table: Table,
  row: Partial<Table["$inferInsert"]> & { weddingId: OwnedWeddingId; id: string },
  { max, among }: { max: number; among?: SQL },
): Promise<AddResult> {
  const { weddingId, id, ...values } = row;
  const isOther = and(eq(table.weddingId, weddingId), ne(table.id, id), among);
  if ((await tx.$count(table as PgTable, isOther)) >= max) return { ok: false, reason: "full" };
  const stored = await tx
    .insert(table as PgTable)
    .values({ ...row, createdAt: now() })
    .onConflictDoUpdate(addAgain(table, values))
    .returning({ id: table.id });
  return stored.length > 0 ? { ok: true } : { ok: false, reason: "gone" };
}

/**
 * An outdated version is a conflict, unless the edit changes nothing: an earlier response may have
 * been lost.
 */
export async function changeRow<Table extends BudgetTable>(
  tx: Transaction,
  table: Table,
  where: SQL | undefined,
  version: number,
  edited: Partial<Table["$inferInsert"]>,
): Promise<ChangeResult<Table["$inferSelect"]>> {
  const [stored] = await tx
    .select()
    .from(table as PgTable)
    .where(where)
    .for("update");
  if (!stored) return { ok: false, reason: "gone" };
  const isSame = Object.entries(edited).every(([column, value]) =>
    isDeepStrictEqual(stored[column], value),
  );
  if (isSame) return { ok: true };
  if (stored.version !== version) return { ok: false, reason: "conflict", stored };
  await tx
    .update(table as PgTable)
    .set({ ...edited, version: version + 1 })
    .where(where);
  return { ok: true };
}

/**
 * Restores a row whose parent is there: an item of a category, a payment of an item. Returns false
 * when either is gone.
 */
export function restoreRow<Table extends BudgetTable>(
  weddingId: OwnedWeddingId,
  table: Table,
  id: string,
  parent: { table: BudgetTable; idOf: (stored: Table["$inferSelect"]) => string },
): Promise<boolean> {
  const isOne = isRowOrDeleted(table, weddingId, id);
  return changeBudget(weddingId, async (tx) => {
    const [stored] = await tx
      .select()
      .from(table as PgTable)
      .where(isOne);
    if (!stored || !(await lockRowForShare(tx, parent.table, weddingId, parent.idOf(stored))))
      return false;
    await restore(tx, table, isOne);
    return true;
  });
}

/** Keeps a row from being deleted in the meantime. Returns false when it is gone. */
export async function lockRowForShare(
  tx: Transaction,
  table: BudgetTable,
  weddingId: OwnedWeddingId,
  id: string,
): Promise<boolean> {
  const found = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(isRow(table, weddingId, id))
    .for("share");
  return found.length > 0;
}

/** Selects a row that is not deleted. */
export function isRow(table: BudgetTable, weddingId: OwnedWeddingId, id: string): SQL | undefined {
  return and(isRowOrDeleted(table, weddingId, id), isNull(table.deletedAt));
}

export function isRowOrDeleted(
  table: BudgetTable,
  weddingId: OwnedWeddingId,
  id: string,
): SQL | undefined {
  return and(eq(table.weddingId, weddingId), eq(table.id, id));
}
