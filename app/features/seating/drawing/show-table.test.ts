import { describe, expect, it } from "vitest";
import { planPerson, planTable } from "#tests/support/seating-plans.ts";
import type { PlanSeat, PlanTable } from "../plan/plan.ts";
import { shownPersons, showTable } from "./show-table.ts";

const persons = [
  planPerson({ guestId: "anna", name: "Anna Aune", categoryId: "family" }),
  planPerson({ guestId: "anna", person: 1, name: null }),
  planPerson({ guestId: "away", name: "Bo Vik", isComing: false }),
  planPerson({ guestId: "long", name: "Maximilian Moe" }),
  planPerson({ guestId: "other", name: "Konstantin Lie" }),
];
const categories = [{ id: "family", name: "Familien", color: "#5F8A80" }];
const known = shownPersons({ persons, categories }, ["Ingrid", "Mathias"]);
const seat = (guestId: string, chair: number, person: 0 | 1 = 0): PlanSeat => {
  return { guestId, person, tableId: "t", seat: chair, byHand: true };
};
const show = (table: Partial<PlanTable>, seats: PlanSeat[], marks = {}) =>
  showTable(planTable({ id: "t", ...table }), seats, known, marks);

describe("a shown table", () => {
  it("counts those who come, and the couple", () => {
    const table = { isHead: true, coupleSeats: 2 };
    expect(show(table, [seat("anna", 1), seat("away", 2)]).count).toBe(3);
  });

  it("has chairs around its centre", () => {
    const [chair] = show({ x: 500, y: 300 }, []).chairs;
    expect(chair).toMatchObject({ x: expect.closeTo(0), y: expect.closeTo(-78), firstName: "" });
  });

  it("shows guest, companion and couple", () => {
    const { chairs } = show({ seats: 4, isHead: true, coupleSeats: 2 }, [
      seat("anna", 1),
      seat("anna", 4, 1),
    ]);
    expect(chairs).toMatchObject([
      { initials: "AA", firstName: "Anna", color: "#5F8A80", personKey: "anna:0" },
      { initials: "I", firstName: "Ingrid", isCouples: true, personKey: null },
      { initials: "M", firstName: "Mathias", isCouples: true },
      { initials: "+1", firstName: "følge", color: null },
    ]);
  });

  it("marks a freed seat whatever else is said of the person", () => {
    const marks = new Map([["away:0", "broken" as const]]);
    expect(show({}, [seat("away", 1)], { marks }).chairs[0]?.mark).toBe("freed");
  });

  it("fades all but the marked", () => {
    const marks = new Map([["anna:0", "gained" as const]]);
    const { chairs } = show({}, [seat("anna", 1), seat("long", 2)], { marks, fadesOthers: true });
    expect(chairs.map(({ isFaded }) => isFaded).slice(0, 3)).toEqual([false, true, false]);
  });
});

describe("names side by side", () => {
  const table = { shape: "rectangular", seats: 8 } as const;

  it.each([
    ["touch", [seat("long", 1), seat("other", 2)], [true, true]],
    ["have room", [seat("long", 1), seat("other", 4)], [false, false]],
    ["are on two sides", [seat("long", 1), seat("other", 8)], [false, false]],
  ])("%s", (_name, seats, expected) => {
    const { chairs } = show(table, seats);
    const named = chairs.filter(({ personKey }) => personKey);
    expect(named.map(({ isSlanted }) => isSlanted)).toEqual(expected);
  });

  it("stand beside the chairs of a turned table", () => {
    const { chairs } = show({ ...table, rotation: 90 }, [seat("long", 1), seat("other", 2)]);
    expect(chairs.some(({ isSlanted }) => isSlanted)).toBe(false);
  });
});
