import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addCategory } from "#app/features/budget/categories/commands.server.ts";
import { addItem, type EditedItem } from "#app/features/budget/items/commands.server.ts";
import { addPayment } from "#app/features/budget/payments/commands.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { test as journey } from "./journey.ts";
import { addSessionCookies } from "./planner.ts";
import { type Session, signUpOwner } from "./sessions.ts";

export type Couple = Session & { weddingId: OwnedWeddingId };

/** Signs the page in as a couple that has not begun a budget. */
export const budgetTest = journey.extend<{ couple: Couple }>({
  couple: async ({ server, site, page }, use) => {
    const couple = await signUpOwner(server, `budsjett-${randomUUID()}@example.no`);
    await addSessionCookies(page, couple, site);
    await use({ ...couple, weddingId: couple.weddingId as OwnedWeddingId });
  },
});

/** Amounts in kroner. */
interface NewItem {
  name: string;
  category: string;
  price?: number;
  agreed?: number;
  perGuest?: number;
  dueDate?: string;
  payments?: { name: string; amount: number; dueDate?: string }[];
}

/** Inserts categories of 100 000 kr and items through the product's commands. */
export async function insertBudget(
  weddingId: OwnedWeddingId,
  items: readonly NewItem[],
): Promise<void> {
  const categoryIds = new Map<string, string>();
  for (const name of new Set(items.map(({ category }) => category))) {
    const id = randomUUID();
    categoryIds.set(name, id);
    await addCategory(weddingId, id, { name, budgetAmount: 100_000_00, color: "#47647A" });
  }
  for (const { name, category, payments = [], ...prices } of items) {
    const id = randomUUID();
    await addItem(weddingId, id, {
      name,
      categoryId: categoryIds.get(category) ?? "",
      ...pricesOf(prices),
      notes: null,
      payee: null,
      receiptId: null,
    });
    for (const { amount, dueDate = null, ...payment } of payments) {
      await addPayment(weddingId, randomUUID(), id, {
        ...payment,
        amount: amount * 100,
        dueDate,
        paidOn: null,
        payerId: null,
        receiptId: null,
      });
    }
  }
}

function pricesOf({
  price = 0,
  agreed = 0,
  perGuest,
  dueDate = null,
}: Partial<Pick<NewItem, "price" | "agreed" | "perGuest">> & {
  dueDate?: string | null;
}): Pick<
  EditedItem,
  | "pricing"
  | "estimatedCost"
  | "pricePerGuest"
  | "pricePerChild"
  | "actualCost"
  | "agreedPerGuest"
  | "agreedPerChild"
  | "dueDate"
> {
  return {
    pricing: perGuest === undefined ? "fixed" : "per-guest",
    estimatedCost: price * 100,
    pricePerGuest: perGuest === undefined ? null : perGuest * 100,
    pricePerChild: null,
    actualCost: agreed * 100,
    agreedPerGuest: null,
    agreedPerChild: null,
    dueDate,
  };
}

export function itemRow(page: Page, name: string) {
  return page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
}

export function paidCheck(page: Page, name: string) {
  return page.getByRole("checkbox", { name: `Marker ${name} som betalt` }).first();
}
