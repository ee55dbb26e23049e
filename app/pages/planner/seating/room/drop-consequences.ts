import { seatedByTable } from "#app/features/seating/plan/placement.ts";
import {
  guestsOf,
  type PersonRef,
  type PlanPerson,
  type PlanRule,
  type PlanState,
  type PlanTable,
  personKey,
} from "#app/features/seating/plan/plan.ts";
import { ringsOf } from "#app/features/seating/plan/positions.ts";
import { acquaintancePoints, acquaintedFrom } from "#app/features/seating/solver/acquaintance.ts";
import { nameOf } from "../persons.ts";
import { type DropTarget, planDrop, swapPartner } from "./guest-moves.ts";
import { roomTexts } from "./texts.ts";

export interface Consequence {
  tone: "good" | "notice" | "bad";
  text: string;
}

const { drop: texts, rules: ruleTexts } = roomTexts;

/** Says in words what it means to put the persons down there. */
export function consequencesOf(
  state: PlanState,
  persons: readonly PersonRef[],
  target: DropTarget,
): Consequence[] {
  const { refusal } = planDrop(state, persons, target);
  if (refusal) return [{ tone: "bad", text: refusal }];
  const keys = new Set(persons.map(personKey));
  if (target.on === "unseated") {
    const isSeated = state.seats.some((seat) => keys.has(personKey(seat)));
    return isSeated ? [{ tone: "notice", text: texts.unseated }] : [];
  }
  const table = state.tables.find(({ id }) => id === target.tableId);
  if (!table) return [];
  const moved = state.persons.filter((person) => keys.has(personKey(person)));
  const swapped = swapPartner(state, persons, target.occupant);
  const leaving = swapped && personKey(swapped);
  const known = new Map(state.persons.map((person) => [personKey(person), person]));
  const company = (seatedByTable(state).get(table.id) ?? []).flatMap((seat) => {
    const key = personKey(seat);
    return keys.has(key) || key === leaving ? [] : (known.get(key) ?? []);
  });
  const first = firstLine(state, table, moved, company, leaving ? known.get(leaving) : undefined);
  return [
    first,
    ...acquaintance(table, moved, company),
    ...rulesTouched(state, table, moved, company),
  ];
}

function firstLine(
  state: PlanState,
  table: PlanTable,
  moved: readonly PlanPerson[],
  company: readonly PlanPerson[],
  swapped: PlanPerson | undefined,
): Consequence {
  if (swapped) return { tone: "good", text: texts.swaps(nameOf(state, swapped)) };
  const atTable = new Map(state.seats.map((seat) => [personKey(seat), seat.tableId]));
  if (moved.every((person) => atTable.get(personKey(person)) === table.id)) {
    return { tone: "good", text: texts.stays(table.name) };
  }
  const count = table.coupleSeats + company.length + moved.length;
  return { tone: "good", text: texts.becomes(count, table.seats, table.name) };
}

function acquaintance(
  table: PlanTable,
  moved: readonly PlanPerson[],
  company: readonly PlanPerson[],
): Consequence[] {
  if (company.length === 0 || table.isHead) return [];
  const knows = moved.some((one) =>
    company.some((other) => acquaintanceBetween(one, other) >= acquaintedFrom),
  );
  return knows ? [] : [{ tone: "notice", text: texts.knowsNobody }];
}

function rulesTouched(
  state: PlanState,
  table: PlanTable,
  moved: readonly PlanPerson[],
  company: readonly PlanPerson[],
): Consequence[] {
  const guests = new Set(moved.map(({ guestId }) => guestId));
  return state.rules.flatMap((rule) => {
    if ("categoryId" in rule) return limitTouched(state, rule, table, moved, company);
    const isTouched = guestsOf(rule).some((guestId) => guests.has(guestId));
    return isTouched ? guestRuleTouched(state, rule, table, guests, company) : [];
  });
}

function limitTouched(
  { categories }: PlanState,
  rule: Extract<PlanRule, { categoryId: string }>,
  table: PlanTable,
  moved: readonly PlanPerson[],
  company: readonly PlanPerson[],
): Consequence[] {
  const { type, categoryId, tableId, count, isMust } = rule;
  if (type !== "atMost" || tableId !== table.id) return [];
  const isOf = (person: PlanPerson) => person.categoryId === categoryId;
  if (!moved.some(isOf) || [...moved, ...company].filter(isOf).length <= count) return [];
  const name = categories.find(({ id }) => id === categoryId)?.name ?? "";
  return [{ tone: tone(isMust), text: ruleTexts.atMost(count, name) }];
}

function guestRuleTouched(
  state: PlanState,
  rule: Exclude<PlanRule, { categoryId: string }>,
  table: PlanTable,
  guests: ReadonlySet<string>,
  company: readonly PlanPerson[],
): Consequence[] {
  const one = guestName(state, rule.guestId);
  const bad = tone(rule.isMust);
  switch (rule.type) {
    case "locked": {
      if (rule.tableId === table.id) return [];
      const name = state.tables.find(({ id }) => id === rule.tableId)?.name ?? "";
      return [{ tone: bad, text: ruleTexts.locked(one, name) }];
    }
    case "near":
    case "far": {
      if (ringsOf(state.tables).get(table.id) === rule.type) return [];
      return [{ tone: bad, text: ruleTexts[rule.type](one) }];
    }
    default: {
      const other = guestName(state, rule.otherGuestId);
      const isTogether = [rule.guestId, rule.otherGuestId].every(
        (id) => guests.has(id) || company.some(({ guestId }) => guestId === id),
      );
      if (rule.type === "apart") {
        const text = rule.isMust ? ruleTexts.apart : ruleTexts.ratherApart;
        return isTogether ? [{ tone: bad, text: text(one, other) }] : [];
      }
      if (isTogether) return [{ tone: "good", text: ruleTexts.reunited(one, other) }];
      const isSeated = state.seats.some(
        ({ guestId }) =>
          !guests.has(guestId) && (guestId === rule.guestId || guestId === rule.otherGuestId),
      );
      const text = rule.isMust ? ruleTexts.together : ruleTexts.ratherTogether;
      return isSeated ? [{ tone: bad, text: text(one, other) }] : [];
    }
  }
}

function tone(isMust: boolean): Consequence["tone"] {
  return isMust ? "bad" : "notice";
}

function guestName(state: PlanState, guestId: string): string {
  const guest = state.persons.find((person) => person.guestId === guestId && person.person === 0);
  return guest ? nameOf(state, guest) : "";
}

/** In points, as the solver counts. */
export function acquaintanceBetween(one: PlanPerson, other: PlanPerson): number {
  return acquaintancePoints(toSolver(one), toSolver(other));
}

function toSolver(person: PlanPerson): Parameters<typeof acquaintancePoints>[0] {
  const { guestId, householdId, categoryId, side, isChild } = person;
  return {
    id: personKey(person),
    party: guestId,
    household: householdId,
    circle: categoryId,
    category: categoryId,
    side,
    kind: isChild ? "child" : person.person === 1 ? "companion" : "guest",
  };
}
