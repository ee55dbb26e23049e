import { and, eq, getTableColumns, inArray, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { areGuests, changeGuestList } from "#app/features/guests/commands.server.ts";
import { matchGuests, type NamedGuest, nameKey } from "#app/features/guests/rules.ts";
import { guests } from "#app/features/guests/tables.server.ts";
import { guestTopics } from "#app/features/guests/topics.ts";
import type { OwnedWeddingId, PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { isHeld } from "#app/features/weddings/blocked-visitors/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { sqlState, sqlStates } from "#app/platform/db/errors.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { isShown } from "../answer-versions/queries.server.ts";
import { normaliseEmail } from "../rules.ts";
import { rsvpResponses } from "../tables.server.ts";
import { rsvpTopics } from "../topics.ts";
import { findGuestState } from "./queries.server.ts";

type Response = typeof rsvpResponses.$inferSelect;
type WeddingId = OwnedWeddingId | PublicWeddingId;

/** An answer as it was written, and whether its browser is held. */
export type WrittenAnswer = Response & { held: boolean };

export type LinkResult =
  | { ok: true }
  /** `taken`: another answer is linked to the guest. */
  | { ok: false; reason: "gone" | "taken" };

/** What `linkAnswer` must know of an answer, for the statement that writes it. */
export function writtenAnswer() {
  const held = isHeld(rsvpResponses.weddingId, rsvpResponses.visitorId);
  return { ...getTableColumns(rsvpResponses), held };
}

/**
 * Links an answer that has been written in this transaction to its guest, when that is certain,
 * and increases the guest's version. Held answers and those that the couple has unlinked stay as
 * they are. Returns the guest's id. A unique violation means that another answer of the guest came
 * first.
 */
export async function linkAnswer(
  tx: Transaction,
  weddingId: WeddingId,
  answer: WrittenAnswer,
): Promise<string | null> {
  const { held, guestId, linkedBy } = answer;
  if (held) return guestId;
  if (guestId) await touchGuest(tx, weddingId, guestId);
  if (guestId || linkedBy === "couple") return guestId;
  const [linked = null] = await linkByRule(tx, weddingId, [answer]);
  return linked;
}

/** Links the answer to a guest of the couple's choice. */
export function linkToGuest(
  weddingId: OwnedWeddingId,
  responseId: string,
  guestId: string,
): Promise<LinkResult> {
  return unlessTaken(
    transaction(async (tx) => {
      if (!(await lockAnswer(tx, weddingId, responseId))) return { ok: false, reason: "gone" };
      return linkLocked(tx, weddingId, responseId, guestId);
    }),
  );
}

/** The rest of `linkToGuest`, for an answer that `lockAnswer` has locked. */
export async function linkLocked(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  responseId: string,
  guestId: string,
): Promise<LinkResult> {
  if (!(await touchGuest(tx, weddingId, guestId))) return { ok: false, reason: "gone" };
  await unlinkHidden(tx, weddingId, [guestId]);
  const set = { guestId, linkedBy: "couple", ignoredAt: null } as const;
  return changeLink(tx, weddingId, responseId, set);
}

/** Reads the unique violation of a transaction that links as another answer of the guest. */
export async function unlessTaken<Result>(
  linking: Promise<Result>,
): Promise<Result | { ok: false; reason: "taken" }> {
  try {
    return await linking;
  } catch (error) {
    if (sqlState(error) !== sqlStates.uniqueViolation) throw error;
    return { ok: false, reason: "taken" };
  }
}

export function unlink(weddingId: OwnedWeddingId, responseId: string): Promise<LinkResult> {
  return transaction((tx) => unlinkAnswer(tx, weddingId, responseId));
}

/** The answer waits again, and is not linked by rule any more. */
export async function unlinkAnswer(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  responseId: string,
): Promise<LinkResult> {
  const answer = await lockAnswer(tx, weddingId, responseId);
  if (answer?.guestId) await touchGuest(tx, weddingId, answer.guestId);
  const set = { guestId: null, linkedBy: "couple", ignoredAt: null } as const;
  return changeLink(tx, weddingId, responseId, set);
}

/** Must come before locks of guests, as in the guests' own transactions. */
export async function lockAnswer(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  responseId: string,
): Promise<{ guestId: string | null } | undefined> {
  const [answer] = await tx
    .select({ guestId: rsvpResponses.guestId })
    .from(rsvpResponses)
    .where(isAnswer(weddingId, responseId))
    .for("update");
  return answer;
}

/** The sender is no guest, so the answer counts nowhere. `unlink` undoes it. */
export function ignoreAnswer(weddingId: OwnedWeddingId, responseId: string): Promise<LinkResult> {
  return transaction((tx) => changeLink(tx, weddingId, responseId, { ignoredAt: now() }));
}

/** Returns the guests' ids. The number of queries does not depend on the number of answers. */
export async function linkByRule(
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
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  await unlinkHidden(tx, weddingId, ids);
  const answered = await answeredGuests(tx, weddingId, ids);
  const candidates = found.map((guest) => ({ ...guest, isAnswered: answered.has(guest.id) }));
  const matches = matchGuests(candidates, answers);
  if (matches.length === 0) return [];
  const linked = matches.map(({ guest }) => guest.id);
  // Before the links, as in `linkLocked`: of two transactions that link to one guest, one waits.
  await touchGuests(tx, weddingId, linked);
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
  return linked;
}

/** Returns the guests with the name or the e-mail of an answer. */
function findNamesakes(tx: Transaction, weddingId: WeddingId, answers: NamedGuest[]) {
  const keys = answers.map(({ name }) => nameKey(name));
  const emails = answers.flatMap(({ email }) => email ?? []);
  return namesakes.within(tx, weddingId, keys, emails);
}

const namesakes = prepared(
  (weddingId: Param<WeddingId>, keys: Param<string[]>, emails: Param<string[]>) =>
    db()
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
      ),
);

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

/**
 * Keeps the couple's values: no screen shows the difference until the guest answers anew. A severe
 * allergy that counts beside a diet of the couple's own is kept too.
 */
export function markAnswerReviewed(weddingId: OwnedWeddingId, id: string): Promise<void> {
  return changeGuestList(weddingId, async (tx) => {
    const state = await findGuestState(weddingId, id, tx);
    if (!state) return;
    const { ownDiet, severeAllergy, ownPlusOneDiet, companionSevereAllergy } = state;
    await tx
      .update(guests)
      .set({
        answerReviewedAt: now(),
        ...(ownDiet !== null && { severeAllergy }),
        ...(ownPlusOneDiet !== null && { plusOneSevereAllergy: companionSevereAllergy }),
      })
      .where(areGuests(weddingId, [id]));
  });
}

export async function publishLinks(tx: Transaction, weddingId: OwnedWeddingId): Promise<void> {
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

export function isNotHeld(): SQL {
  return sql`not ${isHeld(rsvpResponses.weddingId, rsvpResponses.visitorId)}`;
}

function isAnswer(weddingId: WeddingId, id: string): SQL | undefined {
  return and(
    eq(rsvpResponses.weddingId, weddingId),
    eq(rsvpResponses.id, id),
    isNull(rsvpResponses.deletedAt),
  );
}
