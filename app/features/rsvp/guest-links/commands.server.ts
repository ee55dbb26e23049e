import { and, desc, eq, inArray, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { matchGuests, type NamedGuest, nameKey } from "#app/features/guests/rules.ts";
import { guests } from "#app/features/guests/tables.server.ts";
import { guestTopics } from "#app/features/guests/topics.ts";
import type { OwnedWeddingId, PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { isHeld } from "#app/features/weddings/blocked-visitors/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { sqlState, sqlStates } from "#app/platform/db/errors.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { isShown } from "../answer-versions/queries.server.ts";
import { normaliseEmail } from "../rules.ts";
import { rsvpResponses } from "../tables.server.ts";
import { rsvpTopics } from "../topics.ts";

type Response = typeof rsvpResponses.$inferSelect;
type WeddingId = OwnedWeddingId | PublicWeddingId;

export type LinkResult =
  | { ok: true }
  /** `taken`: another answer is linked to the guest. */
  | { ok: false; reason: "gone" | "taken" };

/**
 * Links an answer that has been written in this transaction to its guest, when that is certain,
 * and increases the guest's version. Held answers and those that the couple has unlinked stay as
 * they are. A unique violation means that another answer of the guest came first.
 */
export async function linkAnswer(
  tx: Transaction,
  weddingId: WeddingId,
  responseId: string,
): Promise<void> {
  const [answer] = await tx
    .select()
    .from(rsvpResponses)
    .where(and(isAnswer(weddingId, responseId), isNotHeld()));
  if (!answer) return;
  if (answer.guestId) await touchGuest(tx, weddingId, answer.guestId);
  else if (answer.linkedBy !== "couple") await linkByRule(tx, weddingId, [answer]);
}

/**
 * Links every waiting answer whose guest is certain: for guests that came to the list after their
 * answers, and for answers that are no longer held. Returns the guests' ids.
 */
export function linkWaitingAnswers(weddingId: OwnedWeddingId): Promise<string[]> {
  return transaction(async (tx) => {
    const waiting = await tx
      .select()
      .from(rsvpResponses)
      .where(
        and(
          eq(rsvpResponses.weddingId, weddingId),
          isNull(rsvpResponses.deletedAt),
          isNull(rsvpResponses.guestId),
          // Null, or the reason of a link to a guest who has been purged.
          sql`${rsvpResponses.linkedBy} is distinct from 'couple'`,
          isNull(rsvpResponses.ignoredAt),
          isNotHeld(),
        ),
      )
      // Answers that the couple has hidden come last: see `unlinkHidden`.
      .orderBy(desc(isShown(weddingId)), rsvpResponses.createdAt, rsvpResponses.id)
      .for("update");
    const linked = await linkByRule(tx, weddingId, waiting);
    if (linked.length > 0) await publishLinks(tx, weddingId);
    return linked;
  });
}

export async function linkToGuest(
  weddingId: OwnedWeddingId,
  responseId: string,
  guestId: string,
): Promise<LinkResult> {
  try {
    return await transaction(async (tx) => {
      await lockAnswer(tx, weddingId, responseId);
      if (!(await touchGuest(tx, weddingId, guestId))) return { ok: false, reason: "gone" };
      await unlinkHidden(tx, weddingId, [guestId]);
      const set = { guestId, linkedBy: "couple", ignoredAt: null } as const;
      return changeLink(tx, weddingId, responseId, set);
    });
  } catch (error) {
    if (sqlState(error) !== sqlStates.uniqueViolation) throw error;
    return { ok: false, reason: "taken" };
  }
}

/** The answer waits again, and is not linked by rule any more. */
export function unlink(weddingId: OwnedWeddingId, responseId: string): Promise<LinkResult> {
  return transaction(async (tx) => {
    const answer = await lockAnswer(tx, weddingId, responseId);
    if (answer?.guestId) await touchGuest(tx, weddingId, answer.guestId);
    const set = { guestId: null, linkedBy: "couple", ignoredAt: null } as const;
    return changeLink(tx, weddingId, responseId, set);
  });
}

/** The sender is no guest, so the answer counts nowhere. `unlink` undoes it. */
export function ignoreAnswer(weddingId: OwnedWeddingId, responseId: string): Promise<LinkResult> {
  return transaction((tx) => changeLink(tx, weddingId, responseId, { ignoredAt: now() }));
}

/** Returns the guests' ids. The number of queries does not depend on the number of answers. */
async function linkByRule(
  tx: Transaction,
  weddingId: WeddingId,
  responses: Pick<Response, "id" | "guestName" | "email">[],
): Promise<string[]> {
  const answers = responses.map(({ id, guestName, email }) => ({
    id,
    name: guestName,
    email: email === null ? null : normaliseEmail(email),
  }));
  const found = await findNamesakes(tx, weddingId, answers);
  const ids = found.map(({ id }) => id);
  await unlinkHidden(tx, weddingId, ids);
  const answered = await answeredGuests(tx, weddingId, ids);
  const candidates = found.map((guest) => ({ ...guest, isAnswered: answered.has(guest.id) }));
  const matches = matchGuests(candidates, answers);
  if (matches.length === 0) return [];
  const responseIds = sql.param(matches.map(({ answer }) => answer.id));
  const guestIds = sql.param(matches.map(({ guest }) => guest.id));
  const reasons = sql.param(matches.map(({ reason }) => reason));
  await tx
    .update(rsvpResponses)
    .set({ guestId: sql`match.guest_id`, linkedBy: sql`match.reason` })
    .from(
      sql`unnest(${responseIds}::uuid[], ${guestIds}::uuid[], ${reasons}::text[])
        as match(response_id, guest_id, reason)`,
    )
    .where(
      and(eq(rsvpResponses.weddingId, weddingId), eq(rsvpResponses.id, sql`match.response_id`)),
    );
  const linked = matches.map(({ guest }) => guest.id);
  await touchGuests(tx, weddingId, linked);
  return linked;
}

/** Returns the guests with the name or the e-mail of an answer. */
function findNamesakes(tx: Transaction, weddingId: WeddingId, answers: NamedGuest[]) {
  const keys = sql.param(answers.map(({ name }) => nameKey(name)));
  const emails = sql.param(answers.flatMap(({ email }) => email ?? []));
  return tx
    .select({ id: guests.id, name: guests.name, email: guests.email })
    .from(guests)
    .where(
      and(
        eq(guests.weddingId, weddingId),
        isNull(guests.deletedAt),
        or(
          sql`${guests.nameKey} = any(${keys}::text[])`,
          sql`${guests.email} = any(${emails}::text[])`,
        ),
      ),
    );
}

/** Must precede a change of the guest, as when a guest sends an answer: else both would wait. */
async function lockAnswer(tx: Transaction, weddingId: OwnedWeddingId, responseId: string) {
  const [answer] = await tx
    .select({ guestId: rsvpResponses.guestId })
    .from(rsvpResponses)
    .where(isAnswer(weddingId, responseId))
    .for("update");
  return answer;
}

async function changeLink(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  responseId: string,
  set: Partial<Pick<Response, "guestId" | "linkedBy" | "ignoredAt">>,
): Promise<LinkResult> {
  const changed = await tx
    .update(rsvpResponses)
    .set(set)
    .where(isAnswer(weddingId, responseId))
    .returning({ id: rsvpResponses.id });
  if (changed.length === 0) return { ok: false, reason: "gone" };
  await publishLinks(tx, weddingId);
  return { ok: true };
}

/** Makes an open form about the guest find a conflict. Returns false for an unknown guest. */
async function touchGuest(tx: Transaction, weddingId: WeddingId, id: string): Promise<boolean> {
  return (await touchGuests(tx, weddingId, [id])) > 0;
}

export async function touchGuests(
  tx: Transaction,
  weddingId: WeddingId,
  ids: string[],
): Promise<number> {
  const touched = await tx
    .update(guests)
    .set({ version: sql`${guests.version} + 1` })
    .where(and(eq(guests.weddingId, weddingId), inArray(guests.id, ids), isNull(guests.deletedAt)))
    .returning({ id: guests.id });
  return touched.length;
}

async function publishLinks(tx: Transaction, weddingId: OwnedWeddingId): Promise<void> {
  await publish(tx, { wedding: weddingId }, guestTopics.guests);
  await publish(tx, { wedding: weddingId }, rsvpTopics.rsvp);
}

/** Frees guests whose answer the couple has hidden, so that their real answer can be linked. */
export async function unlinkHidden(
  tx: Transaction,
  weddingId: WeddingId,
  ids: string[],
): Promise<void> {
  await tx
    .update(rsvpResponses)
    .set({ guestId: null, linkedBy: null })
    .where(and(areOfGuests(weddingId, ids), not(isShown(weddingId))));
}

async function answeredGuests(
  tx: Transaction,
  weddingId: WeddingId,
  ids: string[],
): Promise<Set<string | null>> {
  const found = await tx
    .select({ guestId: rsvpResponses.guestId })
    .from(rsvpResponses)
    .where(areOfGuests(weddingId, ids));
  return new Set(found.map(({ guestId }) => guestId));
}

function areOfGuests(weddingId: WeddingId, ids: string[]): SQL | undefined {
  return and(
    eq(rsvpResponses.weddingId, weddingId),
    inArray(rsvpResponses.guestId, ids),
    isNull(rsvpResponses.deletedAt),
  );
}

function isNotHeld(): SQL {
  return sql`not ${isHeld(rsvpResponses.weddingId, rsvpResponses.visitorId)}`;
}

function isAnswer(weddingId: WeddingId, id: string): SQL | undefined {
  return and(
    eq(rsvpResponses.weddingId, weddingId),
    eq(rsvpResponses.id, id),
    isNull(rsvpResponses.deletedAt),
  );
}
