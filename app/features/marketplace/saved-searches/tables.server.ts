import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";
import { accountId, milliseconds } from "../tables.server.ts";

export const savedSearches = pgTable(
  "saved_searches",
  {
    userId: accountId(),
    id: uuid().notNull(),
    name: text().notNull(),
    /** The address on /search or /marketplace, without order, page and look. */
    query: text().notNull(),
    /** Wants mails about new hits. */
    notify: boolean().notNull(),
    /** Hits published until then are known. */
    seenUntil: milliseconds().notNull(),
    /** Hits published until then are in no later mail. */
    notifiedUntil: milliseconds().notNull(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("saved_searches_query").on(table.userId, table.query),
    index("saved_searches_notify").on(table.notifiedUntil).where(sql`${table.notify}`),
  ],
);
declareScope(savedSearches, "account");
