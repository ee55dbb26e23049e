import { isNull, sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#app/features/accounts/tables.server.ts";
import { documents } from "#app/features/documents/tables.server.ts";
import { weddingOwners, weddings } from "#app/features/weddings/tables.server.ts";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { isGranted, isOfOwn } from "#app/platform/db/policies.server.ts";
import { declareOwners, declareScope, declareScopeRoot } from "#app/platform/db/scope.server.ts";
import { conversationKinds, conversationSides, reportReasons } from "./rules.ts";

export const conversations = pgTable(
  "conversations",
  {
    id: uuid().primaryKey(),
    kind: text({ enum: conversationKinds }).notNull(),
    /** The wedding whose owners ask; null when a user without a wedding does. */
    weddingId: uuid().references(() => weddings.id, { onDelete: "cascade" }),
    /** The user who asks without a wedding. */
    askerId: text().references(() => users.id, { onDelete: "cascade" }),
    /** Null for a vendor without an account, and after the account was deleted. */
    answererId: text().references(() => users.id, { onDelete: "set null" }),
    lastMessageAt: timestamptz().notNull(),
    /** The side that wants no more messages. */
    blockedBy: text({ enum: conversationSides }),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    check("conversations_asker", sql`num_nonnulls(${table.weddingId}, ${table.askerId}) = 1`),
    index("conversations_wedding").on(table.weddingId, table.lastMessageAt),
    index("conversations_asker_id").on(table.askerId, table.lastMessageAt),
    index("conversations_answerer").on(table.answererId, table.lastMessageAt),
  ],
);
declareScopeRoot(conversations, "participants", {
  accounts: [conversations.askerId, conversations.answererId],
  moderators: true,
});
declareOwners(
  conversations,
  sql`${conversations.weddingId} = any (array(select ${weddingOwners.weddingId}
    from ${weddingOwners} where ${isGranted("account", weddingOwners.userId)}))`,
);
declareOwners(documents, isOfOwn("participants", documents.conversationId));

const conversationId = () =>
  uuid()
    .notNull()
    .references(() => conversations.id, { onDelete: "cascade" });

export const messages = pgTable(
  "messages",
  {
    conversationId: conversationId(),
    id: uuid().notNull(),
    side: text({ enum: conversationSides }).notNull(),
    /** Null after the account was deleted. */
    senderId: text().references(() => users.id, { onDelete: "set null" }),
    text: text().notNull(),
    attachmentId: uuid(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.id] }),
    foreignKey({
      name: "messages_attachment",
      columns: [table.conversationId, table.attachmentId],
      foreignColumns: [documents.conversationId, documents.id],
    }),
    index("messages_created").on(table.conversationId, table.createdAt),
    index("messages_sender").on(table.senderId),
  ],
);
declareScope(messages, "participants", { moderators: true });

/** What one participant has read, and wants to be told by mail. */
export const conversationReads = pgTable(
  "conversation_reads",
  {
    conversationId: conversationId(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null before the first reading. */
    readUntil: timestamptz(),
    /** Wants no mails about this conversation. */
    muted: boolean().notNull().default(false),
    /** When the last mail about unread messages was sent. */
    notifiedAt: timestamptz(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index("conversation_reads_user").on(table.userId),
  ],
);
declareScope(conversationReads, "participants");

export const conversationReports = pgTable(
  "conversation_reports",
  {
    conversationId: conversationId(),
    id: uuid().notNull(),
    side: text({ enum: conversationSides }).notNull(),
    reporterId: text().references(() => users.id, { onDelete: "set null" }),
    reason: text({ enum: reportReasons }).notNull(),
    text: text().notNull(),
    createdAt: timestamptz().notNull(),
    closedAt: timestamptz(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.id] }),
    index("conversation_reports_open").on(table.createdAt).where(isNull(table.closedAt)),
  ],
);
declareScope(conversationReports, "participants", { moderators: true });
