import {
  and,
  asc,
  type Column,
  count,
  desc,
  eq,
  inArray,
  isNull,
  notExists,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { NamedAttendance } from "#app/features/guests/changes/rules.ts";
import { comesAlone } from "#app/features/guests/companions/queries.server.ts";
import type { RsvpStatus } from "#app/features/guests/rules.ts";
import { guests } from "#app/features/guests/tables.server.ts";
import type { OwnedWeddingId, PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { type Database, db, type Transaction } from "#app/platform/db/database.server.ts";
import { materialized } from "#app/platform/db/materialized.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { answersNotBlocked, formColumns, shownAnswers } from "../answer-versions/queries.server.ts";

export interface GuestCounts {
  /** Guests of the list, without companions. */
  invited: number;
  confirmed: number;
  declined: number;
  pending: number;
  /** Each guest, and one more for each coming guest who may bring a companion. */
  withCompanions: number;
  /** Coming guests and companions, and the persons of answers without a guest. */
  comingPersons: number;
  /** Guests and companions who are not marked as children, and persons of answers without a guest. */
  comingAdults: number;
  comingChildren: number;
  /** The part of `comingPersons` that is not on the list. */
  unlinkedPersons: number;
  /** Answers without a guest, coming or not. */
  unlinkedAnswers: number;
  unlinkedDeclined: number;
}

export type GuestState = Awaited<ReturnType<typeof listGuestStates>>[number];
export type UnlinkedAnswer = Awaited<ReturnType<typeof listUnlinkedAnswers>>[number];

/**
 * Selects the guests with what counts for each: the couple's own value, else the one of the
 * linked answer. `own…` is what the couple has set, `answer…` what the guest has answered.
 */
export function guestStates(weddingId: Param<OwnedWeddingId | PublicWeddingId>) {
  const answer = materialized(answersNotBlocked(weddingId));
  const answered = statusOf(answer);
  const status = sql<RsvpStatus>`coalesce(${guests.rsvpStatus}, ${answered})`;
  const answersForTwo = sql`coalesce(${answer.guestCount}, 0) > 1`;
  const hasCompanion = sql`(${guests.plusOne} or ${answersForTwo} and not ${comesAlone()})`;
  // When only the couple says that a guest comes, the companion comes too.
  const companionAnswered = sql`case
    when ${status} <> 'attending' then ${status}
    when ${answer.attending} and ${answer.guestCount} < 2 then 'declined'
    else 'attending' end`;
  const isReviewed = sql`coalesce(${guests.answerReviewedAt} >= ${answer.updatedAt}, false)`;
  // Only a diet that the couple has kept since the answer can deny a severe allergy.
  const isSevere = (own: Column, ownDiet: Column, answered: SQLWrapper) =>
    sql<boolean>`(${own} or (coalesce(${answered}, false)
      and not (${ownDiet} is not null and ${isReviewed})))`.mapWith(Boolean);
  return db()
    .select({
      id: guests.id,
      name: guests.name,
      householdId: guests.householdId,
      isContact: guests.isContact,
      categoryId: guests.categoryId,
      email: guests.email,
      phone: guests.phone,
      isChild: guests.isChild,
      side: guests.side,
      version: guests.version,
      createdAt: guests.createdAt,
      createdBy: guests.createdBy,
      statusSetAt: guests.statusSetAt,
      plusOne: guests.plusOne,
      ownStatus: sql<RsvpStatus | null>`${guests.rsvpStatus}`.as("own_status"),
      ownDiet: sql<string | null>`${guests.dietaryRequirements}`.as("own_diet"),
      ownPlusOneName: sql<string | null>`${guests.plusOneName}`.as("own_plus_one_name"),
      ownPlusOneStatus: sql<RsvpStatus | null>`${guests.plusOneStatus}`.as("own_plus_one_status"),
      ownPlusOneDiet: sql<string | null>`${guests.plusOneDietaryRequirements}`.as(
        "own_plus_one_diet",
      ),
      answerId: sql<string | null>`${answer.id}`.as("answer_id"),
      answerStatus: sql<RsvpStatus | null>`case when ${answer.id} is null then null
        else ${answered} end`.as("answer_status"),
      answerPlusOneName: sql<string | null>`${answer.plusOneName}`.as("answer_plus_one_name"),
      answerDiet: sql<string | null>`${answer.dietaryRestrictions}`.as("answer_diet"),
      answerSevereAllergy: sql<boolean | null>`${answer.severeAllergy}`.as("answer_severe_allergy"),
      answerPlusOneDiet: sql<string | null>`${answer.plusOneDietaryRestrictions}`.as(
        "answer_plus_one_diet",
      ),
      answerPlusOneSevereAllergy: sql<boolean | null>`${answer.plusOneSevereAllergy}`.as(
        "answer_plus_one_severe_allergy",
      ),
      answerMessage: sql<string | null>`${answer.message}`.as("answer_message"),
      answeredAt: sql`${answer.updatedAt}`.mapWith(answer.updatedAt).as("answered_at"),
      isReviewed: isReviewed.mapWith(Boolean).as("is_reviewed"),
      status: status.as("status"),
      diet: dietOf(guests.dietaryRequirements, answer.dietaryRestrictions).as("diet"),
      severeAllergy: isSevere(
        guests.severeAllergy,
        guests.dietaryRequirements,
        answer.severeAllergy,
      ).as("severe_allergy_or_answered"),
      companionName: sql<string | null>`coalesce(${guests.plusOneName}, ${answer.plusOneName})`.as(
        "companion_name",
      ),
      /** Null for a guest without a companion. */
      companionStatus: sql<RsvpStatus | null>`case when ${hasCompanion}
        then coalesce(${guests.plusOneStatus}, ${companionAnswered}) end`.as("companion_status"),
      companionDiet: dietOf(
        guests.plusOneDietaryRequirements,
        answer.plusOneDietaryRestrictions,
      ).as("companion_diet"),
      companionSevereAllergy: isSevere(
        guests.plusOneSevereAllergy,
        guests.plusOneDietaryRequirements,
        answer.plusOneSevereAllergy,
      ).as("companion_severe_allergy"),
    })
    .from(guests)
    .leftJoin(answer, eq(answer.guestId, guests.id))
    .where(and(eq(guests.weddingId, weddingId), isNull(guests.deletedAt)))
    .as("guest_states");
}

/** Returns the guests in the order in which they were added. */
export const listGuestStates = prepared((weddingId: Param<OwnedWeddingId>) => {
  const states = guestStates(weddingId);
  return db().select().from(states).orderBy(asc(states.createdAt), asc(states.id));
});

export async function findGuestState(
  weddingId: OwnedWeddingId,
  id: string,
  tx: Database | Transaction = db(),
): Promise<GuestState | null> {
  const states = guestStates(weddingId);
  const [found] = await tx.select().from(states).where(eq(states.id, id));
  return found ?? null;
}

/** Returns what counts for these guests within the transaction, by their ids. */
export async function attendancesOf(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  ids: string[],
): Promise<Map<string, NamedAttendance>> {
  const states = guestStates(weddingId);
  const found = await tx.select().from(states).where(inArray(states.id, ids));
  return new Map(found.map((state) => [state.id, attendanceOf(state)]));
}

/** Returns whether each of these guests and companions comes; null for a guest without companion. */
export function statusesOf(weddingId: PublicWeddingId, ids: readonly string[]) {
  const states = guestStates(weddingId);
  const { id, status, companionStatus } = states;
  return db()
    .select({ id, status, companionStatus })
    .from(states)
    .where(inArray(id, [...ids]));
}

function attendanceOf(state: GuestState): NamedAttendance {
  const { name, status, companionStatus, companionName, diet, severeAllergy } = state;
  const persons = [status, companionStatus].filter((each) => each === "attending").length;
  const hasCompanion = companionStatus !== null;
  return {
    name,
    status,
    companionName,
    persons,
    diet,
    severeAllergy,
    companionDiet: hasCompanion ? state.companionDiet : null,
    companionSevereAllergy: hasCompanion && state.companionSevereAllergy,
  };
}

/** Returns the answers that wait to be linked, newest first. */
export const listUnlinkedAnswers = prepared((weddingId: Param<OwnedWeddingId>) => {
  const answer = materialized(shownAnswers(weddingId));
  const { id, guestCount, createdAt, updatedAt } = answer;
  return db()
    .select({ id, ...formColumns(answer), guestCount, createdAt, updatedAt })
    .from(answer)
    .where(isUnlinked(weddingId, answer))
    .orderBy(desc(createdAt), desc(id));
});

/** Every screen that tells how many come uses this, so that all agree. */
export async function countGuests(weddingId: OwnedWeddingId): Promise<GuestCounts> {
  const [[listed], [unlinked]] = await Promise.all([
    countStates(weddingId),
    countUnlinked(weddingId),
  ]);
  const invited = listed?.invited ?? 0;
  const confirmed = listed?.confirmed ?? 0;
  const declined = listed?.declined ?? 0;
  const unlinkedPersons = unlinked?.persons ?? 0;
  const comingPersons = confirmed + (listed?.comingCompanions ?? 0) + unlinkedPersons;
  const comingChildren = listed?.comingChildren ?? 0;
  return {
    invited,
    confirmed,
    declined,
    pending: invited - confirmed - declined,
    withCompanions: invited + (listed?.confirmedWithPlusOne ?? 0),
    comingPersons,
    comingAdults: comingPersons - comingChildren,
    comingChildren,
    unlinkedPersons,
    unlinkedAnswers: unlinked?.answers ?? 0,
    unlinkedDeclined: unlinked?.declined ?? 0,
  };
}

const countStates = prepared((weddingId: Param<OwnedWeddingId>) => {
  const states = guestStates(weddingId);
  const isComing = sql`${states.status} = 'attending'`;
  return db()
    .select({
      invited: count(),
      confirmed: countWhere(isComing),
      declined: countWhere(sql`${states.status} = 'declined'`),
      confirmedWithPlusOne: countWhere(sql`${isComing} and ${states.plusOne}`),
      comingChildren: countWhere(sql`${isComing} and ${states.isChild}`),
      comingCompanions: countWhere(sql`${states.companionStatus} = 'attending'`),
    })
    .from(states);
});

const countUnlinked = prepared((weddingId: Param<OwnedWeddingId>) => {
  const answer = materialized(shownAnswers(weddingId));
  const { attending, guestCount } = answer;
  return db()
    .select({
      answers: count(),
      persons:
        sql`coalesce(sum(greatest(${guestCount}, 1)) filter (where ${attending}), 0)`.mapWith(
          Number,
        ),
      declined: countWhere(sql`not ${attending}`),
    })
    .from(answer)
    .where(isUnlinked(weddingId, answer));
});

/** Matches the shown answers without a guest. An answer of a deleted guest is unlinked too. */
export function isUnlinked(
  weddingId: Param<OwnedWeddingId>,
  answer: ReturnType<typeof shownAnswers>,
): SQL | undefined {
  const ofGuest = db()
    .select({ id: guests.id })
    .from(guests)
    .where(
      and(eq(guests.weddingId, weddingId), eq(guests.id, answer.guestId), isNull(guests.deletedAt)),
    );
  return and(isNull(answer.ignoredAt), notExists(ofGuest));
}

function statusOf({ id, attending }: ReturnType<typeof shownAnswers>): SQL {
  return sql`case when ${id} is null then 'pending' when ${attending} then 'attending' else 'declined' end`;
}

/** Null also where the couple has removed what was answered. */
function dietOf(own: Column, answered: SQLWrapper) {
  return sql<string | null>`nullif(coalesce(${own}, ${answered}), '')`;
}

function countWhere(condition: SQL) {
  return sql`count(*) filter (where ${condition})`.mapWith(Number);
}
