import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "#app/platform/db/columns.server.ts";
import { declareScope } from "#app/platform/db/scope.server.ts";
import { auditActions, auditSubjects } from "./rules.ts";

/** Append-only: triggers of the migration refuse updates, deletions and truncation. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The account that acted, a plain value; null for the command line. */
    actorId: text(),
    actorName: text().notNull(),
    action: text({ enum: auditActions }).notNull(),
    subject: text({ enum: auditSubjects }).notNull(),
    subjectId: text().notNull(),
    subjectName: text().notNull(),
    reason: text(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [index("audit_entries_subject").on(table.subject, table.subjectId)],
);
declareScope(auditEntries, "admin");
