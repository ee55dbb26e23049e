import { randomUUID } from "node:crypto";
import type { PlanChange } from "#app/features/seating/plan/changes.ts";
import type {
  PlanPerson,
  PlanRule,
  PlanSeat,
  PlanState,
  PlanTable,
} from "#app/features/seating/plan/plan.ts";

export function planTable(overrides: Partial<PlanTable> = {}): PlanTable {
  return {
    id: randomUUID(),
    name: "Barndomsvenner",
    number: 1,
    seats: 8,
    shape: "round",
    x: 300,
    y: 200,
    width: null,
    height: null,
    rotation: 0,
    isHead: false,
    coupleSeats: 0,
    isLocked: false,
    groupId: null,
    ...overrides,
  };
}

export function planPerson(overrides: Partial<PlanPerson> = {}): PlanPerson {
  return {
    guestId: randomUUID(),
    person: 0,
    name: "Kari Nordmann",
    isComing: true,
    categoryId: null,
    householdId: randomUUID(),
    side: null,
    isChild: false,
    partner: null,
    ...overrides,
  };
}

export function planState(overrides: Partial<PlanState> = {}): PlanState {
  return {
    tables: [],
    seats: [],
    rules: [],
    room: null,
    hasNumberedSeats: false,
    isReleased: false,
    releasedFrom: null,
    persons: [],
    categories: [],
    ...overrides,
  };
}

export const firstTable = planTable({ id: "table", number: 1, seats: 3 });
export const secondTable = planTable({ id: "other", number: 2, seats: 3 });
const persons = ["a", "b", "c", "d"].map((guestId) => planPerson({ guestId }));
const declined = planPerson({ guestId: "no", isComing: false });
/** Two tables with three chairs each; `a` to `d` come, `no` does not. */
export const twoTables = planState({
  tables: [firstTable, secondTable],
  persons: [...persons, declined],
});

/** A place of the guest. */
export const placeAt = (
  guestId: string,
  tableId = "table",
  seat: number | null = null,
): PlanSeat => ({
  guestId,
  person: 0,
  tableId,
  seat,
  byHand: true,
});
export const seatGuests = (
  guestIds: string[],
  tableId = "table",
  chair: number | null = null,
): PlanChange => ({
  type: "seat",
  tableId,
  persons: guestIds.map((guestId) => ({ guestId, person: 0, seat: chair })),
});
export const lockedRule = {
  id: "r",
  isMust: true,
  type: "locked",
  guestId: "a",
  tableId: "table",
} as const satisfies PlanRule;
/** `twoTables` with another first table. */
export const withTable = (set: Partial<PlanTable>, seats: PlanSeat[] = []): PlanState => ({
  ...twoTables,
  tables: [{ ...firstTable, ...set }, secondTable],
  seats,
});
