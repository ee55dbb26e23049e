import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareScope } from "#app/platform/db/scope.server.ts";
import { messageStatuses } from "./rules.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** Messages to be sent, one row per recipient. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid().primaryKey(),
    /** The owning wedding, a plain value. Without wedding and account the platform owns the row. */
    weddingId: uuid(),
    /** The owning account, a plain value. */
    userId: text(),
    status: text({ enum: messageStatuses }).notNull().default("queued"),
    /** Encrypted recipient, subject and text; null when nothing is left to send. */
    content: text(),
    /** The message is of no use afterwards and is not sent. */
    expiresAt: timestamptz().notNull(),
    /** When the status was set. */
    statusSince: timestamptz().notNull(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    index("outbox_wedding").on(table.weddingId),
    index("outbox_user").on(table.userId),
    index("outbox_status").on(table.status, table.statusSince),
  ],
);
declareScope(outbox, "admin");
