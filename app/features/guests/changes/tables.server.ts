import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/features/accounts/tables.server.ts";
import { weddingId } from "#app/features/weddings/tables.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";
import type { Attendance } from "./rules.ts";

/** Every change by a guest or the couple, with the values before and after. Never updated. */
export const guestChanges = pgTable(
  "guest_changes",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    /** Changes of one form have the same time and `batchId`. */
    batchId: uuid().notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** A plain value: the change is kept when the guest is deleted. Null without a guest. */
    guestId: uuid(),
    /** The answer, as a plain value; null for what the couple has set. */
    responseId: uuid(),
    /** The browser that answered: a blocked visitor's changes are not shown. */
    visitorId: uuid(),
    /** The partner who made the change; null for a guest. */
    userId: text().references(() => users.id, { onDelete: "set null" }),
    name: text().notNull(),
    /** Null for a first answer. */
    before: jsonb().$type<Attendance>(),
    after: jsonb().$type<Attendance>().notNull(),
    message: text(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index("guest_changes_newest").on(table.weddingId, table.at.desc()),
  ],
);
declareScope(guestChanges, "wedding", { guests: true });
