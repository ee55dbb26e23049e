import { and, asc, eq, isNull } from "drizzle-orm";
import { listCategories } from "#app/features/guests/categories/queries.server.ts";
import {
  countGuests,
  type GuestState,
  listGuestStates,
} from "#app/features/rsvp/guest-links/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, type Transaction } from "#app/platform/db/database.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { findKitchenPrint } from "./kitchen/queries.server.ts";
import { freedSeats } from "./plan/placement.ts";
import {
  guestsOf,
  type PlanPerson,
  type PlanRule,
  type PlanSeat,
  type PlanState,
  personKey,
} from "./plan/plan.ts";
import { storedRoom } from "./schema.ts";
import {
  guestTableAssignments,
  seatingRules,
  seatingTables,
  tableArrangements,
} from "./tables.server.ts";

export interface SeatingPlan {
  state: PlanState;
  /** Grows with every request that changes the chart. */
  revision: number;
  /** Persons who come and have a table. */
  seatedPersons: number;
  /** As `countGuests` counts them, with answers that no guest of the list has. */
  comingPersons: number;
}

/** Persons and categories that changes may name. */
export type PlanPeople = Pick<PlanState, "categories"> & { states: GuestState[] };

/** Returns an empty plan for a couple that has not begun. */
export async function loadSeatingPlan(weddingId: OwnedWeddingId): Promise<SeatingPlan> {
  // Read first: a plan may be newer than its revision, but never older.
  const [arrangement] = await findArrangement(weddingId);
  const [people, { comingPersons }, tables, seats, rules] = await Promise.all([
    listPeople(weddingId),
    countGuests(weddingId),
    listTables(weddingId),
    listSeats(weddingId),
    listRules(weddingId),
  ]);
  const state = withoutDeleted(planState(people, { arrangement, tables, seats, rules }));
  return {
    state,
    revision: arrangement?.revision ?? 0,
    seatedPersons: state.seats.length - freedSeats(state).length,
    comingPersons,
  };
}

export function countTables(weddingId: OwnedWeddingId): Promise<number> {
  const isOwn = eq(seatingTables.weddingId, weddingId);
  return db().$count(seatingTables, and(isOwn, isNull(seatingTables.deletedAt)));
}

/**
 * Returns the chart without persons and categories, which the guest list exports, and the kitchen's
 * last sheet.
 */
export async function exportSeatingPlan(weddingId: OwnedWeddingId) {
  const [{ state, revision }, kitchenPrint] = await Promise.all([
    loadSeatingPlan(weddingId),
    findKitchenPrint(weddingId),
  ]);
  const { persons, categories, ...chart } = state;
  return { ...chart, revision, kitchenPrint };
}

export async function listPeople(weddingId: OwnedWeddingId): Promise<PlanPeople> {
  const [states, categories] = await Promise.all([
    listGuestStates(weddingId),
    listCategories(weddingId),
  ]);
  return { states, categories: categories.map(({ id, name, color }) => ({ id, name, color })) };
}

/** Returns the stored plan within the transaction, with all persons of the list. */
export async function readPlan(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  people: PlanPeople,
): Promise<PlanState> {
  const [arrangement] = await arrangementOf(tx, weddingId);
  const tables = await tablesOf(tx, weddingId);
  const seats = await seatsOf(tx, weddingId);
  const rules = await rulesOf(tx, weddingId);
  return planState(people, { arrangement, tables, seats, rules });
}

type Stored = {
  arrangement: Awaited<ReturnType<typeof arrangementOf>>[number] | undefined;
  tables: Awaited<ReturnType<typeof tablesOf>>;
  seats: Awaited<ReturnType<typeof seatsOf>>;
  rules: Awaited<ReturnType<typeof rulesOf>>;
};

function planState(
  { states, categories }: PlanPeople,
  { arrangement, tables, seats, rules }: Stored,
): PlanState {
  return {
    tables,
    seats,
    rules: rules.map(toRule),
    room: storedRoom.parse(arrangement?.room ?? null),
    hasNumberedSeats: arrangement?.numberedSeats ?? false,
    isReleased: Boolean(arrangement?.releasedAt),
    releasedFrom: laterThanNow(arrangement?.releasedAt),
    persons: personsOf(states, seats),
    categories,
  };
}

function laterThanNow(instant: Date | null | undefined): string | null {
  return instant && instant > now() ? instant.toISOString() : null;
}

/** A companion who was taken back is still a person while one has a seat. */
function personsOf(states: readonly GuestState[], seats: readonly PlanSeat[]): PlanPerson[] {
  const seated = new Set(seats.map(personKey));
  const adults = Map.groupBy(
    states.filter(({ isChild, companionStatus }) => !isChild && companionStatus === null),
    ({ householdId }) => householdId,
  );
  return states.flatMap((state) => {
    const { id: guestId, categoryId, householdId, side, isChild } = state;
    const [one, two, ...others] = adults.get(householdId) ?? [];
    const couple = one && two && others.length === 0 ? [one.id, two.id] : [];
    const other = couple.includes(guestId) ? couple.find((id) => id !== guestId) : undefined;
    const shared = { guestId, categoryId, householdId, side };
    const companion = { guestId, person: 1 } as const;
    const guest: PlanPerson = {
      ...shared,
      person: 0,
      name: state.name,
      isComing: state.status === "attending",
      isChild,
      partner: state.companionStatus ? companion : other ? { guestId: other, person: 0 } : null,
    };
    if (state.companionStatus === null && !seated.has(personKey(companion))) return [guest];
    const brought: PlanPerson = {
      ...shared,
      person: 1,
      name: state.companionName,
      isComing: state.companionStatus === "attending",
      isChild: false,
      partner: { guestId, person: 0 },
    };
    return [guest, brought];
  });
}

/** Leaves out seats and rules of deleted guests and categories, which come back with them. */
function withoutDeleted(state: PlanState): PlanState {
  const persons = new Set(state.persons.map(personKey));
  const guests = new Set(state.persons.map(({ guestId }) => guestId));
  const categories = new Set(state.categories.map(({ id }) => id));
  return {
    ...state,
    seats: state.seats.filter((seat) => persons.has(personKey(seat))),
    rules: state.rules.filter(
      (rule) =>
        guestsOf(rule).every((id) => guests.has(id)) &&
        (!("categoryId" in rule) || categories.has(rule.categoryId)),
    ),
  };
}

function toRule(row: Stored["rules"][number]): PlanRule {
  const parts = Object.entries(row).filter(([, value]) => value !== null);
  return Object.fromEntries(parts) as unknown as PlanRule;
}

type Reader = Database | Transaction;
type WeddingParam = Param<OwnedWeddingId>;

const findArrangement = prepared((weddingId: WeddingParam) => arrangementOf(db(), weddingId));
const listTables = prepared((weddingId: WeddingParam) => tablesOf(db(), weddingId));
const listSeats = prepared((weddingId: WeddingParam) => seatsOf(db(), weddingId));
const listRules = prepared((weddingId: WeddingParam) => rulesOf(db(), weddingId));

function arrangementOf(reader: Reader, weddingId: WeddingParam) {
  const { room, numberedSeats, releasedAt, revision } = tableArrangements;
  return reader
    .select({ room, numberedSeats, releasedAt, revision })
    .from(tableArrangements)
    .where(eq(tableArrangements.weddingId, weddingId));
}

function tablesOf(reader: Reader, weddingId: WeddingParam) {
  const { id, name, tableNumber, seats, shape, positionX, positionY } = seatingTables;
  const { width, height, rotation, isHead, coupleSeats, locked, groupId } = seatingTables;
  return reader
    .select({
      id,
      name,
      number: tableNumber,
      seats,
      shape,
      x: positionX,
      y: positionY,
      width,
      height,
      rotation,
      isHead,
      coupleSeats,
      isLocked: locked,
      groupId,
    })
    .from(seatingTables)
    .where(and(eq(seatingTables.weddingId, weddingId), isNull(seatingTables.deletedAt)))
    .orderBy(asc(tableNumber));
}

function seatsOf(reader: Reader, weddingId: WeddingParam) {
  const { guestId, person, tableId, seat, placedByHand } = guestTableAssignments;
  return reader
    .select({ guestId, person, tableId, seat, byHand: placedByHand })
    .from(guestTableAssignments)
    .where(eq(guestTableAssignments.weddingId, weddingId))
    .orderBy(asc(guestId), asc(person));
}

function rulesOf(reader: Reader, weddingId: WeddingParam) {
  const { id, type, isMust, guestId, otherGuestId, tableId, categoryId, count, createdAt } =
    seatingRules;
  return reader
    .select({ id, type, isMust, guestId, otherGuestId, tableId, categoryId, count })
    .from(seatingRules)
    .where(eq(seatingRules.weddingId, weddingId))
    .orderBy(asc(createdAt), asc(id));
}
