import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planTable } from "#tests/support/seating-plans.ts";
import { roomItemKinds } from "../rules.ts";
import { drawFirstRoom, firstRoom } from "./first-room.ts";
import { overlaps, tableBoxWithChairs, unitsPerMetre } from "./geometry.ts";
import type { Room, RoomItem } from "./plan.ts";
import {
  itemBounds,
  middlesOf,
  moveItem,
  newItem,
  placeItem,
  pullItem,
  resizeRoom,
  wallDistances,
} from "./room.ts";

const room: Room = { width: 10, depth: 6, items: [] };
const item = (kind: RoomItem["kind"], set: Partial<RoomItem> = {}): RoomItem => ({
  id: kind,
  kind,
  x: 5,
  y: 3,
  width: 2,
  depth: 1,
  rotation: 0,
  text: "",
  ...set,
});

describe("doors and windows", () => {
  test.each([
    ["rear", { x: 4, y: 0.5 }, { x: 4, y: 0, rotation: 0 }],
    ["right", { x: 9.5, y: 3 }, { x: 10, y: 3, rotation: 90 }],
    ["front", { x: 4, y: 5.6 }, { x: 4, y: 6, rotation: 180 }],
    ["left", { x: -1, y: 2 }, { x: 0, y: 2, rotation: 270 }],
    ["left, in the corner", { x: 0, y: 0.4 }, { x: 0, y: 1, rotation: 270 }],
  ])("stick to the nearest wall: %s", (_, at, expected) => {
    expect(placeItem(room, item("door", { ...at, depth: 0.12 }))).toMatchObject(expected);
  });

  test("turn with the wall when they are moved to another", () => {
    const door = placeItem(room, item("door", { x: 4, y: 0, depth: 0.12 }));
    expect(moveItem(room, door, { x: 5.5, y: 3 })).toMatchObject({ x: 10, y: 3, rotation: 90 });
  });

  test("stay in their wall when the room grows", () => {
    const items = [
      placeItem(room, item("door", { x: 10, y: 3 })),
      placeItem(room, item("window", { id: "w", x: 4, y: 6 })),
      item("post", { x: 5, y: 3 }),
    ];
    expect(resizeRoom({ ...room, items }, { width: 14, depth: 8 }).items).toMatchObject([
      { x: 14, y: 3, rotation: 90 },
      { x: 4, y: 8, rotation: 180 },
      { x: 5, y: 3 },
    ]);
  });

  test("are pulled along the wall only", () => {
    const door = placeItem(room, item("door", { x: 4, y: 0, depth: 0.12 }));
    const wide = pullItem(room, door, { x: 1, y: 1 }, { x: 0.5, y: 2 });
    expect(wide).toMatchObject({ width: 2.5, depth: 0.12, x: 4.25, y: 0 });
  });
});

describe("what stands on the floor", () => {
  test.each([
    ["stays within the walls", { x: -9, y: 9 }, { x: 1, y: 5.5 }],
    ["moves by 0.1 m", { x: 1.04, y: -0.96 }, { x: 6, y: 2 }],
  ])("%s", (_, by, expected) => {
    const moved = moveItem(room, item("stage"), by);
    expect(moved.x).toBeCloseTo(expected.x);
    expect(moved.y).toBeCloseTo(expected.y);
  });

  test("snaps to the middle of the room within reach", () => {
    const stage = item("stage", { x: 4, y: 2 });
    const moved = moveItem(room, stage, { x: 0.9, y: 0.5 }, 0.2);
    expect(middlesOf(room, moved)).toEqual({ x: true, y: false });
  });

  test.each([
    [{ x: 1, y: 0 } as const, { width: 3, depth: 1, x: 5.5, y: 3 }],
    [{ x: -1, y: -1 } as const, { width: 1, depth: 0.2, x: 5.5, y: 3.4 }],
    [{ x: 0, y: 1 } as const, { width: 2, depth: 2, x: 5, y: 3.5 }],
  ])("is pulled at %j, and the opposite edge stays", (pull, expected) => {
    const pulled = pullItem(room, item("stage"), pull, { x: 1, y: 1 });
    for (const [name, value] of Object.entries(expected)) {
      expect(pulled[name as "x"], name).toBeCloseTo(value);
    }
  });

  test("is pulled in its own direction when it is turned", () => {
    const turned = item("stage", { rotation: 90 });
    expect(pullItem(room, turned, { x: 1, y: 0 }, { x: 0, y: 1 })).toMatchObject({ width: 3 });
  });
});

test("distances to the walls are of the turned item", () => {
  const { left, rear, right, front } = wallDistances(room, item("bar", { rotation: 90 }));
  expect([left, rear, right, front].map((each) => Math.round(each * 10) / 10)).toEqual([
    4.5, 2, 4.5, 2,
  ]);
});

test.each(roomItemKinds)("a new %s stands free and within the room", (kind) => {
  const tables = [planTable({ x: 330, y: 200 }), planTable({ id: "b", x: 100, y: 100 })];
  const hall = { width: 16, depth: 10, items: [] };
  const first = newItem(hall, tables, { id: "1", kind, text: "" });
  const second = newItem({ ...hall, items: [first] }, tables, { id: "2", kind, text: "" });
  expect(overlaps(itemBounds(first), itemBounds(second))).toBe(false);
  for (const each of [first, second]) {
    expect(each).toEqual(placeItem(hall, each));
    const isOnTable = tables.some((table) => overlaps(tableBoxWithChairs(table), itemBounds(each)));
    expect(isOnTable).toBe(false);
  }
});

const metres = fc.double({ min: -20, max: 40, noNaN: true });

test("whatever is moved or pulled, it stays in the room", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...roomItemKinds),
      fc.record({ x: metres, y: metres }),
      fc.constantFrom(...([-1, 0, 1] as const)),
      fc.constantFrom(0, 15, 90, 270),
      (kind, by, side, rotation) => {
        const start = placeItem(room, item(kind, { rotation, depth: 0.5 }));
        const moved = moveItem(room, start, by, 0.15);
        const pulled = pullItem(room, moved, { x: side, y: 1 }, by);
        for (const { x, y, width, depth } of [moved, pulled]) {
          expect(x >= 0 && x <= 10 && y >= 0 && y <= 6).toBe(true);
          expect(width > 0 && depth > 0 && width <= 60 && depth <= 60).toBe(true);
        }
      },
    ),
  );
});

describe("the first room", () => {
  test("encloses the tables where they stand", () => {
    const tables = [planTable({ x: 300, y: 200 }), planTable({ id: "b", x: 700, y: 400 })];
    const { room: first, shift } = firstRoom(tables);
    expect(shift).toEqual({ x: 0, y: 0 });
    expect(first.width * unitsPerMetre).toBeGreaterThan(700 + 90);
    expect(first.width).toBeCloseTo(13.1, 1);
    expect(drawFirstRoom(tables, first, shift)).toEqual([{ type: "setRoom", room: first }]);
  });

  test("moves all tables if one is outside", () => {
    const tables = [planTable({ x: -50, y: 200 }), planTable({ id: "b", x: 200, y: 200 })];
    const { room: first, shift } = firstRoom(tables);
    expect(shift.x).toBeGreaterThan(0);
    expect(shift.y).toBe(0);
    const changes = drawFirstRoom(tables, first, shift);
    expect(changes).toMatchObject([
      { type: "setRoom" },
      { type: "changeTable", set: { x: shift.x - 50 } },
      { type: "changeTable", set: { x: shift.x + 200 } },
    ]);
  });

  test("has a usual size without tables", () => {
    expect(firstRoom([]).room).toEqual({ width: 12, depth: 8, items: [] });
  });
});
