import { expect, test } from "vitest";
import type { HouseholdSeating } from "#app/features/seating/guest-table/queries.server.ts";
import { planTable } from "#tests/support/seating-plans.ts";
import { drawMap } from "./map.ts";
import { standUp } from "./turn.ts";

const door = { kind: "door", x: 0, y: 5, width: 1, depth: 0.1, rotation: 0 } as const;
const post = { kind: "post", x: 5, y: 3, width: 0.3, depth: 0.3, rotation: 0 } as const;

const seating: HouseholdSeating = {
  room: { width: 12, depth: 7, items: [door, post], entrance: door },
  own: [
    {
      ...planTable({ x: 600, y: 340 }),
      persons: [
        { guestId: "a", person: 0, chair: 1 },
        { guestId: "a", person: 1, chair: 2 },
      ],
    },
  ],
  others: [
    planTable({ x: 300, y: 330 }),
    planTable({ x: 700, y: 100, isHead: true, shape: "rectangular", seats: 6 }),
  ],
};

test("only own chairs have flowers, and no two cover each other", () => {
  const [own] = drawMap(seating).own;
  expect(own?.chairs).toHaveLength(6);
  const [one, other] = own?.flowers ?? [];
  const apart = Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0));
  expect(apart).toBeGreaterThanOrEqual(one?.size ?? Number.POSITIVE_INFINITY);
});

test("an opening is in its wall, however it is turned", () => {
  const { doors, hasWalls } = drawMap(seating);
  expect(hasWalls).toBe(true);
  expect(doors).toEqual([{ x: -9, y: 300, width: 10, height: 67 }]);
});

test("the way begins at the door, and leads round the table before", () => {
  const [way = ""] = drawMap(seating).ways;
  expect(way).toMatch(/^M-12 334L/);
  expect(way).toContain("Q");
});

test.each([
  ["no door", { ...seating, room: seating.room && { ...seating.room, entrance: null } }],
  ["no room", { ...seating, room: null }],
  [
    "no way between the tables",
    {
      ...seating,
      others: [0, 1, 2, 3].map((place) => planTable({ x: 300, y: 60 + place * 128 })),
    },
  ],
])("there is no way with %s", (_, without) => {
  expect(drawMap(without).ways).toEqual([]);
});

test("a wide room stands up, and what is in it stays together", () => {
  const standing = standUp(seating);
  expect(standing.room).toMatchObject({ width: 7, depth: 12 });
  expect(standing.own[0]).toMatchObject({ x: 340, rotation: 270 });
  const [, , width = 0, height = 0] = drawMap(standing).viewBox.split(" ").map(Number);
  expect(height).toBeGreaterThan(width);
  expect(drawMap(standing).ways).toHaveLength(1);
  expect(standUp(standing)).toBe(standing);
});
