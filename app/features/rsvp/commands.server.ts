import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { recordChanges } from "#app/features/guests/changes/commands.server.ts";
import { kindOf } from "#app/features/guests/changes/rules.ts";
import type { GuestSubmission, PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { recordGuestSubmission } from "#app/features/weddings/crowds/commands.server.ts";
import { now } from "#app/platform/clock.ts";
import { takeAdvisoryLock } from "#app/platform/db/advisory-lock.server.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { preparedInsertReturning } from "#app/platform/db/prepared-insert.server.ts";
import { retryTransaction } from "#app/platform/db/retry-transaction.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { revertToOtherVisitor, storeVersion } from "./answer-versions/commands.server.ts";
import { answersRestoredTo } from "./answer-versions/queries.server.ts";
import { linkAnswer, type WrittenAnswer, writtenAnswer } from "./guest-links/commands.server.ts";
import {
  type Answer,
  answerToChange,
  attendanceOf,
  guestCount,
  identifierOf,
  identityOf,
  normaliseEmail,
  type Person,
  type StoredAnswer,
} from "./rules.ts";
import { rsvpAnswerVersions, rsvpResponses } from "./tables.server.ts";
import { rsvpTopics } from "./topics.ts";

type Row = typeof rsvpResponses.$inferSelect;

type LockedAnswer = StoredAnswer & { current: Row };

export interface SentAnswer {
  /** Null for a duplicate whose answer was deleted since. */
  responseId: string | null;
  outcome: "created" | "changed" | "repeated";
}

/** Idempotent. Throws a 404 when the wedding is gone, and `SubmissionLimitExceeded`. */
export async function sendAnswer(submission: GuestSubmission, answer: Answer): Promise<SentAnswer> {
  return retryTransaction(() => transaction((tx) => store(tx, submission, answer)));
}

async function store(
  tx: Transaction,
  submission: GuestSubmission,
  answer: Answer,
): Promise<SentAnswer> {
  const { audience: weddingId } = submission;
  const isNew = await recordGuestSubmission(tx, submission, answer);
  const person = { ...answer, visitorId: submission.visitorId };
  await lockPerson(tx, weddingId, person);
  const stored = await lockRelated(tx, submission, answer);
  const existing = answerToChange(stored, person);
  if (!isNew) return { responseId: existing?.id ?? null, outcome: "repeated" };

  await publish(tx, { wedding: weddingId }, rsvpTopics.rsvp);
  const written = existing
    ? await change(tx, submission, answer, existing, stored)
    : await insert(tx, submission, answer);
  const guestId = await linkAnswer(tx, weddingId, written);
  await recordChange(tx, submission, { ...written, guestId }, existing?.current);
  return { responseId: written.id, outcome: existing ? "changed" : "created" };
}

async function recordChange(
  tx: Transaction,
  { audience: weddingId, visitorId }: GuestSubmission,
  row: Row,
  existing: Row | undefined,
): Promise<void> {
  const { id: responseId, guestId, guestName: name, message } = row;
  const after = attendanceOf(row);
  // A new name or e-mail has been stored as another answer.
  const before = existing?.id === responseId ? attendanceOf(existing) : null;
  if (kindOf({ before, after }) === "none") return;
  const change = { guestId, responseId, visitorId, name, message, before, after };
  await recordChanges(tx, weddingId, [change]);
}

/** Serialises by e-mail, because the unique indexes do not cover rows of earlier releases. */
export async function lockPerson(
  tx: Transaction,
  weddingId: string,
  person: Omit<Person, "guestName">,
): Promise<void> {
  await takeAdvisoryLock(tx, `${weddingId} ${identifierOf(person)}`);
}

async function lockRelated(
  tx: Transaction,
  { audience: weddingId, visitorId }: GuestSubmission,
  answer: Answer,
): Promise<LockedAnswer[]> {
  const email = answer.email === null ? null : normaliseEmail(answer.email);
  const changedId = answer.responseId ?? null;
  const rows = await relatedAnswers.within(tx, weddingId, visitorId, email, changedId);
  if (rows.length === 0) return [];
  // Must be read after locking: another browser may have changed them before.
  const restored = await answersRestoredTo(tx, weddingId, visitorId);
  return rows.map((current) => {
    const version = restored.find((row) => row.id === current.id);
    return {
      id: current.id,
      guestName: current.guestName,
      email: current.email,
      visitorId: current.visitorId,
      isOwn: current.visitorId === visitorId || version !== undefined,
      additional: version?.additional ?? current.additional,
      isByLink: current.submissionId !== null,
      current,
    };
  });
}

const relatedAnswers = prepared(
  (
    weddingId: Param<PublicWeddingId>,
    visitorId: Param<string>,
    sentEmail: Param<string | null>,
    changedId: Param<string | null>,
  ) => {
    const { id, email, visitorId: visitor, additional, submissionId } = rsvpResponses;
    const isCandidate = or(
      eq(additional, false),
      isNull(email),
      isNotNull(submissionId),
      sql`${id} = ${changedId}`,
    );
    const earlierIds = db()
      .select({ id: rsvpAnswerVersions.responseId })
      .from(rsvpAnswerVersions)
      .where(
        and(
          eq(rsvpAnswerVersions.weddingId, weddingId),
          eq(rsvpAnswerVersions.visitorId, visitorId),
        ),
      );
    return db()
      .select()
      .from(rsvpResponses)
      .where(
        and(
          eq(rsvpResponses.weddingId, weddingId),
          isNull(rsvpResponses.deletedAt),
          or(
            sql`${email} = ${sentEmail}`,
            and(eq(visitor, visitorId), isCandidate),
            inArray(id, earlierIds),
          ),
        ),
      )
      .orderBy(asc(id))
      .for("update");
  },
);

/** A new name or e-mail applies to this browser's version only. */
async function change(
  tx: Transaction,
  submission: GuestSubmission,
  answer: Answer,
  { id, current }: LockedAnswer,
  stored: LockedAnswer[],
): Promise<WrittenAnswer> {
  const { audience: weddingId, visitorId } = submission;
  const hasOwn = stored.some((row) => row.id !== id && row.isOwn && !row.additional);
  const additional = answer.additional || hasOwn;
  const identity = identityOf({ ...answer, visitorId });
  const isRenamed = identityOf(current) !== identity;
  if (isRenamed && (await revertToOtherVisitor(tx, { current, visitorId }))) {
    return insert(tx, submission, { ...answer, additional });
  }
  await storeVersion(tx, { current, visitorId });
  const [changed] = await tx
    .update(rsvpResponses)
    .set({
      ...answerColumns(answer),
      ...householdColumns(answer, current),
      // Only the browser that wrote last may read and change it.
      visitorId,
      // An answer that this browser gave by a link stays one, so that it is not held.
      submissionId: current.visitorId === visitorId ? current.submissionId : null,
      additional,
      identity,
      updatedAt: timeOfChange(current),
    })
    .where(and(eq(rsvpResponses.weddingId, weddingId), eq(rsvpResponses.id, id)))
    .returning(writtenAnswer());
  if (!changed) throw new Error("the locked answer is gone");
  return changed;
}

/** Always later than the version before. */
export function timeOfChange(current: Pick<Row, "updatedAt">): Date {
  return new Date(Math.max(now().getTime(), current.updatedAt.getTime() + 1));
}

function insert(
  tx: Transaction,
  { audience: weddingId, visitorId }: GuestSubmission,
  answer: Answer,
): Promise<WrittenAnswer> {
  const sent = now();
  return insertAnswer(tx, {
    ...answerColumns(answer),
    weddingId,
    id: randomUUID(),
    visitorId,
    additional: answer.additional,
    identity: identityOf({ ...answer, visitorId }),
    createdAt: sent,
    updatedAt: sent,
  });
}

const insertAnswer = preparedInsertReturning(rsvpResponses, writtenAnswer);

function answerColumns(answer: Answer) {
  const { guestName, attending, plusOneName, dietaryRestrictions, message } = answer;
  return {
    guestName,
    email: answer.email === null ? null : normaliseEmail(answer.email),
    attending,
    guestCount: guestCount(answer),
    plusOneName,
    dietaryRestrictions,
    message,
    confirmationDue: answer.email !== null,
  };
}

/**
 * Returns what only the household's form asks for, as far as it is still true. A companion without a
 * name stays, because the open form shows and takes back only one with a name.
 */
function householdColumns(answer: Answer, current: Row) {
  const hasUnnamed = current.guestCount > 1 && current.plusOneName === null;
  const persons = answer.attending && hasUnnamed ? 2 : guestCount(answer);
  const bringsCompanion = persons > 1;
  const hasDiet = answer.attending && answer.dietaryRestrictions !== null;
  return {
    guestCount: persons,
    severeAllergy: hasDiet && current.severeAllergy,
    plusOneDietaryRestrictions: bringsCompanion ? current.plusOneDietaryRestrictions : null,
    plusOneSevereAllergy: bringsCompanion && current.plusOneSevereAllergy,
  };
}
