import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { lockWedding, type OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { softDelete } from "#app/platform/db/soft-delete.server.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import {
  type AddResult,
  addRow,
  type ChangeResult,
  changeBudget,
  changeRow,
  isRow,
  lockRowForShare,
  type ReceiptGone,
  restoreRow,
  unlessReceiptIsGone,
} from "../commands.server.ts";
import { maxRows } from "../rules.ts";
import { budgetCategories, budgetItems, budgetPayments } from "../tables.server.ts";

type Item = typeof budgetItems.$inferSelect;

export type EditedItem = Omit<
  Item,
  "weddingId" | "id" | "paid" | "paidOn" | "version" | "createdAt" | "deletedAt"
>;

interface CategoryGone {
  ok: false;
  reason: "category-gone";
}

/** What was paid before a change; `payments` is empty for an item without payments. */
export interface PaidState {
  paid: boolean;
  paidOn: string | null;
  payments: { id: string; paidOn: string | null }[];
}

const categoryGone: CategoryGone = { ok: false, reason: "category-gone" };

/** Adds an item, or updates the one with this id. */
export function addItem(
  weddingId: OwnedWeddingId,
  id: string,
  edited: EditedItem,
): Promise<AddResult | CategoryGone | ReceiptGone> {
  return unlessReceiptIsGone(
    changeBudget(weddingId, (tx) => addItemWithin(tx, weddingId, id, edited)),
  );
}

/** `addItem` as a part of a change by another feature, which must publish it. */
export async function addItemWithin(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  id: string,
  edited: Partial<EditedItem> & Pick<EditedItem, "categoryId" | "name">,
): Promise<AddResult | CategoryGone> {
  await lockWedding(tx, weddingId);
  if (!(await lockRowForShare(tx, budgetCategories, weddingId, edited.categoryId)))
    return categoryGone;
  return addRow(tx, budgetItems, { weddingId, id, ...edited }, { max: maxRows.items });
}

export function changeItem(
  weddingId: OwnedWeddingId,
  id: string,
  version: number,
  edited: EditedItem,
): Promise<ChangeResult<Item> | CategoryGone | ReceiptGone> {
  return unlessReceiptIsGone(
    changeBudget(weddingId, async (tx) => {
      if (!(await lockRowForShare(tx, budgetCategories, weddingId, edited.categoryId)))
        return categoryGone;
      return changeRow(tx, budgetItems, isRow(budgetItems, weddingId, id), version, edited);
    }),
  );
}

/** Its payments are deleted with it: nothing shows them without the item. */
export async function deleteItem(weddingId: OwnedWeddingId, id: string): Promise<void> {
  await changeBudget(weddingId, (tx) =>
    softDelete(tx, budgetItems, isRow(budgetItems, weddingId, id)),
  );
}

/** Returns false when the item is purged, or its category deleted. */
export function restoreItem(weddingId: OwnedWeddingId, id: string): Promise<boolean> {
  const category = { table: budgetCategories, idOf: ({ categoryId }: Item) => categoryId };
  return restoreRow(weddingId, budgetItems, id, category);
}

/** Marks an item, or else all its payments, as paid today or unpaid. Returns null when it is gone. */
export function setItemPaid(
  weddingId: OwnedWeddingId,
  id: string,
  paid: boolean,
): Promise<PaidState | null> {
  const isItem = isRow(budgetItems, weddingId, id);
  return changeBudget(weddingId, async (tx) => {
    const [item] = await tx.select().from(budgetItems).where(isItem).for("update");
    if (!item) return null;
    const paidOn = paid ? osloDate(now()) : null;
    const payments = await tx
      .select()
      .from(budgetPayments)
      .where(isPaymentOf(weddingId, id))
      .orderBy(asc(budgetPayments.id))
      .for("update");
    const changed = payments.filter((payment) => (payment.paidOn !== null) !== paid);
    await setPaidOn(tx, isPaymentOf(weddingId, id), changed, paidOn);
    if (payments.length === 0 && item.paid !== paid) {
      await tx.update(budgetItems).set({ paid, paidOn }).where(isItem);
    }
    return {
      paid: item.paid,
      paidOn: item.paidOn,
      payments: changed.map((payment) => ({ id: payment.id, paidOn: payment.paidOn })),
    };
  });
}

/** Returns false when the item is gone. Payments that are gone stay so. */
export function restorePaidState(
  weddingId: OwnedWeddingId,
  id: string,
  { paid, paidOn, payments }: PaidState,
): Promise<boolean> {
  const isItem = isRow(budgetItems, weddingId, id);
  return changeBudget(weddingId, async (tx) => {
    const [item] = await tx.select().from(budgetItems).where(isItem).for("update");
    if (!item) return false;
    const stored = await tx.select().from(budgetPayments).where(isPaymentOf(weddingId, id));
    const current = new Map(stored.map((payment) => [payment.id, payment.paidOn]));
    const changed = payments.filter(
      (payment) => current.has(payment.id) && current.get(payment.id) !== payment.paidOn,
    );
    for (const [date, onDate] of Map.groupBy(changed, (payment) => payment.paidOn)) {
      await setPaidOn(tx, isPaymentOf(weddingId, id), onDate, date);
    }
    if (payments.length === 0) {
      await tx
        .update(budgetItems)
        .set({ paid, paidOn: paid ? paidOn : null })
        .where(isItem);
    }
    return true;
  });
}

/** The form of a payment has the date, so its version increases. */
async function setPaidOn(
  tx: Transaction,
  isOfItem: SQL | undefined,
  payments: readonly { id: string }[],
  paidOn: string | null,
): Promise<void> {
  if (payments.length === 0) return;
  const ids = payments.map(({ id }) => id);
  await tx
    .update(budgetPayments)
    .set({ paidOn, version: sql`${budgetPayments.version} + 1` })
    .where(and(isOfItem, inArray(budgetPayments.id, ids)));
}

function isPaymentOf(weddingId: OwnedWeddingId, itemId: string) {
  return and(
    eq(budgetPayments.weddingId, weddingId),
    eq(budgetPayments.itemId, itemId),
    isNull(budgetPayments.deletedAt),
  );
}
