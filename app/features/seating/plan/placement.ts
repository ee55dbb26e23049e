import type { PlanChange, Refusal } from "./changes.ts";
import { refused } from "./changes.ts";
import {
  capacityOf,
  isCoupleSeat,
  type PersonRef,
  type PlanSeat,
  type PlanState,
  type PlanTable,
  personKey,
} from "./plan.ts";

interface SeatChange {
  seats: readonly PlanSeat[];
  unseated: readonly PersonRef[];
}

type Placed = { ok: true; seats: PlanSeat[] } | Refusal;

/** The seats of persons who no longer come. They yield to newcomers who need the chair. */
export function freedSeats(state: PlanState): PlanSeat[] {
  const coming = comingPersons(state);
  return state.seats.filter((seat) => !coming.has(personKey(seat)));
}

/**
 * Persons who come and have a table, by table, in the order of the guest list. Includes tables
 * without persons.
 */
export function seatedByTable(state: PlanState): ReadonlyMap<string, readonly PlanSeat[]> {
  const known = seatedCache.get(state);
  if (known) return known;
  const seatOf = new Map(state.seats.map((seat) => [personKey(seat), seat]));
  const byTable = new Map(state.tables.map(({ id }): [string, PlanSeat[]] => [id, []]));
  for (const person of state.persons) {
    const seat = person.isComing && seatOf.get(personKey(person));
    if (seat) byTable.get(seat.tableId)?.push(seat);
  }
  seatedCache.set(state, byTable);
  return byTable;
}

// Each table of a screen asks for the same state.
const seatedCache = new WeakMap<PlanState, ReadonlyMap<string, readonly PlanSeat[]>>();

/** Refuses a person who is unknown or does not come. */
export function refusalOfPersons(
  { persons }: PlanState,
  placed: readonly PersonRef[],
): Refusal | undefined {
  const isComing = new Map(persons.map((person) => [personKey(person), person.isComing]));
  const attendances = placed.map((person) => isComing.get(personKey(person)));
  if (attendances.includes(undefined)) return refused("gone");
  return attendances.includes(false) ? refused("not-coming") : undefined;
}

/** Drops seats of persons who do not come. */
export function ofComing<Seat extends PersonRef>(state: PlanState, seats: readonly Seat[]): Seat[] {
  const coming = comingPersons(state);
  return seats.filter((seat) => coming.has(personKey(seat)));
}

/** Returns all seats after the change. The persons of `seats` must come. */
export function placePersons(state: PlanState, { seats, unseated }: SeatChange): Placed {
  const tables = new Map(state.tables.map((table) => [table.id, table]));
  if (seats.some(({ tableId }) => !tables.has(tableId))) return refused("gone");
  const coming = comingPersons(state);
  const before = new Map(state.seats.map((seat) => [personKey(seat), seat]));
  const after = new Map(before);
  for (const person of unseated) after.delete(personKey(person));
  for (const seat of seats) after.set(personKey(seat), seat);
  for (const key of [...unseated, ...seats].map(personKey)) {
    const [from, to] = [before.get(key)?.tableId, after.get(key)?.tableId];
    if (from === to) continue;
    const leavesLocked = coming.has(key) && tables.get(from ?? "")?.isLocked;
    if (leavesLocked || tables.get(to ?? "")?.isLocked) return refused("locked");
  }
  const membersByTable = Map.groupBy(after.values(), ({ tableId }) => tableId);
  for (const tableId of new Set(seats.map((seat) => seat.tableId))) {
    const table = tables.get(tableId);
    const members = membersByTable.get(tableId);
    if (!table || !members) continue;
    const fitted = fitMembers(table, members, coming);
    if (!fitted.ok) return fitted;
    for (const member of fitted.yielding) after.delete(personKey(member));
  }
  return { ok: true, seats: sortSeats([...after.values()]) };
}

/**
 * Returns the seats after a change of the table itself. Persons on chairs that are no longer theirs
 * stay at the table.
 */
export function fitTable(state: PlanState, table: PlanTable): Placed {
  const freed = state.seats.map((seat) => {
    const isHere = seat.tableId === table.id && seat.seat !== null;
    return isHere && !isGuestSeat(table, seat.seat) ? { ...seat, seat: null } : seat;
  });
  const members = freed.filter(({ tableId }) => tableId === table.id);
  const fitted = fitMembers(table, members, comingPersons(state));
  if (!fitted.ok) return fitted;
  return { ok: true, seats: freed.filter((seat) => !fitted.yielding.includes(seat)) };
}

/** Returns the changes that turn `after` into `before`, without persons who do not come. */
export function inverseOfSeats(
  state: PlanState,
  before: readonly PlanSeat[],
  after: readonly PlanSeat[],
): PlanChange[] {
  const { changed, removed } = compareSeats(after, before);
  const seats = ofComing(state, changed);
  const unseated = removed.map(({ guestId, person }): PersonRef => ({ guestId, person }));
  return seats.length + unseated.length === 0 ? [] : [{ type: "setSeats", seats, unseated }];
}

/** `changed` are new or different in `to`; `removed` are seats of persons who have none in `to`. */
export function compareSeats(from: readonly PlanSeat[], to: readonly PlanSeat[]) {
  if (from === to) return { changed: [], removed: [] };
  const earlier = new Map(from.map((seat) => [personKey(seat), seat]));
  const later = new Set(to.map(personKey));
  const changed = to.filter((seat) => {
    const other = earlier.get(personKey(seat));
    return (
      !other ||
      other.tableId !== seat.tableId ||
      other.seat !== seat.seat ||
      other.byHand !== seat.byHand
    );
  });
  return { changed, removed: from.filter((seat) => !later.has(personKey(seat))) };
}

function fitMembers(
  table: PlanTable,
  members: readonly PlanSeat[],
  coming: ReadonlySet<string>,
): { ok: true; yielding: PlanSeat[] } | Refusal {
  const seated = members.filter((member) => coming.has(personKey(member)));
  if (seated.length > capacityOf(table)) return refused("full");
  const taken = seated.flatMap(({ seat }) => seat ?? []);
  if (new Set(taken).size < taken.length) return refused("seat-taken");
  if (taken.some((seat) => !isGuestSeat(table, seat))) return refused("seat-taken");
  const freed = sortSeats(members.filter((member) => !coming.has(personKey(member))));
  const onTakenChair = freed.filter(({ seat }) => seat !== null && taken.includes(seat));
  const others = freed.filter((member) => !onTakenChair.includes(member));
  const remaining = capacityOf(table) - seated.length;
  return { ok: true, yielding: [...onTakenChair, ...others.slice(remaining)] };
}

function isGuestSeat(table: PlanTable, seat: number | null): boolean {
  return seat !== null && seat >= 1 && seat <= table.seats && !isCoupleSeat(table, seat);
}

function comingPersons({ persons }: PlanState): Set<string> {
  return new Set(persons.filter(({ isComing }) => isComing).map(personKey));
}

function sortSeats(seats: PlanSeat[]): PlanSeat[] {
  const keyed = seats.map((seat): [string, PlanSeat] => [personKey(seat), seat]);
  return keyed.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, seat]) => seat);
}
