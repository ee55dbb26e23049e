import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/features/accounts/tables.server.ts";
import { conversations } from "#app/features/conversations/tables.server.ts";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { isGranted } from "#app/platform/db/policies.server.ts";
import { declareReaders, declareScope } from "#app/platform/db/scope.server.ts";
import { sellerKinds } from "../rules.ts";
import { accountId } from "../tables.server.ts";

/** Who sells, as buyers see it. */
export const sellers = pgTable(
  "sellers",
  {
    userId: accountId().primaryKey(),
    kind: text({ enum: sellerKinds }).notNull(),
    name: text().notNull(),
    /** A shop's. */
    orgNumber: text(),
    /** An administrator has suspended the seller. */
    suspendedAt: timestamptz(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    check("sellers_org_number", sql`(${table.kind} = 'shop') = (${table.orgNumber} is not null)`),
  ],
);
declareScope(sellers, "account", { everybody: "read", moderators: true });

/** What the buyer of an agreed sale thinks of the seller. */
export const sellerRatings = pgTable(
  "seller_ratings",
  {
    /** The conversation in which the sale was agreed: one rating for each. */
    conversationId: uuid()
      .primaryKey()
      .references(() => conversations.id, { onDelete: "cascade" }),
    sellerId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    stars: integer().notNull(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    index("seller_ratings_seller").on(table.sellerId),
    check("seller_ratings_stars", sql`${table.stars} between 1 and 5`),
  ],
);
declareScope(sellerRatings, "participants");
declareReaders(sellerRatings, isGranted("account", sellerRatings.sellerId));
