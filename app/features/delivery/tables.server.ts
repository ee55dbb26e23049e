import { isNull } from "drizzle-orm";
import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { declareReaders, declareScope } from "#app/platform/db/scope.server.ts";
import { channels, failures, messageStatuses } from "./rules.ts";

/** Messages to be sent, one row per recipient. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid().primaryKey(),
    /** The owning wedding, a plain value. Without wedding and account the platform owns the row. */
    weddingId: uuid(),
    /** The owning account, a plain value. */
    userId: text(),
    channel: text({ enum: channels }).notNull().default("mail"),
    /** The provider's name for an accepted text message, for questions to it. */
    providerId: text(),
    deliveredAt: timestamptz(),
    status: text({ enum: messageStatuses }).notNull().default("queued"),
    failure: text({ enum: failures }),
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
declareScope(outbox, "admin", {
  everybody: "add",
  wedding: outbox.weddingId,
  accounts: [outbox.userId],
});

/** Addresses that want no more messages. Texts and newsletters use it too. */
export const suppressions = pgTable(
  "suppressions",
  {
    /** Without a key: a suppression must outlast `SECRET`. */
    addressHash: text().notNull(),
    /** A plain value. Null refuses all messages of the platform. */
    weddingId: uuid(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    unique("suppressions_address").on(table.addressHash, table.weddingId).nullsNotDistinct(),
    index("suppressions_wedding").on(table.weddingId),
  ],
);
declareScope(suppressions, "admin", {
  wedding: suppressions.weddingId,
  keys: [suppressions.addressHash],
});
declareReaders(suppressions, isNull(suppressions.weddingId));
