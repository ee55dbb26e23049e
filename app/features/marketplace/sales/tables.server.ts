import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { conversations } from "#app/features/conversations/tables.server.ts";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { isOfOwn } from "#app/platform/db/policies.server.ts";
import { declareReaders, declareScope } from "#app/platform/db/scope.server.ts";
import { accountId, listingId } from "../tables.server.ts";

/** The ledger: a sale that the seller has reported, and the commission that fell due with it. */
export const listingSales = pgTable(
  "listing_sales",
  {
    userId: accountId(),
    listingId: listingId().primaryKey(),
    /** The buyer, if the sale was agreed in a conversation. */
    conversationId: uuid().references(() => conversations.id, { onDelete: "set null" }),
    /** In øre. */
    price: bigint({ mode: "number" }).notNull(),
    commission: bigint({ mode: "number" }).notNull(),
    soldAt: timestamptz().notNull(),
    /** When an administrator has noted that the commission is paid. */
    paidAt: timestamptz(),
  },
  (table) => [
    index("listing_sales_user").on(table.userId, table.soldAt),
    index("listing_sales_sold").on(table.soldAt),
    uniqueIndex("listing_sales_conversation").on(table.conversationId),
    check("listing_sales_amounts", sql`${table.price} >= 0 and ${table.commission} >= 0`),
  ],
);
declareScope(listingSales, "account", { moderators: true });
declareReaders(listingSales, isOfOwn("participants", listingSales.conversationId));
