import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planTable } from "#tests/support/seating-plans.ts";
import { chairsOf } from "../plan/geometry.ts";
import { capacityOf, isCoupleSeat, type PlanTable } from "../plan/plan.ts";
import { tableShapes } from "../rules.ts";
import { neighbourPositions } from "../solver/seat-order.ts";
import { guestChairs } from "./guest-chairs.ts";

const anyTable = fc
  .record({
    shape: fc.constantFrom(...tableShapes),
    seats: fc.integer({ min: 2, max: 20 }),
    width: fc.option(fc.integer({ min: 60, max: 300 })),
    height: fc.option(fc.integer({ min: 40, max: 200 })),
    rotation: fc.integer({ min: 0, max: 359 }),
    isHead: fc.boolean(),
    couple: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ couple, ...table }) =>
    planTable({ ...table, coupleSeats: table.isHead ? Math.min(couple, table.seats) : 0 }),
  );

describe("chairs of guests", () => {
  test.each<[string, Partial<PlanTable>, string, number[]]>([
    ["round", { seats: 5 }, "round", [1, 2, 3, 4, 5]],
    ["two sides", { shape: "rectangular", seats: 7 }, "long", [1, 2, 3, 4, 7, 6, 5]],
    [
      "chairs at both ends",
      { shape: "rectangular", seats: 10 },
      "round",
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    ],
    ["a chair at one end", { shape: "rectangular", seats: 9 }, "head", [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ["square", { shape: "square", seats: 4 }, "round", [1, 2, 3, 4]],
    [
      "one side, the couple in the middle",
      { shape: "rectangular", isHead: true, seats: 9, coupleSeats: 2 },
      "long",
      [6, 7, 8, 9, 3, 2, 1],
    ],
    [
      "one side without the couple",
      { shape: "rectangular", isHead: true, seats: 4 },
      "head",
      [1, 2, 3, 4],
    ],
    [
      "the couple at a round table",
      { isHead: true, seats: 8, coupleSeats: 2 },
      "head",
      [6, 7, 8, 1, 2, 3],
    ],
    ["only the couple", { isHead: true, seats: 2, coupleSeats: 2 }, "head", []],
  ])("%s", (_name, table, shape, seats) => {
    expect(guestChairs(planTable(table))).toEqual({ shape, seats });
  });

  test("are all chairs but the couple's", () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const numbers = Array.from({ length: table.seats }, (_, index) => index + 1);
        expect(guestChairs(table).seats.toSorted((one, other) => one - other)).toEqual(
          numbers.filter((seat) => !isCoupleSeat(table, seat)),
        );
      }),
    );
  });

  test("have the solver's neighbours where the plan has neighbours", () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const { shape, seats } = guestChairs(table);
        const pairs = neighbourPositions(shape, capacityOf(table)).filter(
          ({ weight }) => weight === 2,
        );
        const ofSolver = pairs.map(({ one, other }) => pairOf(seats[one] ?? 0, seats[other] ?? 0));
        expect([...new Set(ofSolver)].toSorted()).toEqual(neighboursInPlan(table).toSorted());
      }),
    );
  });
});

function pairOf(one: number, other: number): string {
  return `${Math.min(one, other)} ${Math.max(one, other)}`;
}

/** Consecutive chairs on one edge or around one corner, without the couple. */
function neighboursInPlan(table: PlanTable): string[] {
  const chairs = chairsOf(table);
  const pairs = chairs.flatMap((chair, index) => {
    const next = chairs[(index + 1) % chairs.length];
    if (!next || next === chair || chair.isCouples || next.isCouples) return [];
    const turn = (next.angle - chair.angle + 720) % 360;
    const isBeside = table.shape === "round" || Math.round(turn) === 90 || isOnEdge(chair, next);
    return isBeside ? [pairOf(chair.seat, next.seat)] : [];
  });
  return [...new Set(pairs)];
}

function isOnEdge(chair: { seat: number; angle: number }, next: { seat: number; angle: number }) {
  return Math.round(chair.angle - next.angle) === 0 && next.seat > chair.seat;
}
