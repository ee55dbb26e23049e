import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { declareScope } from "#app/platform/db/scope.server.ts";
import { accountId, listingId, milliseconds } from "../tables.server.ts";

export const favourites = pgTable(
  "favourites",
  {
    userId: accountId(),
    listingId: listingId(),
    createdAt: milliseconds().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.listingId] }),
    index("favourites_listing").on(table.listingId),
  ],
);
declareScope(favourites, "account");
