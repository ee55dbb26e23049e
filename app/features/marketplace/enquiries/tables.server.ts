import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/features/accounts/tables.server.ts";
import { conversations } from "#app/features/conversations/tables.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";
import { listings } from "../tables.server.ts";

/** A conversation about a listing. A buyer has one for each listing. */
export const listingConversations = pgTable(
  "listing_conversations",
  {
    conversationId: uuid()
      .primaryKey()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** Null after the listing was deleted. */
    listingId: bigint({ mode: "number" }).references(() => listings.id, { onDelete: "set null" }),
    /** As it was called when the conversation began. */
    title: text().notNull(),
    /** Who asks: the same values as those of the conversation. */
    weddingId: uuid().references(() => weddings.id, { onDelete: "cascade" }),
    askerId: text().references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    check(
      "listing_conversations_asker",
      sql`num_nonnulls(${table.weddingId}, ${table.askerId}) = 1`,
    ),
    uniqueIndex("listing_conversations_wedding").on(table.weddingId, table.listingId),
    uniqueIndex("listing_conversations_asker_id").on(table.askerId, table.listingId),
    index("listing_conversations_listing").on(table.listingId),
  ],
);
declareScope(listingConversations, "participants", { moderators: true });
