import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { countAttendance } from "#app/features/budget/queries.server.ts";
import {
  type Agreement,
  type Attendance,
  agreedCost,
  isAgreedPerGuest,
} from "#app/features/budget/rules.ts";
import { budgetItems, budgetPayments } from "#app/features/budget/tables.server.ts";
import { documents } from "#app/features/documents/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { kroner } from "#app/platform/money.ts";
import { formatPhoneNumber } from "#app/platform/phone-number.server.ts";
import { shownVendors, vendors } from "../tables.server.ts";
import { chosenForm, type EditedChoice } from "./rules.ts";
import { chosenVendors, hiddenVendorCategories } from "./tables.server.ts";

export type ChosenVendor = Awaited<ReturnType<typeof listChosen>>[number];

/** Returns those chosen first, with what their items of the budget say. */
export async function listChosen(weddingId: OwnedWeddingId) {
  const guests = await countAttendance(weddingId);
  const chosen = await db()
    .select({
      id: chosenVendors.id,
      category: chosenVendors.category,
      vendorId: chosenVendors.vendorId,
      isListed: sql`coalesce(${vendors.status} = 'approved', false)`.mapWith(Boolean),
      isSample: sql`coalesce(${vendors.isSample}, false)`.mapWith(Boolean),
      name: chosenVendors.name,
      contactPerson: chosenVendors.contactPerson,
      phone: chosenVendors.phone,
      email: chosenVendors.email,
      agreedPrice: chosenVendors.agreedPrice,
      notes: chosenVendors.notes,
      version: chosenVendors.version,
      contractId: documents.id,
      contractName: documents.name,
      budgetItemId: budgetItems.id,
      agreement: agreementColumns,
      paid: budgetItems.paid,
      paidOn: budgetItems.paidOn,
      dueDate: budgetItems.dueDate,
    })
    .from(chosenVendors)
    .leftJoin(shownVendors.rows, eq(vendors.id, chosenVendors.vendorId))
    .leftJoin(
      documents,
      and(eq(documents.weddingId, weddingId), eq(documents.id, chosenVendors.contractId)),
    )
    .leftJoin(budgetItems, isItemOfChoice)
    .where(isChosenBy(weddingId))
    .orderBy(asc(chosenVendors.createdAt), asc(chosenVendors.id));
  const payments = await listPayments(
    weddingId,
    chosen.flatMap(({ budgetItemId }) => budgetItemId ?? []),
  );
  return chosen.map(({ contractId, contractName, phone, agreement, ...vendor }) => ({
    ...vendor,
    agreedPrice: currentPrice(vendor.agreedPrice, agreement, guests),
    followsGuests: agreement !== null && isAgreedPerGuest(agreement),
    phone: phone && formatPhoneNumber(phone),
    contract: contractId ? { id: contractId, name: contractName ?? "" } : null,
    payments: payments.filter(({ itemId }) => itemId === vendor.budgetItemId),
  }));
}

/** Returns the items of the budget that have the price of a chosen vendor. */
export async function listBudgetedItems(weddingId: OwnedWeddingId): Promise<string[]> {
  const found = await db()
    .select({ id: chosenVendors.budgetItemId })
    .from(chosenVendors)
    .where(isChosenBy(weddingId));
  return found.flatMap(({ id }) => id ?? []);
}

/** Joins the item of the budget that has the price of a chosen vendor. */
export const isItemOfChoice = and(
  eq(budgetItems.weddingId, chosenVendors.weddingId),
  eq(budgetItems.id, chosenVendors.budgetItemId),
  isNull(budgetItems.deletedAt),
);

/** What an item of the budget says of the agreed price. */
export const agreementColumns = {
  pricing: budgetItems.pricing,
  actualCost: budgetItems.actualCost,
  agreedPerGuest: budgetItems.agreedPerGuest,
  agreedPerChild: budgetItems.agreedPerChild,
};

/** What the budget says, once the price is there; it may be changed in both places. */
function currentPrice(
  stored: number | null,
  item: Agreement | null,
  guests: Attendance,
): number | null {
  return (item && agreedCost(item, guests)) || stored;
}

/** Returns the form of a stored choice, with the telephone number as it is read. */
export function storedChosenForm(stored: EditedChoice) {
  return chosenForm({ ...stored, phone: stored.phone && formatPhoneNumber(stored.phone) });
}

function listPayments(weddingId: OwnedWeddingId, itemIds: string[]) {
  const { id, itemId, name, amount, dueDate, paidOn, deletedAt } = budgetPayments;
  return db()
    .select({ id, itemId, name, amount, dueDate, paidOn })
    .from(budgetPayments)
    .where(
      and(eq(budgetPayments.weddingId, weddingId), inArray(itemId, itemIds), isNull(deletedAt)),
    )
    .orderBy(sql`${dueDate} nulls last`, asc(id));
}

export async function listHiddenCategories(weddingId: OwnedWeddingId) {
  const found = await db()
    .select({ category: hiddenVendorCategories.category })
    .from(hiddenVendorCategories)
    .where(eq(hiddenVendorCategories.weddingId, weddingId));
  return found.map(({ category }) => category);
}

export function countChosen(weddingId: OwnedWeddingId): Promise<number> {
  return db().$count(chosenVendors, isChosenBy(weddingId));
}

/** Returns those of the vendors that the couple has chosen. */
export async function chosenAmong(
  weddingId: OwnedWeddingId,
  vendorIds: readonly string[],
): Promise<Set<string>> {
  if (vendorIds.length === 0) return new Set();
  const found = await db()
    .select({ id: chosenVendors.vendorId })
    .from(chosenVendors)
    .where(and(isChosenBy(weddingId), inArray(chosenVendors.vendorId, [...vendorIds])));
  return new Set(found.flatMap(({ id }) => id ?? []));
}

export async function exportChosen(weddingId: OwnedWeddingId) {
  const chosen = await listChosen(weddingId);
  return {
    chosen: chosen.map(
      ({ agreedPrice, version: _, payments: __, followsGuests: ___, ...vendor }) => ({
        ...vendor,
        agreedPrice: agreedPrice === null ? null : kroner(agreedPrice),
      }),
    ),
    hiddenCategories: await listHiddenCategories(weddingId),
  };
}

function isChosenBy(weddingId: OwnedWeddingId) {
  return and(eq(chosenVendors.weddingId, weddingId), isNull(chosenVendors.deletedAt));
}
