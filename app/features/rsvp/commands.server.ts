import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { GuestEntry } from "#app/features/weddings/guest-entries/access.server.ts";
import { recordSubmission } from "#app/features/weddings/guest-entries/commands.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { sqlState, sqlStates } from "#app/platform/db/sql-state.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { announce } from "#app/platform/live/live.server.ts";
import {
  type Answer,
  answerToChange,
  changedIdentity,
  guestCount,
  identities,
  type StoredAnswer,
} from "./rules.ts";
import { rsvpResponses } from "./tables.server.ts";

export interface SentAnswer {
  /** Null when this answer was handled before and its entry has been deleted since. */
  responseId: string | null;
  outcome: "created" | "changed" | "repeated";
}

const maxAttempts = 5;

/**
 * Stores a guest's answer, or changes the one already stored for the same e-mail or browser.
 * Sending the same form again changes nothing, however often and however late.
 * Throws 404 when the wedding is gone, and `TooManyEntries`.
 */
export async function sendAnswer(entry: GuestEntry, answer: Answer): Promise<SentAnswer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction((tx) => store(tx, entry, answer));
    } catch (error) {
      const state = sqlState(error);
      if (state === sqlStates.foreignKeyViolation) throw notFound();
      if (attempt === maxAttempts || !isLostRace(state)) throw error;
    }
  }
}

/** Somebody stored an answer for the same person first; the next attempt finds and changes it. */
function isLostRace(state: string | undefined): boolean {
  return (
    state === sqlStates.uniqueViolation ||
    state === sqlStates.deadlockDetected ||
    state === sqlStates.serializationFailure
  );
}

async function store(tx: Transaction, entry: GuestEntry, answer: Answer): Promise<SentAnswer> {
  const isFirst = await recordSubmission(tx, entry, answer);
  await holdEmail(tx, entry.weddingId, answer);
  const stored = await lockRelated(tx, entry, answer);
  const earlier = answerToChange(stored, answer, entry.visitorId);
  if (!isFirst) return { responseId: earlier?.id ?? null, outcome: "repeated" };

  await announce(tx, entry.weddingId, "rsvp");
  if (earlier) {
    await change(tx, entry, answer, earlier, stored);
    return { responseId: earlier.id, outcome: "changed" };
  }
  return { responseId: await insert(tx, entry, answer), outcome: "created" };
}

/**
 * Lets those who answer with one e-mail follow each other until the transaction ends. That a person
 * may be known by the e-mail or by e-mail and name is no unique index's business.
 */
export async function holdEmail(
  tx: Transaction,
  weddingId: string,
  answer: Pick<Answer, "email" | "guestName">,
): Promise<void> {
  const address = `${weddingId} ${identities(answer).email}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`);
}

/** Locked until the transaction ends, so that two changes of one entry follow each other. */
function lockRelated(
  tx: Transaction,
  { weddingId, visitorId }: GuestEntry,
  answer: Answer,
): Promise<StoredAnswer[]> {
  const { email, person } = identities(answer);
  const { id, guestName, identity, visitorId: visitor, additional } = rsvpResponses;
  const own = eq(additional, false);
  const ownOrChosen = answer.responseId ? or(own, eq(id, answer.responseId)) : own;
  return tx
    .select({ id, guestName, identity, visitorId: visitor, additional })
    .from(rsvpResponses)
    .where(
      and(
        eq(rsvpResponses.weddingId, weddingId),
        isNull(rsvpResponses.deletedAt),
        or(inArray(identity, [email, person]), and(eq(visitor, visitorId), ownOrChosen)),
      ),
    )
    .orderBy(asc(id))
    .for("update");
}

async function change(
  tx: Transaction,
  { weddingId, visitorId }: GuestEntry,
  answer: Answer,
  earlier: StoredAnswer,
  stored: StoredAnswer[],
): Promise<void> {
  const hasOwn = stored.some(
    (row) => row.id !== earlier.id && row.visitorId === visitorId && !row.additional,
  );
  await tx
    .update(rsvpResponses)
    .set({
      ...answerColumns(answer),
      // The browser that wrote last may see and change it; the one before no longer reads along.
      visitorId,
      additional: answer.additional || hasOwn,
      identity: changedIdentity(earlier, answer),
      updatedAt: now(),
    })
    .where(and(eq(rsvpResponses.weddingId, weddingId), eq(rsvpResponses.id, earlier.id)));
}

async function insert(
  tx: Transaction,
  { weddingId, visitorId }: GuestEntry,
  answer: Answer,
): Promise<string> {
  const { email, person } = identities(answer);
  const id = randomUUID();
  const sent = now();
  await tx.insert(rsvpResponses).values({
    ...answerColumns(answer),
    weddingId,
    id,
    visitorId,
    additional: answer.additional,
    identity: answer.additional ? person : email,
    createdAt: sent,
    updatedAt: sent,
  });
  return id;
}

function answerColumns(answer: Answer) {
  const { guestName, attending, plusOneName, dietaryRestrictions, message } = answer;
  return {
    guestName,
    email: identities(answer).email,
    attending,
    guestCount: guestCount(answer),
    plusOneName,
    dietaryRestrictions,
    message,
  };
}
