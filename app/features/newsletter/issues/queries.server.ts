import { and, count, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { AdminId } from "#app/features/accounts/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { newsletterIssues, newsletterSubscriptions } from "../tables.server.ts";

export type StoredIssue = typeof newsletterIssues.$inferSelect;

const maxListed = 200;

/** Returns drafts and sent issues, the newest first. */
export function listIssues(_admin: AdminId): Promise<StoredIssue[]> {
  const { deletedAt, createdAt, id } = newsletterIssues;
  return db()
    .select()
    .from(newsletterIssues)
    .where(isNull(deletedAt))
    .orderBy(desc(createdAt), id)
    .limit(maxListed);
}

/** Returns null for an unknown or deleted issue. */
export async function findIssue(_admin: AdminId, id: string): Promise<StoredIssue | null> {
  const [found] = await db()
    .select()
    .from(newsletterIssues)
    .where(and(eq(newsletterIssues.id, id), isNull(newsletterIssues.deletedAt)));
  return found ?? null;
}

/** Counts those who get the next issue. */
export async function countSubscribers(_admin: AdminId): Promise<number> {
  const [counted] = await db()
    .select({ count: count() })
    .from(newsletterSubscriptions)
    .where(isNotNull(newsletterSubscriptions.confirmedAt));
  return counted?.count ?? 0;
}
