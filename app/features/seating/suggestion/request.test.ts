import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anySeatingPlan, comingKeys } from "#tests/support/random-seating-plans.ts";
import { placeAt, planPerson, planState, planTable } from "#tests/support/seating-plans.ts";
import type { PlanPerson, PlanRule, PlanSeat } from "../plan/plan.ts";
import { assessChart } from "../solver/assess.ts";
import { guestChairs } from "./guest-chairs.ts";
import { toAssessedRequest, toSeatingRequest } from "./request.ts";

const options = { fill: "even", alternate: false, respectHand: true, seed: 1 } as const;

describe("parties", () => {
  const kari = planPerson({ guestId: "kari", householdId: "h" });
  const ola = planPerson({ guestId: "ola", householdId: "h" });
  const child = planPerson({ guestId: "barn", householdId: "h", isChild: true });
  const couple = [
    { ...kari, partner: { guestId: "ola", person: 0 as const } },
    { ...ola, partner: { guestId: "kari", person: 0 as const } },
  ];
  const withCompanion = { ...kari, partner: { guestId: "kari", person: 1 as const } };
  const companion = planPerson({ guestId: "kari", person: 1, householdId: "h" });
  const rule = { id: "r", isMust: true } as const;
  const apart: PlanRule = { ...rule, type: "apart", guestId: "ola", otherGuestId: "kari" };
  const lock = (guestId: string, tableId: string): PlanRule => ({
    ...rule,
    id: guestId,
    type: "locked",
    guestId,
    tableId,
  });
  test.each<[string, PlanPerson[], PlanRule[], string[][]]>([
    ["guest and companion", [withCompanion, companion], [], [["kari:0", "kari:1"]]],
    [
      "a couple of a household with a child",
      [...couple, child],
      [],
      [["barn:0", "kari:0", "ola:0"]],
    ],
    ["parents who are no couple", [kari, ola, child], [], [["barn:0", "kari:0"], ["ola:0"]]],
    [
      "a household of children",
      [child, { ...child, guestId: "jente" }],
      [],
      [["barn:0", "jente:0"]],
    ],
    [
      "a child with the companion's guest",
      [child, withCompanion, companion],
      [],
      [["barn:0", "kari:0", "kari:1"]],
    ],
    ["a couple whom a rule puts apart", couple, [apart], [["kari:0"], ["ola:0"]]],
    [
      "a couple who prefer to be apart",
      couple,
      [{ ...apart, isMust: false }],
      [["kari:0", "ola:0"]],
    ],
    ["a couple with one lock", couple, [lock("kari", "t")], [["kari:0", "ola:0"]]],
    [
      "a couple locked to two tables",
      couple,
      [lock("kari", "t"), lock("ola", "o")],
      [["kari:0"], ["ola:0"]],
    ],
    ["only who comes", [withCompanion, { ...companion, isComing: false }], [], [["kari:0"]]],
  ])("%s", (_name, persons, rules, expected) => {
    const request = toSeatingRequest(planState({ persons, rules }), options);
    const parties = Map.groupBy(request.persons, ({ party }) => party);
    expect([...parties.values()].map((party) => party.map(({ id }) => id))).toEqual(expected);
  });
});

describe("a request", () => {
  const head = planTable({ id: "head", isHead: true, coupleSeats: 2, shape: "rectangular" });
  const round = planTable({ id: "round", number: 2, y: 600 });
  const locked = planTable({ id: "locked", number: 3, y: 1200, isLocked: true });
  const persons = ["a", "b", "c", "d"].map((guestId) =>
    planPerson({ guestId, categoryId: "family", side: "first" }),
  );
  const seats = [
    placeAt("a", "head", 6),
    { ...placeAt("b", "round", 3), byHand: false },
    placeAt("c", "round"),
    { ...placeAt("d", "locked"), byHand: false },
  ];
  const state = planState({ tables: [head, round, locked], persons, seats });
  const placesOf = (respectHand: boolean) =>
    toSeatingRequest(state, { ...options, respectHand }).persons.map(({ placedAt }) => placedAt);

  test("has the couple's own places, and always those of the head table and locked tables", () => {
    expect(placesOf(true)).toEqual(["head", undefined, "round", "locked"]);
    expect(placesOf(false)).toEqual(["head", undefined, undefined, "locked"]);
    expect(toAssessedRequest(state).persons).toMatchObject([
      { placedAt: "head", chair: 0, side: "first", circle: "family", category: "family" },
      { placedAt: "round", chair: 2 },
      { placedAt: "round" },
      { placedAt: "locked" },
    ]);
  });

  test("has tables without the couple's chairs", () => {
    expect(toSeatingRequest(state, options).tables).toMatchObject([
      { id: "head", seats: 6, head: true, ring: "near", shape: "long", locked: false },
      { id: "locked", seats: 8, head: false, ring: "middle", shape: "round", locked: true },
      { id: "round", seats: 8, head: false, ring: "near", shape: "round", locked: false },
    ]);
  });

  test("holds those whom the couple has placed at the head table, unless a must is broken", () => {
    const fixed = { id: "seat a:0", must: true, type: "locked", person: "a:0", table: "head" };
    const far: PlanRule = { id: "far", isMust: true, type: "far", guestId: "a" };
    const atMost: PlanRule = {
      id: "atMost",
      isMust: true,
      type: "atMost",
      categoryId: "family",
      tableId: "head",
      count: 0,
    };
    const ids = (rules: PlanRule[], respectHand = true) =>
      toSeatingRequest({ ...state, rules }, { ...options, respectHand }).rules.map(({ id }) => id);
    expect(toSeatingRequest(state, options).rules).toEqual([fixed]);
    expect(ids([], false)).toEqual([]);
    expect(ids([far])).toEqual(["far"]);
    expect(ids([atMost])).toEqual(["atMost"]);
    expect(ids([{ ...far, isMust: false }])).toEqual(["far", "seat a:0"]);
  });

  test("keeps a party separated that the couple has separated by the head table", () => {
    const companion = planPerson({ guestId: "a", person: 1, partner: placeAt("a") });
    const partiesWith = (place: PlanSeat[]) =>
      toSeatingRequest(
        { ...state, persons: [...persons, companion], seats: [...seats, ...place] },
        options,
      ).persons.flatMap(({ id, party }) => (id.startsWith("a") ? party : []));
    expect(partiesWith([])).toEqual(["a:0", "a:0"]);
    expect(partiesWith([{ ...placeAt("a", "round"), person: 1 }])).toEqual(["a:0 head", "a:0"]);
  });

  test("leaves out distances where there is no head table", () => {
    const rules: PlanRule[] = [{ id: "r", isMust: true, type: "near", guestId: "a" }];
    expect(toSeatingRequest({ ...state, rules }, options).rules[0]).toMatchObject({ id: "r" });
    expect(toSeatingRequest({ ...state, rules, tables: [round] }, options).rules).toEqual([]);
  });

  test("is the same for any order of persons, tables and rules", () => {
    fc.assert(
      fc.property(anySeatingPlan, (plan) => {
        const reversed = {
          ...plan,
          persons: plan.persons.toReversed(),
          tables: plan.tables.toReversed(),
          rules: plan.rules.toReversed(),
          seats: plan.seats.toReversed(),
        };
        const [one, other] = [plan, reversed].map((each) => toSeatingRequest(each, options));
        // Children without a couple for parents sit with the first adult of the list.
        const withoutParty = (request = one) =>
          request?.persons.map(({ party: _party, ...person }) => person);
        expect(withoutParty(other)).toEqual(withoutParty(one));
        expect([other?.tables, other?.rules]).toEqual([one?.tables, one?.rules]);
      }),
    );
  });

  test("names chairs that lead back to the seats of the plan", () => {
    fc.assert(
      fc.property(anySeatingPlan, (plan) => {
        const { persons: all } = toAssessedRequest(plan);
        expect(all.map(({ id }) => id).toSorted()).toEqual(comingKeys(plan).toSorted());
        for (const { id, placedAt, chair } of all) {
          const table = plan.tables.find((each) => each.id === placedAt);
          const seat = plan.seats.find(({ guestId, person }) => `${guestId}:${person}` === id);
          expect(table?.id).toBe(seat?.tableId);
          expect(table && guestChairs(table).seats[chair ?? -1]).toBe(seat?.seat);
        }
      }),
    );
  });

  test("is assessed without errors for any plan", () => {
    fc.assert(
      fc.property(anySeatingPlan, (plan) => {
        expect(assessChart(toAssessedRequest(plan)).overfull).toEqual([]);
      }),
    );
  });
});
