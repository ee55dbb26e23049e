import { randomUUID } from "node:crypto";
import type { EditedItem } from "#app/features/budget/items/commands.server.ts";
import type { Budget } from "#app/features/budget/rules.ts";
import {
  budgetCategories,
  budgetItems,
  budgetPayers,
  budgetPayments,
  budgetSettings,
  budgetShares,
} from "#app/features/budget/tables.server.ts";
import { documents } from "#app/features/documents/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { insertGuests } from "./factories.ts";

/** Stores a budget as it is, with its guests as coming ones. Receipts are not stored. */
export async function insertBudget(
  weddingId: OwnedWeddingId,
  { categories, items, payers, guests }: Partial<Budget>,
  {
    deletedAt = null,
    remindByMail = false,
  }: { deletedAt?: Date | null; remindByMail?: boolean } = {},
): Promise<void> {
  const created = (index: number) => ({
    weddingId,
    createdAt: new Date(Date.UTC(2026, 0, 1) + index),
  });
  const rows = {
    categories: categories?.map((category, i) => ({ ...category, ...created(i), deletedAt })),
    payers: payers?.map((payer, i) => ({ ...payer, ...created(i), deletedAt })),
    items: items?.map(({ receipt: _, payments: __, shares: ___, ...item }, i) => ({
      ...item,
      ...created(i),
      deletedAt,
    })),
    payments: items?.flatMap((item) =>
      item.payments.map(({ receipt: _, ...payment }, i) => ({
        ...payment,
        itemId: item.id,
        ...created(i),
        deletedAt,
      })),
    ),
    shares: items?.flatMap((item) =>
      item.shares.map((share) => ({ weddingId, itemId: item.id, ...share })),
    ),
  };
  await transaction(async (tx) => {
    if (rows.categories?.length) await tx.insert(budgetCategories).values(rows.categories);
    if (rows.payers?.length) await tx.insert(budgetPayers).values(rows.payers);
    if (rows.items?.length) await tx.insert(budgetItems).values(rows.items);
    if (rows.payments?.length) await tx.insert(budgetPayments).values(rows.payments);
    if (rows.shares?.length) await tx.insert(budgetShares).values(rows.shares);
    await tx
      .insert(budgetSettings)
      .values({ weddingId, remindByMail, startedAt: new Date(0) })
      .onConflictDoNothing();
  });
  const { adults = 0, children = 0 } = guests ?? {};
  const coming = Array.from({ length: adults + children }, (_, i) => ({
    rsvpStatus: "attending" as const,
    isChild: i < children,
  }));
  if (coming.length > 0) await insertGuests(weddingId, coming);
}

/** Returns what the form of an item sends. */
export function editedItem(categoryId: string, overrides: Partial<EditedItem> = {}): EditedItem {
  return {
    categoryId,
    name: "Kake",
    pricing: "fixed",
    estimatedCost: 3000_00,
    pricePerGuest: null,
    pricePerChild: null,
    actualCost: 0,
    agreedPerGuest: null,
    agreedPerChild: null,
    dueDate: null,
    notes: null,
    payee: null,
    receiptId: null,
    ...overrides,
  };
}

export async function insertDocument(weddingId: string, name = "Kvittering.pdf"): Promise<string> {
  const id = randomUUID();
  const file = { name, type: "application/pdf", bytes: 1000, createdAt: new Date() } as const;
  await transaction((tx) => tx.insert(documents).values({ id, weddingId, ...file }));
  return id;
}
