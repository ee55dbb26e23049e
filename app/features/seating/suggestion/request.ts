import {
  capacityOf,
  type PlanPerson,
  type PlanRule,
  type PlanState,
  personKey,
} from "../plan/plan.ts";
import { ringsOf } from "../plan/positions.ts";
import type { SeatingPerson, SeatingRequest, SeatingRule } from "../solver/request.ts";
import { fixHeadTable } from "./fixed-seats.ts";
import { guestChairs } from "./guest-chairs.ts";
import { partiesOf } from "./parties.ts";

export interface SuggestionOptions {
  fill: SeatingRequest["fill"];
  alternate: boolean;
  /** Moving a person that the couple has seated costs points. */
  respectHand: boolean;
  seed: number;
}

/** Asks the solver for a seating of everyone who comes. Ids of persons are their keys. */
export function toSeatingRequest(
  state: PlanState,
  { respectHand, ...options }: SuggestionOptions,
): SeatingRequest {
  const keepsSeat = new Set(
    state.tables.flatMap(({ id, isHead, isLocked }) => (isHead || isLocked ? id : [])),
  );
  const request = requestOf(
    state,
    ({ byHand, tableId }) => (byHand && respectHand) || keepsSeat.has(tableId),
    options,
  );
  return respectHand ? fixHeadTable(request, toAssessedRequest(state), state) : request;
}

/** Describes the chart as it is, to be assessed. */
export function toAssessedRequest(state: PlanState): SeatingRequest {
  return requestOf(state, () => true, { fill: "even", seed: 0 });
}

function requestOf(
  state: PlanState,
  isPlaced: (seat: PlanState["seats"][number]) => boolean,
  options: Pick<SeatingRequest, "fill" | "alternate" | "seed">,
): SeatingRequest {
  const hasHead = state.tables.some(({ isHead }) => isHead);
  const rings = ringsOf(state.tables);
  const chairs = new Map(state.tables.map((table) => [table.id, guestChairs(table)]));
  const seatOf = new Map(state.seats.filter(isPlaced).map((seat) => [personKey(seat), seat]));
  const coming = state.persons.filter(({ isComing }) => isComing);
  const judged = state.rules.filter((rule) => hasHead || !isAboutDistance(rule));
  const parties = partiesOf(coming, state.rules);
  const persons = coming.map((person): SeatingPerson => {
    const seat = seatOf.get(personKey(person));
    const chair = chairs.get(seat?.tableId ?? "")?.seats.indexOf(seat?.seat ?? 0) ?? -1;
    return {
      id: personKey(person),
      party: parties.get(personKey(person)) ?? personKey(person),
      household: person.householdId,
      circle: person.categoryId,
      category: person.categoryId,
      side: person.side,
      kind: kindOf(person),
      ...(person.partner ? { partner: personKey(person.partner) } : {}),
      ...(seat ? { placedAt: seat.tableId } : {}),
      ...(chair >= 0 ? { chair } : {}),
    };
  });
  const tables = state.tables.map((table) => ({
    id: table.id,
    seats: capacityOf(table),
    head: table.isHead,
    ring: rings.get(table.id) ?? "middle",
    shape: chairs.get(table.id)?.shape ?? "round",
    locked: table.isLocked,
  }));
  return {
    ...options,
    persons: sortById(persons),
    tables: sortById(tables),
    rules: sortById(judged.map(toSeatingRule)),
  };
}

/** The solver gives the same chart for the same order only. */
function sortById<Item extends { id: string }>(items: Item[]): Item[] {
  return items.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Near and far are seen from the head table: without one, nobody can follow them. */
export function isAboutDistance({ type }: PlanRule): boolean {
  return type === "near" || type === "far";
}

/** A rule about a guest is about the guest, not the companion. */
export function keyOfGuest(guestId: string): string {
  return personKey({ guestId, person: 0 });
}

function toSeatingRule(rule: PlanRule): SeatingRule {
  const base = { id: rule.id, must: rule.isMust };
  if ("otherGuestId" in rule) {
    const [person, other] = [rule.guestId, rule.otherGuestId].map(keyOfGuest);
    return { ...base, type: rule.type, person: person ?? "", other: other ?? "" };
  }
  if ("count" in rule) {
    const { type, categoryId: category, tableId: table, count } = rule;
    return { ...base, type, category, table, count };
  }
  const person = keyOfGuest(rule.guestId);
  if (rule.type === "locked") return { ...base, type: rule.type, person, table: rule.tableId };
  return { ...base, type: rule.type, person };
}

function kindOf({ isChild, person }: PlanPerson): SeatingPerson["kind"] {
  if (isChild) return "child";
  return person === 1 ? "companion" : "guest";
}
