import { isNotNull } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";

export const guestMessages = pgTable(
  "guest_messages",
  {
    weddingId: uuid()
      .notNull()
      .references(() => weddings.id, { onDelete: "cascade" }),
    id: uuid().notNull(),
    guestName: text().notNull(),
    email: text(),
    message: text().notNull(),
    replied: boolean().notNull().default(false),
    visitorId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index("guest_messages_newest").on(table.weddingId, table.createdAt.desc()),
    index("guest_messages_deleted").on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);
declareScope(guestMessages, "wedding");
