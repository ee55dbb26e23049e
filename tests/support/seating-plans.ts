import { randomUUID } from "node:crypto";
import type { PlanPerson, PlanState, PlanTable } from "#app/features/seating/plan/plan.ts";

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
    persons: [],
    categories: [],
    ...overrides,
  };
}
