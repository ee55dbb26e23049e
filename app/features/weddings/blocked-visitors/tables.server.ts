import { foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareScope } from "#app/platform/db/scope.server.ts";
import { crowdStates } from "../crowds/rules.ts";
import { crowds } from "../crowds/tables.server.ts";
import { weddings } from "../tables.server.ts";

export const blockedVisitors = pgTable(
  "blocked_visitors",
  {
    weddingId: uuid()
      .notNull()
      .references(() => weddings.id, { onDelete: "cascade" }),
    visitorId: uuid().notNull(),
    /** `let-in` does not block; the row remains for undo. */
    state: text({ enum: crowdStates }).notNull().default("hidden"),
    /** Null for visitors that the couple has hidden one by one. */
    crowdId: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.visitorId] }),
    foreignKey({
      name: "blocked_visitors_crowd",
      columns: [table.weddingId, table.crowdId],
      foreignColumns: [crowds.weddingId, crowds.id],
    }),
    index("blocked_visitors_crowd").on(table.weddingId, table.crowdId, table.state),
  ],
);
declareScope(blockedVisitors, "wedding");
