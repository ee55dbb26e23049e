import { and, eq, gt, sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import type { db, Transaction } from "#app/platform/db/database.server.ts";
import { type Submission, type VisitorSubmissionCounts, visitorWindowMs } from "./rules.ts";
import { submissions } from "./tables.server.ts";

/** Counts the visitor's submissions of the last hour. `hasKey` is true when this one is among them. */
export async function countByVisitor(
  connection: Transaction | ReturnType<typeof db>,
  submission: Submission,
): Promise<VisitorSubmissionCounts & { hasKey: boolean }> {
  const { audience, key, visitorId, kind, hasProofOfWork, createdAt } = submissions;
  const since = new Date(now().getTime() - visitorWindowMs);
  const [counts] = await connection
    .select({
      ofKind: sql`count(*) filter (where ${kind} = ${submission.kind.name})`.mapWith(Number),
      withoutProof: sql`count(*) filter (where not ${hasProofOfWork})`.mapWith(Number),
      hasKey: sql`coalesce(bool_or(${key} = ${submission.key}), false)`.mapWith(Boolean),
    })
    .from(submissions)
    .where(
      and(
        eq(audience, submission.audience),
        eq(visitorId, submission.visitorId),
        gt(createdAt, since),
      ),
    );
  return counts ?? { ofKind: 0, withoutProof: 0, hasKey: false };
}
