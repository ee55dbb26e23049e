import { eq } from "drizzle-orm";
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
import { budgetItems, budgetPayers, budgetPayments } from "../tables.server.ts";

type Payment = typeof budgetPayments.$inferSelect;

export type EditedPayment = Pick<
  Payment,
  "name" | "amount" | "dueDate" | "paidOn" | "payerId" | "receiptId"
>;

export interface PayerGone {
  ok: false;
  reason: "payer-gone";
}

const payerGone: PayerGone = { ok: false, reason: "payer-gone" };

/** Adds a payment of an item, or updates the one with this id. */
export function addPayment(
  weddingId: OwnedWeddingId,
  id: string,
  itemId: string,
  edited: EditedPayment,
): Promise<AddResult | { ok: false; reason: "item-gone" } | PayerGone | ReceiptGone> {
  return unlessReceiptIsGone(
    changeBudget(weddingId, async (tx) => {
      await lockWedding(tx, weddingId);
      if (!(await lockRowForShare(tx, budgetItems, weddingId, itemId)))
        return { ok: false, reason: "item-gone" };
      if (!(await lockPayer(tx, weddingId, edited.payerId))) return payerGone;
      const row = { weddingId, id, itemId, ...edited };
      const among = eq(budgetPayments.itemId, itemId);
      return addRow(tx, budgetPayments, row, { max: maxRows.payments, among });
    }),
  );
}

export function changePayment(
  weddingId: OwnedWeddingId,
  id: string,
  version: number,
  edited: EditedPayment,
): Promise<ChangeResult<Payment> | PayerGone | ReceiptGone> {
  return unlessReceiptIsGone(
    changeBudget(weddingId, async (tx) => {
      if (!(await lockPayer(tx, weddingId, edited.payerId))) return payerGone;
      const isPayment = isRow(budgetPayments, weddingId, id);
      return changeRow(tx, budgetPayments, isPayment, version, edited);
    }),
  );
}

export async function deletePayment(weddingId: OwnedWeddingId, id: string): Promise<void> {
  await changeBudget(weddingId, (tx) =>
    softDelete(tx, budgetPayments, isRow(budgetPayments, weddingId, id)),
  );
}

/** Returns false when the payment is purged, or its item deleted. */
export function restorePayment(weddingId: OwnedWeddingId, id: string): Promise<boolean> {
  const item = { table: budgetItems, idOf: ({ itemId }: Payment) => itemId };
  return restoreRow(weddingId, budgetPayments, id, item);
}

/** Marks a payment as paid today, or unpaid. Returns what it was, null when it is gone. */
export function setPaymentPaid(
  weddingId: OwnedWeddingId,
  id: string,
  paid: boolean,
): Promise<Pick<Payment, "itemId" | "paidOn"> | null> {
  const isPayment = isRow(budgetPayments, weddingId, id);
  return changeBudget(weddingId, async (tx) => {
    const [stored] = await tx.select().from(budgetPayments).where(isPayment).for("update");
    if (!stored) return null;
    const { itemId, paidOn, version } = stored;
    if ((paidOn !== null) !== paid) {
      await tx
        .update(budgetPayments)
        .set({ paidOn: paid ? osloDate(now()) : null, version: version + 1 })
        .where(isPayment);
    }
    return { itemId, paidOn };
  });
}

async function lockPayer(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  id: string | null,
): Promise<boolean> {
  return id === null || lockRowForShare(tx, budgetPayers, weddingId, id);
}
