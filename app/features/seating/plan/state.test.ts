import { describe, expect, test } from "vitest";
import {
  placeAt as at,
  twoTables as empty,
  secondTable as other,
  planPerson,
  lockedRule as rule,
  seatGuests as seat,
  withTable,
} from "#tests/support/seating-plans.ts";
import type { PlanChange } from "./changes.ts";
import { freedSeats, seatedByTable } from "./placement.ts";
import type { PlanPerson, PlanState } from "./plan.ts";
import { applyChange } from "./state.ts";

function stateAfter(state: PlanState, ...changes: PlanChange[]): PlanState {
  return changes.reduce((current, change) => {
    const outcome = applyChange(current, change);
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.state;
  }, state);
}

const places = (state: PlanState) =>
  Object.fromEntries(state.seats.map(({ guestId, tableId }) => [guestId, tableId]));

describe("seats", () => {
  test("a guest with companion, who then move together", () => {
    const companion: PlanPerson = planPerson({ guestId: "a", person: 1 });
    const state = { ...empty, persons: [...empty.persons, companion] };
    const both = [0, 1].map((person) => ({ guestId: "a", person: person as 0 | 1, seat: null }));
    const moved = stateAfter(
      state,
      { type: "seat", tableId: "table", persons: both },
      { type: "seat", tableId: "other", persons: both },
    );
    expect(moved.seats.map(({ person, tableId }) => [person, tableId])).toEqual([
      [0, "other"],
      [1, "other"],
    ]);
  });

  test("are swapped with their numbers, also at one table", () => {
    const start = { ...empty, seats: [at("a", "table", 1), at("b", "other"), at("c", "table", 2)] };
    const swap = (one: string, two: string) =>
      stateAfter(start, { type: "swap", one: at(one), other: at(two) }).seats;
    expect(swap("a", "b")).toEqual([at("a", "other"), at("b", "table", 1), at("c", "table", 2)]);
    expect(swap("a", "c")).toEqual([at("a", "table", 2), at("b", "other"), at("c", "table", 1)]);
    expect(swap("a", "d")).toEqual([at("b", "other"), at("c", "table", 2), at("d", "table", 1)]);
  });

  test("of a proposal are by hand only where the couple had put the guest", () => {
    const start = { ...empty, seats: [at("a"), at("b"), at("c")] };
    const seats = [
      { guestId: "a", person: 0 as const, tableId: "table", seat: 1 },
      { guestId: "b", person: 0 as const, tableId: "other", seat: null },
      { guestId: "no", person: 0 as const, tableId: "other", seat: null },
    ];
    expect(stateAfter(start, { type: "applyProposal", seats }).seats).toEqual([
      at("a", "table", 1),
      { ...at("b", "other"), byHand: false },
    ]);
  });

  test("are freed by a reset but at locked tables", () => {
    const start = withTable({ isLocked: true }, [at("a"), at("b", "other")]);
    expect(places(stateAfter(start, { type: "reset" }))).toEqual({ a: "table" });
  });

  test("beyond a shorter table lose their number", () => {
    const start = withTable({ seats: 4 }, [at("a", "table", 4), at("b", "table", 1)]);
    const shorter = applyChange(start, {
      type: "changeTable",
      tableId: "table",
      set: { seats: 3 },
    });
    if (!shorter.ok) throw new Error(shorter.reason);
    expect(shorter.state.seats).toEqual([at("a"), at("b", "table", 1)]);
    expect(stateAfter(shorter.state, ...shorter.inverse)).toEqual(start);
  });
});

describe("a freed seat", () => {
  const start = { ...empty, seats: [at("a"), at("b"), at("no", "table", 2)] };

  test("stays and is not counted", () => {
    expect(freedSeats(start)).toEqual([at("no", "table", 2)]);
    expect(seatedByTable(start).get("table")).toHaveLength(2);
  });

  test("yields when the chair is needed, not before", () => {
    const two = { ...empty, seats: [at("a"), at("no")] };
    expect(places(stateAfter(two, seat(["b"])))).toEqual({ a: "table", b: "table", no: "table" });
    expect(places(stateAfter(start, seat(["c"])))).toEqual({ a: "table", b: "table", c: "table" });
  });

  test("yields to a newcomer on the chair itself", () => {
    const one = { ...empty, seats: [at("no", "table", 2)] };
    expect(stateAfter(one, seat(["a"], "table", 2)).seats).toEqual([at("a", "table", 2)]);
  });

  test("is resolved at a locked table too", () => {
    const locked = withTable({ isLocked: true }, [at("a"), at("no")]);
    const resolved = stateAfter(locked, { type: "unseat", persons: [at("no")] });
    expect(places(resolved)).toEqual({ a: "table" });
  });

  test("is not taken again by undo", () => {
    const outcome = applyChange(start, seat(["c"]));
    const back = outcome.ok ? stateAfter(outcome.state, ...outcome.inverse) : empty;
    expect(places(back)).toEqual({ a: "table", b: "table" });
  });
});

describe("tables", () => {
  test("get and lose the couple's chairs with the head table", () => {
    const head = (isHead: boolean): PlanChange => {
      return { type: "changeTable", tableId: "table", set: { isHead } };
    };
    const chairsOf = (state: PlanState) => state.tables[0]?.coupleSeats;
    expect(chairsOf(stateAfter(empty, head(true)))).toBe(2);
    expect(chairsOf(stateAfter(empty, head(true), head(false)))).toBe(0);
    const none: PlanChange = {
      type: "changeTable",
      tableId: "table",
      set: { isHead: true, coupleSeats: 0 },
    };
    expect(chairsOf(stateAfter(empty, none))).toBe(0);
  });

  test("come back with guests who sit nowhere else, and with their rules", () => {
    const start = { ...empty, seats: [at("a"), at("b")], rules: [rule] };
    // A preset with the id of the deleted rule.
    const near = { id: rule.id, isMust: false, type: "near", guestId: "b" } as const;
    const deleted = applyChange(start, { type: "deleteTable", tableId: "table" });
    if (!deleted.ok) throw new Error(deleted.reason);
    expect(deleted.state).toMatchObject({ tables: [other], seats: [], rules: [] });
    const moved = stateAfter(deleted.state, seat(["b"], "other"));
    const restored = stateAfter(moved, ...deleted.inverse);
    expect(places(restored)).toEqual({ a: "table", b: "other" });
    expect(restored.rules).toEqual([rule]);
    const again = stateAfter(moved, { type: "addRule", rule: near }, ...deleted.inverse);
    expect(again.rules).toEqual([near]);
  });

  test("stay in the order of their numbers", () => {
    const first: PlanChange = { type: "changeTable", tableId: "table", set: { number: 9 } };
    expect(stateAfter(empty, first).tables.map(({ id }) => id)).toEqual(["other", "table"]);
  });
});

test("room, numbered seats, release", () => {
  const room = { width: 12, depth: 8, items: [] };
  const changed = stateAfter(
    empty,
    { type: "setRoom", room },
    { type: "setNumberedSeats", hasNumberedSeats: true },
    { type: "setReleased", isReleased: true, releasedFrom: null },
  );
  expect(changed).toEqual({ ...empty, room, hasNumberedSeats: true, isReleased: true });
});
