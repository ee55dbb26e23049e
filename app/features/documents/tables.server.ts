import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";
import { documentTypes } from "#app/platform/documents/document-files.ts";

/** Private files: receipts, contracts, attachments. The id is no permission, the owner decides. */
export const documents = pgTable(
  "documents",
  {
    id: uuid().primaryKey(),
    /** The owning wedding, a plain value. */
    weddingId: uuid(),
    /** The owning conversation, a plain value. */
    conversationId: uuid(),
    name: text().notNull(),
    type: text({ enum: documentTypes }).notNull(),
    bytes: integer().notNull(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    check("documents_owner", sql`num_nonnulls(${table.weddingId}, ${table.conversationId}) = 1`),
    // Rows refer to the owner too, so they cannot name another one's document.
    unique("documents_of_wedding").on(table.weddingId, table.id),
    unique("documents_of_conversation").on(table.conversationId, table.id),
    index("documents_created").on(table.createdAt),
  ],
);
declareScope(documents, "admin", { wedding: documents.weddingId });
