import { isNotNull, sql } from "drizzle-orm";
import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { budgetItems } from "#app/features/budget/tables.server.ts";
import { documents } from "#app/features/documents/tables.server.ts";
import { weddingId } from "#app/features/weddings/tables.server.ts";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";
import { vendorCategories } from "../rules.ts";
import { vendors } from "../tables.server.ts";

/** The vendors of a couple, from the directory or entered by hand. */
export const chosenVendors = pgTable(
  "chosen_vendors",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    category: text({ enum: vendorCategories }).notNull(),
    /** Null for one that is not in the directory. */
    vendorId: uuid().references(() => vendors.id, { onDelete: "set null" }),
    name: text().notNull(),
    contactPerson: text(),
    phone: text(),
    email: text(),
    /** In øre; null while no price is agreed. */
    agreedPrice: bigint({ mode: "number" }),
    notes: text(),
    contractId: uuid(),
    budgetItemId: uuid(),
    version: integer().notNull().default(1),
    createdAt: timestamptz().notNull(),
    deletedAt: timestamptz(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    foreignKey({
      name: "chosen_vendors_contract",
      columns: [table.weddingId, table.contractId],
      foreignColumns: [documents.weddingId, documents.id],
    }),
    // The migration limits this to `(budget_item_id)`, which the schema cannot express.
    foreignKey({
      name: "chosen_vendors_budget_item",
      columns: [table.weddingId, table.budgetItemId],
      foreignColumns: [budgetItems.weddingId, budgetItems.id],
    }).onDelete("set null"),
    uniqueIndex("chosen_vendors_vendor")
      .on(table.weddingId, table.vendorId)
      .where(sql`${table.deletedAt} is null`),
    index("chosen_vendors_vendor_id").on(table.vendorId),
    index("chosen_vendors_deleted").on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);
declareScope(chosenVendors, "wedding");

/** Categories that the couple does not need. */
export const hiddenVendorCategories = pgTable(
  "hidden_vendor_categories",
  {
    weddingId: weddingId(),
    category: text({ enum: vendorCategories }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.category] })],
);
declareScope(hiddenVendorCategories, "wedding");
