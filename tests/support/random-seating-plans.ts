import fc from "fast-check";
import type { PlanPerson, PlanRule, PlanSeat, PlanState } from "#app/features/seating/plan/plan.ts";
import { capacityOf, personKey } from "#app/features/seating/plan/plan.ts";
import { ruleTypes, tableShapes } from "#app/features/seating/rules.ts";
import { guestChairs } from "#app/features/seating/suggestion/guest-chairs.ts";
import { planPerson, planState, planTable } from "./seating-plans.ts";

const maxSeats = 10;

const household = fc.record({
  adults: fc.integer({ min: 1, max: 3 }),
  children: fc.constantFrom(0, 0, 0, 1, 2),
  hasCompanion: fc.boolean(),
  isComing: fc.constantFrom(true, true, true, false),
  category: fc.constantFrom("family", "friends", null),
  side: fc.constantFrom("first" as const, "second" as const, null),
});
const table = fc.record({
  shape: fc.constantFrom(...tableShapes),
  seats: fc.integer({ min: 4, max: maxSeats }),
  isLocked: fc.constantFrom(false, false, false, true),
});
const anyRule = fc.record({
  type: fc.constantFrom(...ruleTypes),
  isMust: fc.boolean(),
  guest: fc.nat(),
  other: fc.nat(),
  table: fc.nat(),
  count: fc.integer({ min: 0, max: 4 }),
});
const seating = fc.record({ picks: fc.array(fc.nat(), { maxLength: 30 }), byHand: fc.boolean() });

/** Plans with households, a head table and rules, which may exclude each other. */
export const anySeatingPlan: fc.Arbitrary<PlanState> = fc
  .record({
    households: fc.array(household, { minLength: 1, maxLength: 8 }),
    tables: fc.array(table, { minLength: 2, maxLength: 5 }),
    hasHead: fc.boolean(),
    rules: fc.array(anyRule, { maxLength: 6 }),
    seating,
  })
  .map(({ households, tables, hasHead, rules, seating: { picks, byHand } }) => {
    const persons = households.flatMap(personsOf);
    const planTables = tables.map((each, index) => {
      const isHead = hasHead && index === 0;
      const [x, y] = [200 * index, 0];
      const own = { isHead, coupleSeats: isHead ? 2 : 0, x, y };
      return planTable({ ...each, ...own, id: `table-${index}`, number: index + 1 });
    });
    const guests = [...new Set(persons.map(({ guestId }) => guestId))];
    const pick = <Item>(items: readonly Item[], index: number) =>
      items[index % items.length] as Item;
    const planRules = rules.flatMap((rule, index): PlanRule[] => {
      const { type, isMust, count } = rule;
      const base = { id: `rule-${index}`, isMust };
      const guestId = pick(guests, rule.guest);
      const tableId = pick(planTables, rule.table).id;
      if (type === "near" || type === "far") return [{ ...base, type, guestId }];
      if (type === "locked") return [{ ...base, type, guestId, tableId }];
      if (type === "atMost" || type === "atLeast") {
        return [{ ...base, type, categoryId: "family", tableId, count }];
      }
      const otherGuestId = pick(guests, rule.other);
      return guestId === otherGuestId ? [] : [{ ...base, type, guestId, otherGuestId }];
    });
    const free = planTables.flatMap((each) =>
      guestChairs(each).seats.map((seat) => ({ tableId: each.id, seat })),
    );
    const seats = persons.flatMap((person, index): PlanSeat[] => {
      const at = picks[index];
      if (at === undefined || at % 3 === 0 || free.length === 0) return [];
      const [chair] = free.splice(at % free.length, 1);
      const { guestId, person: number } = person;
      return chair ? [{ guestId, person: number, ...chair, byHand }] : [];
    });
    const categories = ["family", "friends"].map((id) => ({ id, name: id, color: "#3B82F6" }));
    return planState({ tables: planTables, persons, rules: planRules, seats, categories });
  });

function personsOf(each: typeof household extends fc.Arbitrary<infer Type> ? Type : never, at = 0) {
  const shared = { householdId: `household-${at}`, side: each.side, categoryId: each.category };
  const isCouple = each.adults === 2 && !each.hasCompanion;
  const adults = Array.from({ length: each.adults }, (_, index): PlanPerson => {
    const partner = isCouple ? { guestId: `guest-${at}-${1 - index}`, person: 0 as const } : null;
    const guestId = `guest-${at}-${index}`;
    const isComing = each.isComing || index > 0;
    return planPerson({ ...shared, guestId, name: `Voksen ${at} ${index}`, isComing, partner });
  });
  const [first] = adults;
  const companion =
    first && each.hasCompanion
      ? [planPerson({ ...first, person: 1, name: null, partner: { ...first, person: 0 } })]
      : [];
  if (first && each.hasCompanion) first.partner = { guestId: first.guestId, person: 1 };
  const children = Array.from({ length: each.children }, (_, index) =>
    planPerson({
      ...shared,
      guestId: `child-${at}-${index}`,
      name: `Barn ${at} ${index}`,
      isChild: true,
      isComing: each.isComing,
    }),
  );
  return [...adults, ...companion, ...children];
}

/** The chairs that guests can have. */
export function chairCount({ tables }: PlanState): number {
  return tables.reduce((sum, each) => sum + capacityOf(each), 0);
}

export function comingKeys({ persons }: PlanState): string[] {
  return persons.filter(({ isComing }) => isComing).map(personKey);
}
