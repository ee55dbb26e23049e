import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/features/accounts/tables.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";
import type { ColumnFields } from "./columns/rules.ts";
import type { RowEdits } from "./rows/rules.ts";
import type { ImportChanges, ImportResult } from "./rules.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** A file between upload and import, and then what undo needs. Only the latest import is kept. */
export const guestImports = pgTable(
  "guest_imports",
  {
    weddingId: uuid()
      .notNull()
      .references(() => weddings.id, { onDelete: "cascade" }),
    id: uuid().notNull(),
    createdBy: text().references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamptz().notNull().defaultNow(),
    /** Of the file; after the import only those that were skipped, and the headers. */
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
