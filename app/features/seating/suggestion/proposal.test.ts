import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anySeatingPlan, chairCount, comingKeys } from "#tests/support/random-seating-plans.ts";
import { personKey } from "../plan/plan.ts";
import { applyChange } from "../plan/state.ts";
import { assessChart } from "../solver/assess.ts";
import { solveSeating } from "../solver/solve.ts";
import { planOfProposal } from "./proposal.ts";
import { toAssessedRequest, toSeatingRequest } from "./request.ts";

const options = { fill: "even", alternate: true, respectHand: true, seed: 1 } as const;

/** Plans for which the solver has a proposal that fits. */
const solvedPlan = anySeatingPlan
  .map((plan) => {
    const request = { ...toSeatingRequest(plan, options), evaluations: 2000 };
    return { plan, ...solveSeating(request) };
  })
  .filter(({ proposal }) => proposal !== null);

describe("a proposal as a change of the plan", () => {
  test("seats everyone who comes once, on a chair", () => {
    fc.assert(
      fc.property(solvedPlan, ({ plan, proposal }) => {
        if (!proposal || proposal.brokenMusts.length > 0) return;
        if (comingKeys(plan).length > chairCount(plan)) return;
        const proposed = planOfProposal(plan, proposal);
        expect(proposed).not.toBeNull();
        const coming = new Set(comingKeys(plan));
        const keys = proposed?.change.seats.map(personKey) ?? [];
        expect(keys.toSorted()).toEqual([...coming].toSorted());
        expect(proposed?.change.seats.every(({ seat }) => seat !== null)).toBe(true);
      }),
    );
  });

  test("breaks no must, and the wishes that the proposal names", () => {
    fc.assert(
      fc.property(solvedPlan, ({ plan, proposal }) => {
        const proposed = proposal && planOfProposal(plan, proposal);
        if (!proposed) return;
        const { broken } = assessChart(toAssessedRequest(proposed.state));
        const idsOf = (isMust: boolean) =>
          broken.flatMap(({ rule, must }) => (must === isMust ? rule : [])).toSorted();
        expect(idsOf(true)).toEqual(proposal.brokenMusts.toSorted());
        expect(idsOf(false)).toEqual(proposal.brokenPreferences.map(({ rule }) => rule).toSorted());
      }),
    );
  });

  test("leaves locked tables alone, keeps what is the couple's own, and can be undone", () => {
    fc.assert(
      fc.property(solvedPlan, ({ plan, proposal }) => {
        const proposed = proposal && planOfProposal(plan, proposal);
        if (!proposed) return;
        const applied = applyChange(plan, proposed.change);
        if (!applied.ok) throw new Error(applied.reason);
        const locked = new Set(plan.tables.flatMap(({ id, isLocked }) => (isLocked ? id : [])));
        for (const seat of plan.seats) {
          const after = applied.state.seats.find((each) => personKey(each) === personKey(seat));
          if (!after) continue;
          if (locked.has(seat.tableId)) expect(after.tableId).toBe(seat.tableId);
          expect(after.byHand).toBe(seat.byHand && after.tableId === seat.tableId);
        }
        const back = applied.inverse.reduce((state, change) => {
          const undone = applyChange(state, change);
          if (!undone.ok) throw new Error(undone.reason);
          return undone.state;
        }, applied.state);
        const coming = new Set(comingKeys(plan));
        const own = plan.seats.filter((seat) => coming.has(personKey(seat)));
        expect(back.seats.filter((seat) => coming.has(personKey(seat)))).toEqual(
          own.toSorted((one, other) => (personKey(one) < personKey(other) ? -1 : 1)),
        );
      }),
    );
  });

  test("counts who gets a seat, who changes table, and who stays", () => {
    fc.assert(
      fc.property(solvedPlan, ({ plan, proposal }) => {
        const proposed = proposal && planOfProposal(plan, proposal);
        if (!proposed) return;
        const before = new Map(plan.seats.map((seat) => [personKey(seat), seat.tableId]));
        for (const seat of proposed.change.seats) {
          const key = personKey(seat);
          expect(proposed.gained.has(key)).toBe(!before.has(key));
          expect(proposed.moved.has(key)).toBe(before.has(key) && before.get(key) !== seat.tableId);
        }
        const { gained, moved, unmoved, seated } = proposed;
        expect(gained.size + moved.size + unmoved).toBe(seated);
      }),
    );
  });
});
