import { and, count, desc, eq } from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type AuditSubject, auditPageSize } from "./rules.ts";
import { auditEntries } from "./tables.server.ts";

export type AuditEntry = typeof auditEntries.$inferSelect;

interface AuditFilter {
  /** From 1. */
  page?: number;
  subject?: AuditSubject;
  subjectId?: string;
}

/** Returns one page of the log, newest first, with the number of all matching entries. */
export async function listAudit(
  _admin: Scope<"admin">,
  { page = 1, subject, subjectId }: AuditFilter = {},
): Promise<{ entries: AuditEntry[]; total: number }> {
  const matches = and(
    subject && eq(auditEntries.subject, subject),
    subjectId === undefined ? undefined : eq(auditEntries.subjectId, subjectId),
  );
  const [found, [counted]] = await Promise.all([
    db()
      .select()
      .from(auditEntries)
      .where(matches)
      .orderBy(desc(auditEntries.id))
      .limit(auditPageSize)
      .offset((page - 1) * auditPageSize),
    db().select({ total: count() }).from(auditEntries).where(matches),
  ]);
  return { entries: found, total: counted?.total ?? 0 };
}
