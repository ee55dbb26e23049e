import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  anyChange,
  anyGuests,
  startingPlan,
  withDeclined,
} from "#tests/support/random-plan-changes.ts";
import type { PlanChange } from "./changes.ts";
import { applyInOrder, emptyHistory, type History, recordStep, redo, undo } from "./history.ts";
import { seatedByTable } from "./placement.ts";
import { capacityOf, isCoupleSeat, type PlanState, personKey } from "./plan.ts";
import { applyChange } from "./state.ts";

const steps = fc.array(fc.array(anyChange, { minLength: 1, maxLength: 3 }), { maxLength: 25 });

/** Rules have no order. */
function content(state: PlanState) {
  return { ...state, rules: state.rules.toSorted((one, other) => (one.id < other.id ? -1 : 1)) };
}

function make(all: readonly PlanChange[][], start = startingPlan()) {
  const states = [start];
  let state = start;
  let history: History = emptyHistory;
  for (const step of all) {
    const { inverse, ...result } = applyInOrder(state, step);
    state = result.state;
    const before = history;
    history = recordStep(history, inverse);
    if (history !== before) states.push(state);
  }
  return { states, state, history };
}

describe("after any changes", () => {
  test("no person is seated twice, no table has more persons than chairs, no chair two", () => {
    const check = (declined: string[], all: PlanChange[][], more: PlanChange[][]) => {
      const first = make(all).state;
      // Answers change between the visits.
      const { state } = make(more, withDeclined(first, declined));
      expect(new Set(state.seats.map(personKey)).size).toBe(state.seats.length);
      const seated = seatedByTable(state);
      for (const table of state.tables) {
        const stored = state.seats.filter(({ tableId }) => tableId === table.id);
        expect(stored.length).toBeLessThanOrEqual(capacityOf(table));
        expect(seated.get(table.id)?.length).toBeLessThanOrEqual(stored.length);
        const chairs = stored.flatMap(({ seat }) => seat ?? []);
        expect(new Set(chairs).size).toBe(chairs.length);
        for (const chair of chairs) {
          expect(chair).toBeLessThanOrEqual(table.seats);
          expect(isCoupleSeat(table, chair)).toBe(false);
        }
      }
      const known = new Set(state.tables.map(({ id }) => id));
      expect(state.seats.every(({ tableId }) => known.has(tableId))).toBe(true);
      expect(state.rules.every((rule) => !("tableId" in rule) || known.has(rule.tableId))).toBe(
        true,
      );
    };
    fc.assert(fc.property(anyGuests, steps, steps, check));
  });

  test("a change and its inverse lead back", () => {
    const check = (all: PlanChange[][], change: PlanChange) => {
      const { state } = make(all);
      const outcome = applyChange(state, change);
      if (!outcome.ok) return;
      const back = applyInOrder(outcome.state, outcome.inverse);
      expect(back.refused).toEqual([]);
      expect(content(back.state)).toEqual(content(state));
    };
    fc.assert(fc.property(steps, anyChange, check), { numRuns: 500 });
  });

  test("undo goes back through every step, and redo forward again", () => {
    const check = (all: PlanChange[][]) => {
      const { states, ...end } = make(all);
      let { state, history } = end;
      for (const earlier of states.slice(0, -1).toReversed()) {
        const travel = undo(state, history);
        expect(travel?.refused).toEqual([]);
        if (travel) ({ state, history } = travel);
        expect(content(state)).toEqual(content(earlier));
      }
      expect(undo(state, history)).toBeNull();
      for (const later of states.slice(1)) {
        const travel = redo(state, history);
        expect(travel?.refused).toEqual([]);
        if (travel) ({ state, history } = travel);
        expect(content(state)).toEqual(content(later));
      }
      expect(redo(state, history)).toBeNull();
    };
    fc.assert(fc.property(steps, check), { numRuns: 200 });
  });
});

const seat = (guestId: string, tableId: string): PlanChange => ({
  type: "seat",
  tableId,
  persons: [{ guestId, person: 0, seat: null }],
});

describe("undo on a newer state of the server", () => {
  test("leaves others' changes alone", () => {
    const { state, history } = make([[seat("guest-0", "table-0")]]);
    const newer = applyInOrder(state, [seat("guest-1", "table-0")]).state;
    expect(undo(newer, history)?.state.seats).toMatchObject([{ guestId: "guest-1" }]);
  });

  test("reports what others have made impossible, and drops the step", () => {
    const start = applyInOrder(startingPlan(), [seat("guest-0", "table-0")]).state;
    const { state, history } = make([[seat("guest-0", "table-1")]], start);
    const newer = applyInOrder(state, [{ type: "deleteTable", tableId: "table-0" }]).state;
    const travel = undo(newer, history);
    expect(travel).toMatchObject({ refused: [{ reason: "gone" }], history: emptyHistory });
    expect(travel?.state).toEqual(newer);
  });

  test("a new step forgets what was undone", () => {
    const { state, history } = make([[seat("guest-0", "table-0")]]);
    const undone = undo(state, history);
    const step = applyInOrder(state, [seat("guest-1", "table-0")]).inverse;
    expect(undone?.history.undone).toHaveLength(1);
    expect(recordStep(undone?.history ?? history, step).undone).toEqual([]);
  });
});

test("unconfirmed changes are applied to a newer state as far as possible", () => {
  const waiting = [seat("guest-0", "table-0"), seat("guest-1", "table-1")];
  const newer = applyInOrder(startingPlan(), [{ type: "deleteTable", tableId: "table-0" }]).state;
  const rebased = applyInOrder(newer, waiting);
  expect(rebased.applied).toEqual([waiting[1]]);
  expect(rebased.refused).toEqual([{ change: waiting[0], reason: "gone" }]);
});
