import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planTable } from "#tests/support/seating-plans.ts";
import { chairsWithPersons } from "./chairs.ts";
import { capacityOf, type PlanSeat, type PlanTable, personKey } from "./plan.ts";

const place = (name: string, seat: number | null = null): PlanSeat => {
  const [guestId = "", person] = name.split("+");
  return { guestId, person: person === undefined ? 0 : 1, tableId: "t", seat, byHand: true };
};
const nameOf = ({ guestId, person }: PlanSeat) => (person === 1 ? `${guestId}+` : guestId);
const around = (table: Partial<PlanTable>, seats: PlanSeat[], before?: Map<string, number>) =>
  chairsWithPersons(planTable(table), seats, before)
    .map(({ couple, seat }) => (couple !== null ? `couple ${couple}` : seat ? nameOf(seat) : "-"))
    .join(" ");

describe("who sits on which chair", () => {
  it.each([
    ["in order", { seats: 4 }, [place("a"), place("b")], "a b - -"],
    ["numbered first", { seats: 4 }, [place("a"), place("b", 1)], "b a - -"],
    ["companions side by side", { seats: 4 }, [place("a", 2), place("b"), place("b+")], "- a b b+"],
    [
      "across the end of a round table",
      { seats: 4 },
      [place("a", 2), place("c", 3), place("b"), place("b+")],
      "b+ a c b",
    ],
    [
      "beside a numbered companion",
      { seats: 5 },
      [place("b", 4), place("a"), place("b+")],
      "a - - b b+",
    ],
    [
      "apart where no two chairs are free",
      { seats: 4 },
      [place("a", 2), place("c", 4), place("b"), place("b+")],
      "b a b+ c",
    ],
    [
      "the couple in the middle",
      { seats: 6, isHead: true, coupleSeats: 2 },
      [place("a"), place("b")],
      "a b couple 0 couple 1 - -",
    ],
    [
      "not over the end of one side",
      { seats: 4, isHead: true, shape: "rectangular" as const },
      [place("a", 2), place("c", 3), place("b"), place("b+")],
      "b a c b+",
    ],
  ])("%s", (_name, table, seats, expected) => {
    expect(around(table, seats)).toBe(expected);
  });

  it("keeps persons where they were shown", () => {
    const before = new Map([["b:0", 3]]);
    expect(around({ seats: 4 }, [place("a"), place("b")], before)).toBe("a - b -");
  });

  it("gives a numbered chair to the one whose it is", () => {
    const before = new Map([["b:0", 1]]);
    expect(around({ seats: 3 }, [place("a", 1), place("b")], before)).toBe("a b -");
  });

  it("seats everyone who fits exactly once, and nobody on the couple's chairs", () => {
    const table = fc
      .record({
        seats: fc.integer({ min: 2, max: 12 }),
        coupleSeats: fc.integer({ min: 0, max: 2 }),
      })
      .map((each) => planTable({ ...each, isHead: true }));
    const seat = fc.record({
      guestId: fc.constantFrom(..."abcdefgh"),
      person: fc.constantFrom<0 | 1>(0, 1),
      seat: fc.option(fc.integer({ min: 1, max: 12 })),
    });
    fc.assert(
      fc.property(table, fc.uniqueArray(seat, { selector: personKey }), (at, wanted) => {
        const seats = wanted.map((each) => ({ ...each, tableId: at.id, byHand: true }));
        const taken = chairsWithPersons(at, seats);
        const seated = taken.flatMap((each) => each.seat ?? []);
        expect(new Set(seated).size).toBe(seated.length);
        expect(seated.length).toBe(Math.min(capacityOf(at), seats.length));
        expect(taken.filter((each) => each.seat && each.couple !== null)).toEqual([]);
      }),
    );
  });
});
