import { describe, expect, it } from "vitest";
import type { PlanSeat, PlanState } from "#app/features/seating/plan/plan.ts";
import { applyChange } from "#app/features/seating/plan/state.ts";
import { planPerson, planState, planTable } from "#tests/support/seating-plans.ts";
import { consequencesOf } from "./drop-consequences.ts";
import { type DropTarget, planDrop, tablesWithRoom, withCompany } from "./guest-moves.ts";

const person = (guestId: string, number: 0 | 1 = 0) => ({ guestId, person: number });
const seat = (guestId: string, tableId: string, number: 0 | 1 = 0): PlanSeat => {
  return { ...person(guestId, number), tableId, seat: null, byHand: true };
};
const at = (tableId: string, occupant: string | null = null): DropTarget => {
  return { on: "table", tableId, seat: occupant ? 1 : null, occupant };
};
const unseated: DropTarget = { on: "unseated" };

const plan: PlanState = planState({
  tables: [
    planTable({ id: "small", name: "Naboene", number: 1, seats: 3 }),
    planTable({ id: "large", name: "Koret", number: 2, seats: 8 }),
    planTable({ id: "locked", name: "Fam. Aune", number: 3, seats: 8, isLocked: true }),
  ],
  persons: [
    planPerson({ guestId: "anna", name: "Anna Moe", householdId: "moe" }),
    planPerson({ guestId: "anna", person: 1, name: null, householdId: "moe" }),
    planPerson({ guestId: "bo", name: "Bo Moe", householdId: "moe" }),
    planPerson({ guestId: "carl", name: "Carl Lie" }),
    planPerson({ guestId: "dina", name: "Dina Ek" }),
    planPerson({ guestId: "eva", name: "Eva Foss" }),
    planPerson({ guestId: "away", name: "Finn Nes", isComing: false }),
  ],
  seats: [seat("carl", "small"), seat("dina", "small"), seat("eva", "locked")],
});

describe("who comes along", () => {
  it.each([
    ["the companion", "party", ["anna:0", "anna:1"]],
    ["nobody", "single", ["anna:0"]],
    ["the household", "household", ["anna:0", "anna:1", "bo:0"]],
  ] as const)("%s", (_name, company, expected) => {
    const moved = withCompany(plan, [person("anna")], company);
    expect(moved.map((each) => `${each.guestId}:${each.person}`)).toEqual(expected);
  });

  it("not who sits elsewhere", () => {
    const seats = [seat("anna", "large", 1), seat("bo", "large")];
    const elsewhere = { ...plan, seats };
    expect(withCompany(elsewhere, [person("anna")], "household")).toEqual([person("anna")]);
  });
});

describe("tables with room", () => {
  it.each([
    ["one", [person("anna")], ["small", "large"]],
    ["two", [person("anna"), person("anna", 1)], ["large"]],
    ["who sits there already", [person("carl"), person("anna")], ["small", "large"]],
    ["who sits at a locked table", [person("eva")], []],
  ])("for %s", (_name, persons, expected) => {
    expect([...tablesWithRoom(plan, persons)]).toEqual(expected);
  });
});

describe("a drop", () => {
  it.each([
    ["on a table", [person("anna")], at("large"), "seat"],
    ["on a person", [person("anna")], at("small", "carl:0"), "swap"],
    ["of a pair on a person", [person("anna"), person("anna", 1)], at("large", "bo:0"), "seat"],
    ["on one who does not come", [person("anna")], at("large", "away:0"), "seat"],
    ["on the floor", [person("carl")], unseated, "unseat"],
    ["on the floor, without a table", [person("anna")], unseated, undefined],
    ["where they sit", [person("carl")], at("small"), undefined],
    ["on themselves", [person("carl")], at("small", "carl:0"), undefined],
  ])("%s", (_name, persons, target, type) => {
    const { changes, refusal } = planDrop(plan, persons, target);
    expect(refusal).toBeNull();
    expect(changes[0]?.type).toBe(type);
    for (const change of changes) expect(applyChange(plan, change).ok).toBe(true);
  });

  it("takes the chair where chairs are numbered", () => {
    const target: DropTarget = { on: "table", tableId: "large", seat: 3, occupant: null };
    const numbered = { ...plan, hasNumberedSeats: true };
    expect(planDrop(numbered, [person("anna")], target).changes).toMatchObject([
      { persons: [{ seat: 3 }] },
    ]);
    expect(planDrop(plan, [person("anna")], target).changes).toMatchObject([
      { persons: [{ seat: null }] },
    ]);
  });

  it.each([
    [[person("anna"), person("anna", 1)], at("small"), "Det er én ledig plass, og de er to."],
    [[person("anna"), person("bo")], at("small", "carl:0"), "Det er én ledig plass, og de er to."],
    [[person("anna")], at("locked"), "Fam. Aune er låst."],
    [[person("eva")], at("large"), "Fam. Aune er låst."],
    [[person("eva")], unseated, "Fam. Aune er låst."],
  ])("is refused in words %#", (persons, target, expected) => {
    expect(planDrop(plan, persons, target)).toEqual({ changes: [], refusal: expected });
  });

  it("is refused at a full table", () => {
    const full = { ...plan, seats: [...plan.seats, seat("bo", "small")] };
    expect(planDrop(full, [person("anna")], at("small")).refusal).toBe("Naboene er fullt.");
  });
});

describe("consequences", () => {
  const texts = (state: PlanState, persons: typeof plan.seats, target: DropTarget) =>
    consequencesOf(state, persons, target).map(({ text }) => text);
  const anna = [seat("anna", "")];

  it.each([
    ["an empty table", at("large"), ["Blir 1 av 8 ved Koret"]],
    ["strangers", at("small"), ["Blir 3 av 3 ved Naboene", "Kjenner ingen ved bordet"]],
    ["a swap", at("small", "carl:0"), ["Bytter plass med Carl Lie", "Kjenner ingen ved bordet"]],
  ])("of %s", (_name, target, expected) => {
    expect(texts(plan, anna, target)).toEqual(expected);
  });

  it("names the rules it touches", () => {
    const rules: PlanState["rules"] = [
      { id: "1", isMust: true, type: "apart", guestId: "anna", otherGuestId: "carl" },
      { id: "2", isMust: false, type: "together", guestId: "eva", otherGuestId: "anna" },
      { id: "3", isMust: true, type: "locked", guestId: "anna", tableId: "large" },
      { id: "4", isMust: true, type: "apart", guestId: "bo", otherGuestId: "carl" },
    ];
    const known = consequencesOf({ ...plan, rules }, anna, at("small"));
    expect(known.slice(2)).toEqual([
      { tone: "bad", text: "Anna Moe og Carl Lie skal ikke sitte sammen" },
      { tone: "notice", text: "Eva Foss og Anna Moe vil gjerne sitte sammen" },
      { tone: "bad", text: "Anna Moe er låst til Koret" },
    ]);
  });

  it("knows the household", () => {
    const seats = [...plan.seats, seat("bo", "large")];
    expect(texts({ ...plan, seats }, anna, at("large"))).toEqual(["Blir 2 av 8 ved Koret"]);
  });
});
