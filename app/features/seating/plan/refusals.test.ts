import { expect, test } from "vitest";
import {
  placeAt as at,
  twoTables as empty,
  planTable,
  lockedRule as rule,
  seatGuests as seat,
  firstTable as table,
  withTable,
} from "#tests/support/seating-plans.ts";
import { maxRules, maxTables } from "../rules.ts";
import type { PlanChange } from "./changes.ts";
import type { PlanState } from "./plan.ts";
import { applyChange } from "./state.ts";

const full = { ...empty, seats: [at("a"), at("b"), at("c")] };
const many = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));
const rules = many(maxRules, (index) => ({ ...rule, id: `${index}` }));
const pair = { id: "r1", isMust: true, type: "together" as const };
const tables = many(maxTables, (index) => planTable({ number: index + 1 }));

test.each<[string, PlanState, PlanChange, string]>([
  ["a fourth person at three chairs", full, seat(["d"]), "full"],
  ["a party that is larger than the table", empty, seat(["a", "b", "c", "d"]), "full"],
  [
    "persons on the couple's chairs",
    withTable({ isHead: true, coupleSeats: 2 }),
    seat(["a", "b"]),
    "full",
  ],
  [
    "fewer chairs than persons",
    full,
    { type: "changeTable", tableId: "table", set: { seats: 2 } },
    "full",
  ],
  [
    "a head table that is too small for the couple",
    full,
    { type: "changeTable", tableId: "table", set: { isHead: true } },
    "full",
  ],
  [
    "the couple's chairs elsewhere",
    empty,
    { type: "changeTable", tableId: "table", set: { coupleSeats: 1 } },
    "full",
  ],
  [
    "a taken chair",
    { ...empty, seats: [at("a", "table", 2)] },
    seat(["b"], "table", 2),
    "seat-taken",
  ],
  ["one chair for two", empty, seat(["a", "b"], "table", 2), "seat-taken"],
  ["a chair that the table has not", empty, seat(["a"], "table", 4), "seat-taken"],
  [
    "the couple's chair",
    withTable({ isHead: true, coupleSeats: 1 }),
    seat(["a"], "table", 2),
    "seat-taken",
  ],
  ["an unknown table", empty, seat(["a"], "nowhere"), "gone"],
  ["an unknown guest", empty, seat(["unknown"]), "gone"],
  ["a guest who does not come", empty, seat(["no"]), "not-coming"],
  ["a guest into a locked table", withTable({ isLocked: true }), seat(["a"]), "locked"],
  [
    "a guest out of it",
    withTable({ isLocked: true }, [at("a")]),
    { type: "unseat", persons: [at("a")] },
    "locked",
  ],
  [
    "a locked table's deletion",
    withTable({ isLocked: true }, [at("a")]),
    { type: "deleteTable", tableId: "table" },
    "locked",
  ],
  [
    "a proposal that leaves out a locked table's guest",
    withTable({ isLocked: true }, [at("a")]),
    { type: "applyProposal", seats: [] },
    "locked",
  ],
  ["a swap of two without seats", empty, { type: "swap", one: at("a"), other: at("b") }, "gone"],
  [
    "a swap with a guest who does not come",
    full,
    { type: "swap", one: at("a"), other: at("no") },
    "not-coming",
  ],
  ["a taken number", empty, { type: "addTable", table: planTable({ number: 2 }) }, "number-taken"],
  [
    "a change to a taken number",
    empty,
    { type: "changeTable", tableId: "table", set: { number: 2 } },
    "number-taken",
  ],
  [
    "a second head table",
    withTable({ isHead: true }),
    { type: "changeTable", tableId: "other", set: { isHead: true } },
    "head-taken",
  ],
  ["a table that exists", empty, { type: "addTable", table: { ...table, number: 3 } }, "exists"],
  [
    "too many tables",
    { ...empty, tables },
    { type: "addTable", table: planTable({ number: 999 }) },
    "too-many",
  ],
  [
    "a change of an unknown table",
    empty,
    { type: "changeTable", tableId: "nowhere", set: {} },
    "gone",
  ],
  ["the deletion of an unknown table", empty, { type: "deleteTable", tableId: "nowhere" }, "gone"],
  ["a rule twice", { ...empty, rules: [rule] }, { type: "addRule", rule }, "exists"],
  [
    "a rule that another one says already, as a preference",
    { ...empty, rules: [rule] },
    { type: "addRule", rule: { ...rule, id: "r2", isMust: !rule.isMust } },
    "exists",
  ],
  [
    "a pair of guests in the other order",
    { ...empty, rules: [{ ...pair, guestId: "a", otherGuestId: "b" }] },
    { type: "addRule", rule: { ...pair, id: "r2", guestId: "b", otherGuestId: "a" } },
    "exists",
  ],
  [
    "a rule that becomes what another one says",
    { ...empty, rules: [rule, { ...rule, id: "r2", tableId: "other" }] },
    { type: "changeRule", rule: { ...rule, id: "r2" } },
    "exists",
  ],
  ["too many rules", { ...empty, rules }, { type: "addRule", rule }, "too-many"],
  [
    "a rule about an unknown table",
    empty,
    { type: "addRule", rule: { ...rule, tableId: "nowhere" } },
    "gone",
  ],
  [
    "a rule about an unknown guest",
    empty,
    { type: "addRule", rule: { ...rule, guestId: "unknown" } },
    "gone",
  ],
  [
    "a rule about an unknown category",
    empty,
    {
      type: "addRule",
      rule: {
        id: "r",
        isMust: true,
        type: "atMost",
        categoryId: "none",
        tableId: "table",
        count: 2,
      },
    },
    "gone",
  ],
  ["a change of an unknown rule", empty, { type: "changeRule", rule }, "gone"],
  ["the deletion of an unknown rule", empty, { type: "deleteRule", ruleId: "r" }, "gone"],
])("refused is %s", (_, state, change, reason) => {
  expect(applyChange(state, change)).toEqual({ ok: false, reason });
});
