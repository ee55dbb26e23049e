import type { PlanChange } from "#app/features/seating/plan/changes.ts";
import { seatedByTable } from "#app/features/seating/plan/placement.ts";
import {
  capacityOf,
  type PersonRef,
  type PlanState,
  type PlanTable,
  personKey,
} from "#app/features/seating/plan/plan.ts";
import { applyChange } from "#app/features/seating/plan/state.ts";
import { roomTexts } from "./texts.ts";

/** `occupant` is the key of the person on the chair. */
export type DropTarget =
  | { on: "table"; tableId: string; seat: number | null; occupant: string | null }
  | { on: "unseated" };

export interface DropPlan {
  changes: PlanChange[];
  /** Why it cannot be done, in words. */
  refusal: string | null;
}

/** Which of a person's company comes along. */
export type Company = "party" | "single" | "household";

/** Persons who are moved together when `persons` are gripped. */
export function withCompany(
  state: PlanState,
  persons: readonly PersonRef[],
  company: Company,
): PersonRef[] {
  if (company === "single") return [...persons];
  const tableOf = new Map(state.seats.map((seat) => [personKey(seat), seat.tableId]));
  const known = new Map(state.persons.map((person) => [personKey(person), person]));
  const found = persons.flatMap((person) => {
    const key = personKey(person);
    const own = known.get(key);
    return state.persons.filter((other) => {
      if (!own || !other.isComing) return false;
      const table = tableOf.get(personKey(other));
      if (company === "party") return other.guestId === own.guestId && table === tableOf.get(key);
      const isHere = table === undefined || table === tableOf.get(key);
      return other.householdId === own.householdId && isHere;
    });
  });
  const unique = new Map([...persons, ...found].map((person) => [personKey(person), person]));
  return [...unique.values()].map(({ guestId, person }) => ({ guestId, person }));
}

/** Chairs that are free for persons who are not at the table yet. */
export function freeSeats(state: PlanState, table: PlanTable, except: readonly PersonRef[] = []) {
  const keys = new Set(except.map(personKey));
  const seated = seatedByTable(state).get(table.id) ?? [];
  return capacityOf(table) - seated.filter((seat) => !keys.has(personKey(seat))).length;
}

/** Returns ids of the tables that can take all persons. */
export function tablesWithRoom(state: PlanState, persons: readonly PersonRef[]): Set<string> {
  const keys = new Set(persons.map(personKey));
  const locked = new Set(state.tables.flatMap(({ id, isLocked }) => (isLocked ? id : [])));
  const leavesLocked = state.seats.some(
    (seat) => keys.has(personKey(seat)) && locked.has(seat.tableId),
  );
  if (leavesLocked) return new Set();
  const seated = seatedByTable(state);
  return new Set(
    state.tables.flatMap((table) => {
      const others = (seated.get(table.id) ?? []).filter((seat) => !keys.has(personKey(seat)));
      const hasRoom = capacityOf(table) - others.length >= persons.length;
      return hasRoom && !table.isLocked ? table.id : [];
    }),
  );
}

/** Returns what a drop changes. Nothing changes where the persons already are. */
export function planDrop(
  state: PlanState,
  persons: readonly PersonRef[],
  target: DropTarget,
): DropPlan {
  const keys = new Set(persons.map(personKey));
  const seated = state.seats.filter((seat) => keys.has(personKey(seat)));
  if (target.on === "unseated") {
    if (seated.length === 0) return { changes: [], refusal: null };
    return check(state, persons, { type: "unseat", persons: seated.map(toRef) });
  }
  const { tableId, occupant } = target;
  const swapped = swapPartner(state, persons, occupant);
  const [first] = persons;
  const isHere = seated.length === persons.length && seated.every((at) => at.tableId === tableId);
  if (isHere && !state.hasNumberedSeats) return { changes: [], refusal: null };
  if (swapped && first) return check(state, persons, { type: "swap", one: first, other: swapped });
  const own = seated.find(
    (seat) => personKey(seat) === personKey(first ?? { guestId: "", person: 0 }),
  );
  if (isHere && (persons.length > 1 || own?.seat === target.seat)) {
    return { changes: [], refusal: null };
  }
  const chair = state.hasNumberedSeats && persons.length === 1 ? target.seat : null;
  const isFree = !state.seats.some((seat) => seat.tableId === tableId && seat.seat === chair);
  const placed = persons.map((person) => ({ ...toRef(person), seat: isFree ? chair : null }));
  return check(state, persons, { type: "seat", tableId, persons: placed });
}

/** A single person changes places with the one on the chair. */
export function swapPartner(
  state: PlanState,
  persons: readonly PersonRef[],
  occupant: string | null,
): PersonRef | null {
  const [only, ...others] = persons;
  if (!only || others.length > 0 || occupant === null || occupant === personKey(only)) return null;
  const other = state.persons.find((person) => personKey(person) === occupant);
  return other?.isComing ? toRef(other) : null;
}

function check(state: PlanState, persons: readonly PersonRef[], change: PlanChange): DropPlan {
  const applied = applyChange(state, change);
  if (applied.ok) return { changes: [change], refusal: null };
  const tableId = "tableId" in change ? change.tableId : undefined;
  const table = state.tables.find(({ id }) => id === tableId);
  if (applied.reason === "full" && table) {
    const free = freeSeats(state, table, persons);
    const refusal =
      free <= 0 ? roomTexts.drop.full(table.name) : roomTexts.drop.tooFew(free, persons.length);
    return { changes: [], refusal };
  }
  const locked = lockedTable(state, persons, table);
  return { changes: [], refusal: roomTexts.drop.locked(locked?.name ?? "") };
}

function lockedTable(state: PlanState, persons: readonly PersonRef[], target?: PlanTable) {
  if (target?.isLocked) return target;
  const keys = new Set(persons.map(personKey));
  const from = new Set(
    state.seats.flatMap((seat) => (keys.has(personKey(seat)) ? seat.tableId : [])),
  );
  return state.tables.find(({ id, isLocked }) => isLocked && from.has(id));
}

function toRef({ guestId, person }: PersonRef): PersonRef {
  return { guestId, person };
}
