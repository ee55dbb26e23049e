import { isNotNull, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { documents } from "#app/features/documents/tables.server.ts";
import { weddingId } from "#app/features/weddings/tables.server.ts";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";
import { defaultCategoryColor, payerKinds, pricings } from "./rules.ts";

/** In øre. */
const money = () => bigint({ mode: "number" });

export const budgetCategories = pgTable(
  "budget_categories",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    name: text().notNull(),
    budgetAmount: money().notNull().default(0),
    /** `#` and six digits. */
    color: text().notNull().default(defaultCategoryColor),
    version: integer().notNull().default(1),
    createdAt: timestamptz().notNull(),
    deletedAt: timestamptz(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    check("budget_categories_amount", sql`${table.budgetAmount} >= 0`),
    index("budget_categories_deleted").on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);
declareScope(budgetCategories, "wedding");

export const budgetItems = pgTable(
  "budget_items",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    categoryId: uuid().notNull(),
    name: text().notNull(),
    pricing: text({ enum: pricings }).notNull().default("fixed"),
    /** Planned, when the price is fixed. */
    estimatedCost: money().notNull().default(0),
    pricePerGuest: money(),
    /** Null: a child costs what an adult does. */
    pricePerChild: money(),
    /** Agreed as a fixed sum; 0 while none is. */
    actualCost: money().notNull().default(0),
    /** Agreed for each guest of a price per guest; null while nothing is. */
    agreedPerGuest: money(),
    /** Null: a child costs what an adult does. */
    agreedPerChild: money(),
    dueDate: date({ mode: "string" }),
    notes: text(),
    /** Who is paid, such as a vendor. */
    payee: text(),
    /** Counts without parts; an item with parts is paid when all parts are. */
    paid: boolean().notNull().default(false),
    paidOn: date({ mode: "string" }),
    receiptId: uuid(),
    version: integer().notNull().default(1),
    createdAt: timestamptz().notNull(),
    deletedAt: timestamptz(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    foreignKey({
      name: "budget_items_category",
      columns: [table.weddingId, table.categoryId],
      foreignColumns: [budgetCategories.weddingId, budgetCategories.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "budget_items_receipt",
      columns: [table.weddingId, table.receiptId],
      foreignColumns: [documents.weddingId, documents.id],
    }),
    check(
      "budget_items_amounts",
      sql`${table.estimatedCost} >= 0 and ${table.actualCost} >= 0
        and ${table.pricePerGuest} >= 0 and ${table.pricePerChild} >= 0
        and (${table.pricePerGuest} is not null or ${table.pricing} = 'fixed')`,
    ),
    check(
      "budget_items_agreed",
      sql`${table.agreedPerGuest} >= 0 and ${table.agreedPerChild} >= 0`,
    ),
    index("budget_items_category_id").on(table.weddingId, table.categoryId),
    index("budget_items_due").on(table.dueDate),
    index("budget_items_deleted").on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);
declareScope(budgetItems, "wedding");

/** Who contributes to the wedding. */
export const budgetPayers = pgTable(
  "budget_payers",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    kind: text({ enum: payerKinds }).notNull(),
    /** Empty for the partners, whose names the wedding has. */
    name: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: timestamptz().notNull(),
    deletedAt: timestamptz(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index("budget_payers_deleted").on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);
declareScope(budgetPayers, "wedding");

/** An instalment of an item. */
export const budgetPayments = pgTable(
  "budget_payments",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    itemId: uuid().notNull(),
    name: text().notNull(),
    amount: money().notNull(),
    dueDate: date({ mode: "string" }),
    /** Null until it is paid. */
    paidOn: date({ mode: "string" }),
    /** Who has paid it; null splits it by the item's shares. */
    payerId: uuid(),
    receiptId: uuid(),
    version: integer().notNull().default(1),
    createdAt: timestamptz().notNull(),
    deletedAt: timestamptz(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    foreignKey({
      name: "budget_payments_item",
      columns: [table.weddingId, table.itemId],
      foreignColumns: [budgetItems.weddingId, budgetItems.id],
    }).onDelete("cascade"),
    // The migration limits this to `(payer_id)`, which the schema cannot express.
    foreignKey({
      name: "budget_payments_payer",
      columns: [table.weddingId, table.payerId],
      foreignColumns: [budgetPayers.weddingId, budgetPayers.id],
    }).onDelete("set null"),
    foreignKey({
      name: "budget_payments_receipt",
      columns: [table.weddingId, table.receiptId],
      foreignColumns: [documents.weddingId, documents.id],
    }),
    check("budget_payments_amount", sql`${table.amount} >= 0`),
    index("budget_payments_item_id").on(table.weddingId, table.itemId),
    index("budget_payments_payer_id").on(table.weddingId, table.payerId),
    index("budget_payments_due").on(table.dueDate),
    index("budget_payments_deleted").on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);
declareScope(budgetPayments, "wedding");

/** How the payers share an item, in proportion to the weights. */
export const budgetShares = pgTable(
  "budget_shares",
  {
    weddingId: weddingId(),
    itemId: uuid().notNull(),
    payerId: uuid().notNull(),
    weight: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.itemId, table.payerId] }),
    foreignKey({
      name: "budget_shares_item",
      columns: [table.weddingId, table.itemId],
      foreignColumns: [budgetItems.weddingId, budgetItems.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "budget_shares_payer",
      columns: [table.weddingId, table.payerId],
      foreignColumns: [budgetPayers.weddingId, budgetPayers.id],
    }).onDelete("cascade"),
    check("budget_shares_weight", sql`${table.weight} between 1 and 1000000`),
    index("budget_shares_payer_id").on(table.weddingId, table.payerId),
  ],
);
declareScope(budgetShares, "wedding");

export const budgetSettings = pgTable("budget_settings", {
  weddingId: weddingId().primaryKey(),
  /** The couple wants mails about payments that fall due. */
  remindByMail: boolean().notNull().default(false),
  /** When a budget was begun, from the template or empty. */
  startedAt: timestamptz(),
});
declareScope(budgetSettings, "wedding");

/** What the couple was reminded of, so that no due date is mentioned twice. */
export const budgetReminders = pgTable(
  "budget_reminders",
  {
    weddingId: weddingId(),
    /** Of an item or a payment. */
    subjectId: uuid().notNull(),
    dueDate: date({ mode: "string" }).notNull(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.subjectId, table.dueDate] })],
);
declareScope(budgetReminders, "wedding");
