import { and, type Column, eq, gt, notExists, type SQL, sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction } from "#app/platform/db/database.server.ts";
import { type GuestSubmission, type VisitorSubmissionCounts, visitorWindowMs } from "./rules.ts";
import { blockedVisitors, guestSubmissions } from "./tables.server.ts";

/** Counts a browser's entries of the last hour, and whether this form is among them. */
export async function countByVisitor(
  connection: Transaction | ReturnType<typeof db>,
  entry: GuestSubmission,
): Promise<VisitorSubmissionCounts & { hasKey: boolean }> {
  const { weddingId, key, visitorId, kind, proven, createdAt } = guestSubmissions;
  const since = new Date(now().getTime() - visitorWindowMs);
  const [sent] = await connection
    .select({
      ofKind: sql`count(*) filter (where ${kind} = ${entry.kind})`.mapWith(Number),
      withoutProof: sql`count(*) filter (where not ${proven})`.mapWith(Number),
      hasKey: sql`coalesce(bool_or(${key} = ${entry.key}), false)`.mapWith(Boolean),
    })
    .from(guestSubmissions)
    .where(
      and(eq(weddingId, entry.weddingId), eq(visitorId, entry.visitorId), gt(createdAt, since)),
    );
  return sent ?? { ofKind: 0, withoutProof: 0, hasKey: false };
}

/** Returns the condition for rows whose browser no owner has blocked. */
export function notBlocked(weddingId: Column, visitorId: Column): SQL {
  return notExists(
    db()
      .select({ hidden: sql`1` })
      .from(blockedVisitors)
      .where(
        and(eq(blockedVisitors.weddingId, weddingId), eq(blockedVisitors.visitorId, visitorId)),
      ),
  );
}
