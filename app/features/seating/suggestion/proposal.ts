import type { PlanChange } from "../plan/changes.ts";
import { type PersonRef, type PlanState, personKey } from "../plan/plan.ts";
import { applyChange } from "../plan/state.ts";
import type { SeatingProposal } from "../solver/proposal.ts";
import { guestChairs } from "./guest-chairs.ts";

type ProposalChange = Extract<PlanChange, { type: "applyProposal" }>;

/** The plan as it would be with a proposal, and what is different then. Sets have keys of persons. */
export interface ProposedPlan {
  change: ProposalChange;
  state: PlanState;
  gained: ReadonlySet<string>;
  /** To another table. */
  moved: ReadonlySet<string>;
  /** Number of persons whose table stays. */
  unmoved: number;
  seated: number;
}

/** Returns null for a plan that has changed too much since the proposal was asked for. */
export function planOfProposal(state: PlanState, proposal: SeatingProposal): ProposedPlan | null {
  const change = toChange(state, proposal);
  const applied = applyChange(state, change);
  if (!applied.ok) return null;
  const tableBefore = new Map(state.seats.map((seat) => [personKey(seat), seat.tableId]));
  const gained = new Set<string>();
  const moved = new Set<string>();
  for (const seat of change.seats) {
    const before = tableBefore.get(personKey(seat));
    if (before === undefined) gained.add(personKey(seat));
    else if (before !== seat.tableId) moved.add(personKey(seat));
  }
  const seated = change.seats.length;
  const unmoved = seated - gained.size - moved.size;
  return { change, state: applied.state, gained, moved, unmoved, seated };
}

/** Chairs have numbers also where the couple shows none, because they are an order. */
function toChange(
  { tables, persons }: PlanState,
  { seats }: Pick<SeatingProposal, "seats">,
): ProposalChange {
  const chairs = new Map(tables.map((table) => [table.id, guestChairs(table).seats]));
  const refs = new Map<string, PersonRef>(persons.map((person) => [personKey(person), person]));
  return {
    type: "applyProposal",
    seats: seats.flatMap(({ person, table, chair }) => {
      const ref = refs.get(person);
      // A search that was stopped early may have put more persons at a table than it has chairs.
      const seat = chairs.get(table)?.[chair];
      if (!ref || seat === undefined) return [];
      return { guestId: ref.guestId, person: ref.person, tableId: table, seat };
    }),
  };
}
