import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";
import { crowdStates } from "../crowds/rules.ts";
import { crowds } from "../crowds/tables.server.ts";
import { weddingId } from "../tables.server.ts";

export const blockedVisitors = pgTable(
  "blocked_visitors",
  {
    weddingId: weddingId(),
    visitorId: uuid().notNull(),
    /** `let-in` does not block; the row remains for undo. */
    state: text({ enum: crowdStates }).notNull().default("hidden"),
    /** Null for visitors that the couple has hidden one by one. */
    crowdId: uuid(),
    createdAt: timestamptz().notNull().defaultNow(),
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
declareScope(blockedVisitors, "wedding", { guests: true });
