import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { countByVisitor } from "./queries.server.ts";
import { isOverVisitorLimit, type Submission } from "./rules.ts";
import { submissions } from "./tables.server.ts";

export class SubmissionLimitExceeded extends Error {}

/**
 * Returns false when the form was handled before with equal `content`. Waits for a concurrent
 * duplicate. Throws `SubmissionLimitExceeded`, but never for a duplicate.
 */
export async function recordSubmission(
  tx: Transaction,
  submission: Submission,
  content: unknown,
): Promise<boolean> {
  const { kind, ...columns } = submission;
  const recorded = await tx
    .insert(submissions)
    .values({
      ...columns,
      kind: kind.name,
      fingerprint: fingerprintOf(content),
      createdAt: now(),
    })
    .onConflictDoNothing()
    .returning({ key: submissions.key });
  if (recorded.length === 0) return false;
  if (await isOverLimitLocked(tx, submission)) throw new SubmissionLimitExceeded();
  return true;
}

export async function releaseIdempotencyKey(
  tx: Transaction,
  { audience, key }: Submission,
  content: unknown,
): Promise<void> {
  await tx
    .delete(submissions)
    .where(
      and(
        eq(submissions.audience, audience),
        eq(submissions.key, key),
        eq(submissions.fingerprint, fingerprintOf(content)),
      ),
    );
}

/** Must run when the audience is deleted, because there is no foreign key. */
export async function deleteSubmissions(tx: Transaction, audience: string): Promise<void> {
  await tx.delete(submissions).where(eq(submissions.audience, audience));
}

/** Serialises by visitor, so that a burst cannot exceed the limit. */
async function isOverLimitLocked(tx: Transaction, submission: Submission): Promise<boolean> {
  const visitor = `${submission.audience} ${submission.visitorId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${visitor}, 0))`);
  return isOverVisitorLimit(submission, await countByVisitor(tx, submission));
}

function fingerprintOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}
