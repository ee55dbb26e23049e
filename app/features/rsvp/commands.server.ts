import { randomUUID } from "node:crypto";
import { and, asc, count, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { recordSubmission } from "#app/features/weddings/guest-entries/commands.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { sqlState, sqlStates } from "#app/platform/db/sql-state.server.ts";
import { notFound, tooManyRequests } from "#app/platform/http/responses.server.ts";
import { announce } from "#app/platform/live/live.server.ts";
import {
  type Answer,
  answerToChange,
  changedIdentity,
  entriesPerHour,
  guestCount,
  identities,
  type StoredAnswer,
} from "./rules.ts";
import { rsvpResponses } from "./tables.server.ts";

export interface SentAnswer {
  /** The browser to remember; the answer can be changed from there. */
  visitorId: string;
  /** Null when this answer was handled before and its entry has been deleted since. */
  responseId: string | null;
  outcome: "created" | "changed" | "repeated";
}

const maxAttempts = 5;
const hourMs = 3_600_000;

/**
 * Stores a guest's answer, or changes the one already stored for the same e-mail or browser.
 * Sending the same form again changes nothing, however often and however late.
 * Throws 404 when the wedding is gone, 429 when one browser adds too many entries.
 * @param visitorId null for a browser that has not written before
 */
export async function sendAnswer(
  weddingId: PublicWeddingId,
  visitorId: string | null,
  answer: Answer,
): Promise<SentAnswer> {
  // A first answer whose cookie got lost on the way back is sent again with the same key, so the
  // key tells that both came from one browser.
  const visitor = visitorId ?? answer.submissionKey;
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction((tx) => store(tx, weddingId, visitor, answer));
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

async function store(
  tx: Transaction,
  weddingId: PublicWeddingId,
  visitorId: string,
  answer: Answer,
): Promise<SentAnswer> {
  const isFirst = await recordSubmission(tx, weddingId, answer.submissionKey, answer);
  const stored = await lockRelated(tx, weddingId, visitorId, answer);
  const earlier = answerToChange(stored, answer, visitorId);
  if (!isFirst) return { visitorId, responseId: earlier?.id ?? null, outcome: "repeated" };

  await announce(tx, weddingId, "rsvp");
  if (earlier) {
    await change(tx, weddingId, visitorId, answer, earlier, stored);
    return { visitorId, responseId: earlier.id, outcome: "changed" };
  }
  const responseId = await insert(tx, weddingId, visitorId, answer);
  return { visitorId, responseId, outcome: "created" };
}

/** Locked until the transaction ends, so that two changes of one entry follow each other. */
function lockRelated(
  tx: Transaction,
  weddingId: PublicWeddingId,
  visitorId: string,
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
        or(inArray(identity, [email, person]), and(eq(visitor, visitorId), ownOrChosen)),
      ),
    )
    .orderBy(asc(id))
    .for("update");
}

async function change(
  tx: Transaction,
  weddingId: PublicWeddingId,
  visitorId: string,
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
  weddingId: PublicWeddingId,
  visitorId: string,
  answer: Answer,
): Promise<string> {
  await refuseFlood(tx, weddingId, visitorId);
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

/** Counted in the transaction and in turn, so that no burst slips past the limit. */
async function refuseFlood(tx: Transaction, weddingId: PublicWeddingId, visitorId: string) {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`rsvp ${weddingId} ${visitorId}`}, 0))`,
  );
  const [recent] = await tx
    .select({ entries: count() })
    .from(rsvpResponses)
    .where(
      and(
        eq(rsvpResponses.weddingId, weddingId),
        eq(rsvpResponses.visitorId, visitorId),
        gt(rsvpResponses.createdAt, new Date(now().getTime() - hourMs)),
      ),
    );
  if ((recent?.entries ?? 0) >= entriesPerHour) throw tooManyRequests(hourMs / 1000);
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
