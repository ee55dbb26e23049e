import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { takeAdvisoryLock } from "#app/platform/db/advisory-lock.server.ts";
import { db, type Transaction } from "#app/platform/db/database.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { preparedInsert } from "#app/platform/db/prepared-insert.server.ts";
import { waitOf } from "./queries.server.ts";
import { isRepeat, type Submission } from "./rules.ts";
import { submissions } from "./tables.server.ts";
import { submissionTexts } from "./texts.ts";

/** Its message is shown to the guest. */
export class SubmissionLimitExceeded extends Error {
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, retryAfterSeconds?: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }

  static within(seconds: number): SubmissionLimitExceeded {
    return new SubmissionLimitExceeded(submissionTexts.tooMany(seconds), seconds);
  }
}

/**
 * Returns false when the form was handled before, as `isRepeat` tells; waits for a concurrent
 * duplicate. `subject` names what the form changes when it can change several things. Throws
 * `SubmissionLimitExceeded`, but never for a duplicate.
 */
export async function recordSubmission(
  tx: Transaction,
  submission: Submission,
  content: unknown,
  subject = "",
): Promise<boolean> {
  await lockVisitor(tx, submission);
  return recordForLockedVisitor(tx, submission, content, subject);
}

/** Like `recordSubmission`, when the transaction has locked the visitor. */
export async function recordForLockedVisitor(
  tx: Transaction,
  submission: Submission,
  content: unknown,
  subject = "",
): Promise<boolean> {
  const { audience, key, visitorId, kind, sentAt } = submission;
  const earlier = await changesOf(tx, submission, subject);
  const fingerprint = fingerprintOf(content);
  if (isRepeat({ fingerprint, sentAt }, earlier)) return false;
  const wait = await waitOf(tx, submission);
  if (wait > 0) throw SubmissionLimitExceeded.within(wait);
  const number = (earlier[0]?.number ?? 0) + 1;
  return insertSubmission(tx, {
    audience,
    key,
    subject,
    number,
    fingerprint,
    sentAt,
    visitorId,
    kind: kind.name,
    createdAt: now(),
  });
}

const insertSubmission = preparedInsert(submissions, { skipsConflicts: true });

/** Forgets the newest change of a form that came to nothing, so that it can be sent again. */
export async function releaseIdempotencyKey(
  tx: Transaction,
  submission: Submission,
  subject = "",
): Promise<void> {
  const [newest] = await changesOf(tx, submission, subject);
  if (!newest) return;
  await tx
    .delete(submissions)
    .where(
      and(
        hasKey(submission.audience, submission.key, subject),
        eq(submissions.fingerprint, newest.fingerprint),
        sql`${submissions.number} is not distinct from ${newest.number}`,
      ),
    );
}

/** Must run when the audience is deleted, because there is no foreign key. */
export async function deleteSubmissions(tx: Transaction, audience: string): Promise<void> {
  await tx.delete(submissions).where(eq(submissions.audience, audience));
}

/** Serialises by visitor, so that a burst cannot exceed the limit. */
export async function lockVisitor(tx: Transaction, submission: Submission): Promise<void> {
  await takeAdvisoryLock(tx, visitorLock(submission));
}

export function visitorLock({ audience, visitorId }: Submission): string {
  return `${audience} ${visitorId}`;
}

function changesOf(tx: Transaction, { audience, key }: Submission, subject: string) {
  return changesByKey.within(tx, audience, key, subject);
}

const changesByKey = prepared(
  (audience: Param<string>, key: Param<string>, subject: Param<string>) => {
    const { number, fingerprint, sentAt } = submissions;
    return db()
      .select({ number, fingerprint, sentAt })
      .from(submissions)
      .where(hasKey(audience, key, subject))
      .orderBy(sql`${number} desc nulls last`);
  },
);

function hasKey(audience: Param<string>, key: Param<string>, subject: Param<string>) {
  return and(
    eq(submissions.audience, audience),
    eq(submissions.key, key),
    eq(submissions.subject, subject),
  );
}

function fingerprintOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}
