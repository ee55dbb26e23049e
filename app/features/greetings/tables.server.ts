import { isNotNull } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { weddingId } from "#app/features/weddings/tables.server.ts";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";

export const guestMessages = pgTable(
  "guest_messages",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    guestName: text().notNull(),
    email: text(),
    message: text().notNull(),
    replied: boolean().notNull().default(false),
    visitorId: uuid().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
    deletedAt: timestamptz(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index("guest_messages_newest").on(table.weddingId, table.createdAt.desc()),
    index("guest_messages_deleted").on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);
declareScope(guestMessages, "wedding", { guests: true });
