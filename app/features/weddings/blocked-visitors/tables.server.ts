import { pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareScope } from "#app/platform/db/scope.server.ts";
import { weddings } from "../tables.server.ts";

export const blockedVisitors = pgTable(
  "blocked_visitors",
  {
    weddingId: uuid()
      .notNull()
      .references(() => weddings.id, { onDelete: "cascade" }),
    visitorId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.visitorId] })],
);
declareScope(blockedVisitors, "wedding");
