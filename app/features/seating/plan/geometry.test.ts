import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planTable } from "#tests/support/seating-plans.ts";
import { tableShapes } from "../rules.ts";
import {
  chairRadius,
  chairsOf,
  distance,
  fitBox,
  hitTable,
  planBox,
  roomBox,
  tableBox,
  tableBoxWithChairs,
  tableSize,
  unitsPerMetre,
} from "./geometry.ts";

const anyTable = fc
  .record({
    shape: fc.constantFrom(...tableShapes),
    seats: fc.integer({ min: 2, max: 20 }),
    x: fc.integer({ min: -500, max: 500 }),
    y: fc.integer({ min: -500, max: 500 }),
    rotation: fc.integer({ min: 0, max: 359 }),
    width: fc.option(fc.integer({ min: 60, max: 600 })),
    height: fc.option(fc.integer({ min: 60, max: 600 })),
    isHead: fc.boolean(),
  })
  .map((table) => planTable({ ...table, coupleSeats: table.isHead ? 2 : 0 }));

describe("size", () => {
  test.each([
    ["round", {}, 120, 120],
    ["square", {}, 120, 120],
    ["rectangular", {}, 120, 60],
    ["rectangular", { isHead: true, seats: 10 }, 330, 60],
    ["rectangular", { isHead: true, seats: 2 }, 120, 60],
    ["rectangular", { isHead: true, width: 200 }, 200, 60],
    ["round", { width: 150, height: 90 }, 150, 150],
    ["square", { width: 150, height: 90 }, 150, 90],
  ] as const)("of a %s table %o", (shape, overrides, width, height) => {
    expect(tableSize(planTable({ shape, ...overrides }))).toEqual({ width, height });
  });
});

describe("chairs", () => {
  const edgesOf = (table: Parameters<typeof planTable>[0]) => {
    const chairs = chairsOf(planTable(table));
    return [270, 0, 90, 180].map((angle) => chairs.filter((each) => each.angle === angle).length);
  };

  test.each([
    ["square", 8, [2, 2, 2, 2]],
    ["square", 6, [2, 1, 2, 1]],
    ["square", 7, [2, 2, 2, 1]],
    ["rectangular", 6, [3, 0, 3, 0]],
    ["rectangular", 8, [4, 0, 4, 0]],
    ["rectangular", 9, [4, 1, 4, 0]],
    ["rectangular", 10, [4, 1, 4, 1]],
    ["rectangular", 12, [4, 2, 4, 2]],
    ["rectangular", 20, [8, 2, 8, 2]],
  ] as const)(
    "of a %s table with %i seats: %o above, right, below, left",
    (shape, seats, edges) => {
      expect(edgesOf({ shape, seats })).toEqual(edges);
    },
  );

  test("of a head table are on one side, the couple in the middle", () => {
    const head = planTable({ shape: "rectangular", isHead: true, coupleSeats: 2, seats: 8 });
    const chairs = chairsOf(head);
    expect(chairs.every(({ angle }) => angle === 270)).toBe(true);
    expect(chairs.filter(({ isCouples }) => isCouples).map(({ seat }) => seat)).toEqual([4, 5]);
    expect(distance(chairs[0] ?? head, chairs[1] ?? head)).toBeCloseTo(33);
  });

  test("of a round table go clockwise from the top", () => {
    const [top, right] = chairsOf(planTable({ seats: 4, x: 0, y: 0 }));
    expect(top).toMatchObject({ seat: 1, angle: 270 });
    expect(top?.x).toBeCloseTo(0);
    expect(top?.y).toBeCloseTo(-78);
    expect(right).toMatchObject({ seat: 2, angle: 0 });
    expect(right?.x).toBeCloseTo(78);
  });

  test("turn with the table", () => {
    const [first] = chairsOf(planTable({ seats: 4, x: 0, y: 0, rotation: 90 }));
    expect(first?.x).toBeCloseTo(78);
    expect(first).toMatchObject({ angle: 0 });
  });

  test("are as many as seats, 18 from the edge, in the box, and are hit", () => {
    const check = (table: ReturnType<typeof planTable>) => {
      const chairs = chairsOf(table);
      expect(chairs.map(({ seat }) => seat)).toEqual(
        Array.from({ length: table.seats }, (_, index) => index + 1),
      );
      const box = tableBoxWithChairs(table);
      for (const chair of chairs) {
        const inwards = ((chair.angle + 180) * Math.PI) / 180;
        const edge = {
          x: chair.x + 18.5 * Math.cos(inwards),
          y: chair.y + 18.5 * Math.sin(inwards),
        };
        expect(hitTable([table], edge)).toEqual({ tableId: table.id, seat: null });
        expect(chair.x - chairRadius).toBeGreaterThanOrEqual(box.x - 0.001);
        expect(chair.y + chairRadius).toBeLessThanOrEqual(box.y + box.height + 0.001);
        expect(hitTable([table], chair)?.tableId).toBe(table.id);
      }
    };
    fc.assert(fc.property(anyTable, check));
  });
});

describe("a point", () => {
  const lower = planTable({ x: 0, y: 0 });
  const upper = planTable({ x: 50, y: 0, shape: "square" });

  test("hits the topmost table, a chair, or nothing", () => {
    const tables = [lower, upper];
    expect(hitTable(tables, { x: 20, y: 0 })).toEqual({ tableId: upper.id, seat: null });
    expect(hitTable(tables, { x: -40, y: 0 })).toEqual({ tableId: lower.id, seat: null });
    expect(hitTable(tables, { x: 0, y: -78 })).toEqual({ tableId: lower.id, seat: 1 });
    expect(hitTable(tables, { x: 300, y: 0 })).toBeNull();
  });

  test("hits a rotated table where it is drawn", () => {
    const table = planTable({ shape: "rectangular", rotation: 90, x: 0, y: 0, seats: 2 });
    expect(hitTable([table], { x: 0, y: 55 })).not.toBeNull();
    expect(hitTable([table], { x: 55, y: 20 })).toBeNull();
  });
});

describe("boxes", () => {
  test("of a rotated table", () => {
    const table = planTable({ shape: "rectangular", rotation: 90, x: 0, y: 0 });
    const { x, y, width, height } = tableBox(table);
    expect([x, y, width, height].map(Math.round)).toEqual([-30, -60, 60, 120]);
  });

  test("of the room: the couple's, a plain one around the tables, or that of no tables", () => {
    const room = { width: 15, depth: 10, items: [] };
    expect(roomBox([], room)).toEqual({ x: 0, y: 0, width: 15 * unitsPerMetre, height: 667 });
    const plain = roomBox([planTable({ x: 0, y: 0 })], null);
    expect(plain.width).toBeCloseTo(120 + 2.4 * unitsPerMetre);
    expect(roomBox([], null)).toMatchObject({ width: 600 });
  });

  test("of the plan include tables outside the room", () => {
    const box = planBox([planTable({ x: -200, y: 0 })], { width: 5, depth: 5 });
    expect(box.x).toBeCloseTo(-200 - 78 - chairRadius);
    expect(box.x + box.width).toBeCloseTo(5 * unitsPerMetre);
  });

  test("fit the screen, centred", () => {
    const box = { x: 100, y: 50, width: 400, height: 200 };
    const view = fitBox(box, { width: 440, height: 600 }, { padding: 20 });
    expect(view).toEqual({ scale: 1, x: -80, y: 150 });
    expect(fitBox(box, { width: 4000, height: 4000 }).scale).toBe(2);
  });
});
