import fc from "fast-check";
import type { PlanChange } from "#app/features/seating/plan/changes.ts";
import type { PlanRule, PlanState, Room } from "#app/features/seating/plan/plan.ts";
import { minSeats, ruleTypes } from "#app/features/seating/rules.ts";
import { planPerson, planState, planTable } from "./seating-plans.ts";

const guestIds = Array.from({ length: 9 }, (_, index) => `guest-${index}`);
const tableIds = Array.from({ length: 5 }, (_, index) => `table-${index}`);

const guestId = fc.constantFrom(...guestIds);
const tableId = fc.constantFrom(...tableIds);
const person = fc.record({ guestId, person: fc.constantFrom<0 | 1>(0, 1) });
const chair = fc.option(fc.integer({ min: 1, max: 6 }));
const seated = fc.tuple(person, chair).map(([ref, seat]) => ({ ...ref, seat }));
const proposed = fc.tuple(seated, tableId).map(([place, id]) => ({ ...place, tableId: id }));
const table = fc
  .record({
    id: tableId,
    number: fc.integer({ min: 1, max: 6 }),
    seats: fc.integer({ min: minSeats, max: 6 }),
    isHead: fc.boolean(),
    isLocked: fc.integer({ max: 9, min: 0 }).map((value) => value === 0),
  })
  .map((each) => planTable({ ...each, coupleSeats: each.isHead ? 2 : 0 }));
const rule: fc.Arbitrary<PlanRule> = fc
  .record({
    id: fc.constantFrom("rule-0", "rule-1", "rule-2"),
    isMust: fc.boolean(),
    type: fc.constantFrom(...ruleTypes),
    guestId,
    tableId,
    count: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ type, guestId: of, tableId: at, count, ...base }): PlanRule => {
    if (type === "near" || type === "far") return { ...base, type, guestId: of };
    if (type === "locked") return { ...base, type, guestId: of, tableId: at };
    if (type === "atMost" || type === "atLeast") {
      return { ...base, type, categoryId: "family", tableId: at, count };
    }
    return { ...base, type, guestId: of, otherGuestId: of === "guest-0" ? "guest-1" : "guest-0" };
  });

/** Any changes, many of which are refused, of the plans of `anyPlan`. */
export const anyChange: fc.Arbitrary<PlanChange> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant("seat"),
      tableId,
      persons: fc.array(seated, { minLength: 1, maxLength: 3 }),
    }),
  },
  fc.record({ type: fc.constant("unseat"), persons: fc.array(person, { maxLength: 3 }) }),
  { weight: 2, arbitrary: fc.record({ type: fc.constant("swap"), one: person, other: person }) },
  fc.record({
    type: fc.constant("applyProposal"),
    seats: fc.array(proposed, { maxLength: 8 }),
  }),
  fc.record({
    type: fc.constant("setSeats"),
    seats: fc.array(
      proposed.map((place) => ({ ...place, byHand: true })),
      { maxLength: 4 },
    ),
    unseated: fc.array(person, { maxLength: 2 }),
  }),
  fc.record({ type: fc.constant("reset") }),
  { weight: 3, arbitrary: fc.record({ type: fc.constant("addTable"), table }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("changeTable"),
      tableId,
      set: fc.oneof(
        fc.record({ seats: fc.integer({ min: minSeats, max: 7 }) }),
        fc.record({ number: fc.integer({ min: 1, max: 6 }) }),
        fc.record({ isHead: fc.boolean() }),
        fc.record({ isLocked: fc.boolean(), x: fc.integer({ min: -900, max: 900 }) }),
      ),
    }),
  },
  fc.record({ type: fc.constant("deleteTable"), tableId }),
  { weight: 2, arbitrary: fc.record({ type: fc.constant("addRule"), rule }) },
  fc.record({ type: fc.constant("changeRule"), rule }),
  fc.record({ type: fc.constant("deleteRule"), ruleId: fc.constantFrom("rule-0", "rule-1") }),
  fc.record({
    type: fc.constant("setRoom"),
    room: fc.constantFrom<Room | null>(null, { width: 10, depth: 8, items: [] }),
  }),
  fc.record({ type: fc.constant("setNumberedSeats"), hasNumberedSeats: fc.boolean() }),
);

/** Three tables, nine guests with companions; those of `declined` do not come. */
export function startingPlan(declined: readonly string[] = []): PlanState {
  const tables = tableIds.slice(0, 3).map((id, index) => {
    return planTable({ id, number: index + 1, seats: 4 });
  });
  const persons = guestIds.flatMap((of) =>
    ([0, 1] as const).map((each) =>
      planPerson({ guestId: of, person: each, isComing: !declined.includes(of) }),
    ),
  );
  const categories = [{ id: "family", name: "Familien", color: "#3B82F6" }];
  return planState({ tables, persons, categories });
}

export function withDeclined(state: PlanState, declined: readonly string[]): PlanState {
  return { ...state, persons: startingPlan(declined).persons };
}

export const anyGuests = fc.subarray(guestIds);
