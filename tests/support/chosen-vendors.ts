import { randomUUID } from "node:crypto";
import { budgetCategories } from "#app/features/budget/tables.server.ts";
import type { ListedVendorId } from "#app/features/vendors/directory/access.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { insertListedVendor } from "./directory.ts";

/** In øre, like all prices. */
export const price = 34_000_00;

/** What the form of a vendor that is not in the directory sends. */
export const ownVendor = {
  category: "music" as const,
  name: "Onkel Arne",
  contactPerson: null,
  phone: null,
  email: null,
  agreedPrice: null,
  notes: null,
  contract: null,
};

export async function insertListed(overrides = {}): Promise<ListedVendorId> {
  return (await insertListedVendor(overrides)) as ListedVendorId;
}

/** Returns what puts the price into the budget as a new item of a new category. */
export function budgetPlace(overrides = {}) {
  return {
    agreedPrice: price,
    existingItemId: null as string | null,
    budgetItemId: randomUUID(),
    budgetCategoryId: null as string | null,
    newCategoryId: randomUUID(),
    ...overrides,
  };
}

export async function insertBudgetCategory(
  weddingId: OwnedWeddingId,
  name = "Foto og video",
): Promise<string> {
  const id = randomUUID();
  await db()
    .insert(budgetCategories)
    .values({ weddingId, id, name, budgetAmount: 28_000_00, createdAt: new Date() });
  return id;
}
