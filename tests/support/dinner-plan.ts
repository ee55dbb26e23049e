import {
  type PlanPerson,
  type PlanRule,
  type PlanSeat,
  type PlanState,
  personKey,
} from "#app/features/seating/plan/plan.ts";
import { planPerson, planState, planTable } from "./seating-plans.ts";

const tables = [
  planTable({
    id: "brudebordet",
    name: "Brudebordet",
    number: 1,
    isHead: true,
    coupleSeats: 2,
    shape: "rectangular",
    seats: 6,
    y: 0,
  }),
  planTable({ id: "aune", name: "Fam. Aune", number: 2, seats: 4, y: 200 }),
  planTable({ id: "hovland", name: "Fam. Hovland", number: 3, seats: 4, y: 400 }),
  planTable({ id: "naboene", name: "Naboene", number: 4, seats: 4, y: 600 }),
  planTable({ id: "koret", name: "Koret", number: 5, seats: 4, y: 800 }),
];

const guests = {
  odd: person("odd", "Odd Sand", "naboer"),
  turid: person("turid", "Turid Sand", "naboer"),
  grete: person("grete", "Grete Lie", "naboer"),
  tiril: person("tiril", "Tiril Aune", "familie"),
  hauk: person("hauk", "Hauk Lund", "familie"),
  inger: person("inger", "Inger Hovland", "familie"),
  per: person("per", "Per Hovland", "familie"),
  bente: person("bente", "Bente Solli", "naboer"),
  aud: person("aud", "Aud Vik", null),
};
const companion = planPerson({
  ...guests.bente,
  person: 1,
  name: null,
  partner: { guestId: "bente", person: 0 },
});

/** Seats as “guest table”, or “guest table chair”; `bente+` is the companion of `bente`. */
export function dinnerPlan(seats: readonly string[], rules: readonly PlanRule[] = []): PlanState {
  const bente: PlanPerson = { ...guests.bente, partner: { guestId: "bente", person: 1 } };
  return planState({
    tables,
    persons: [...Object.values({ ...guests, bente }), companion],
    rules,
    seats: seats
      .map((text): PlanSeat => {
        const [who = "", tableId = "", chair] = text.split(" ");
        const guestId = who.replace("+", "");
        const seat = chair ? Number(chair) : null;
        return { guestId, person: who === guestId ? 0 : 1, tableId, seat, byHand: true };
      })
      .sort((one, other) => (personKey(one) < personKey(other) ? -1 : 1)),
    categories: [
      { id: "naboer", name: "Naboer", color: "#47647A" },
      { id: "familie", name: "Familie", color: "#2F4B3C" },
    ],
  });
}

type RuleWithoutId = PlanRule extends infer Rule
  ? Rule extends PlanRule
    ? Omit<Rule, "id" | "isMust">
    : never
  : never;

export function must(rule: RuleWithoutId, id = "rule"): PlanRule {
  return { ...rule, id, isMust: true } as PlanRule;
}

export function preference(rule: RuleWithoutId, id = "rule"): PlanRule {
  return { ...rule, id, isMust: false } as PlanRule;
}

/** Two guests and how they sit. */
export function pairRule(
  type: "together" | "next" | "apart",
  guestId: string,
  otherGuestId: string,
): RuleWithoutId {
  return { type, guestId, otherGuestId };
}

function person(guestId: string, name: string, categoryId: string | null): PlanPerson {
  return planPerson({ guestId, name, categoryId, householdId: `husstand ${guestId}` });
}
