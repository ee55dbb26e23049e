import { integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/features/accounts/tables.server.ts";
import { weddingId } from "#app/features/weddings/tables.server.ts";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";
import type { ColumnFields } from "./columns/rules.ts";
import type { RowEdits } from "./rows/rules.ts";
import type { ImportChanges, ImportResult } from "./rules.ts";

/** A file that waits to be imported, or what undo needs of the latest import. */
export const guestImports = pgTable(
  "guest_imports",
  {
    weddingId: weddingId(),
    id: uuid().notNull(),
    createdBy: text().references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamptz().notNull().defaultNow(),
    /** All rows of the file until the import, then the headers and the skipped rows. */
    rows: jsonb().$type<string[][]>().notNull(),
    headerRow: integer(),
    fields: jsonb().$type<ColumnFields>().notNull(),
    /** By row number. */
    edits: jsonb().$type<RowEdits>().notNull().default({}),
    importedAt: timestamptz(),
    result: jsonb().$type<ImportResult>(),
    /** Null until the import and after its undo. */
    changes: jsonb().$type<ImportChanges>(),
    undoneAt: timestamptz(),
    /** The names of guests that undo has kept, because they were changed since. */
    kept: jsonb().$type<string[]>(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.id] })],
);
declareScope(guestImports, "wedding");
