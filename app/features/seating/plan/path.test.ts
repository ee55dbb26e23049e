import fc from "fast-check";
import { expect, test } from "vitest";
import type { Box, Point } from "./geometry.ts";
import { crosses, findPath } from "./path.ts";

const area: Box = { x: 0, y: 0, width: 1000, height: 700 };
const box = (x: number, y: number, width = 100, height = 100): Box => ({ x, y, width, height });

test.each([
  ["a free way is straight", box(400, 200), [], { x: 0, y: 250 }, 2],
  ["round one table", box(600, 200), [box(300, 200)], { x: 0, y: 250 }, 3],
  [
    "through a gap",
    box(800, 300),
    [box(300, 0, 100, 340), box(300, 380, 100, 320)],
    { x: 0, y: 40 },
    4,
  ],
] as const)("%s", (_, target, obstacles, from, corners) => {
  const path = findPath(from, target, { area, obstacles }, 15);
  expect(path).toHaveLength(corners);
  expect(path?.[0]).toEqual(from);
});

test.each([
  ["a closed wall", box(800, 300), [box(300, -50, 100, 800)], { x: 0, y: 40 }],
  ["an entrance inside a table", box(800, 300), [box(-20, 0)], { x: 0, y: 40 }],
  ["a table outside the room", box(1200, 300), [], { x: 0, y: 40 }],
  [
    "a gap narrower than twice the clearance",
    box(800, 300),
    [box(300, -50, 100, 380), box(300, 350, 100, 400)],
    { x: 0, y: 40 },
  ],
] as const)("no path: %s", (_, target, obstacles, from) => {
  expect(findPath(from, target, { area, obstacles }, 15)).toBeNull();
});

const tables = fc.array(
  fc.record({
    x: fc.integer({ min: 40, max: 900 }),
    y: fc.integer({ min: 0, max: 600 }),
    width: fc.integer({ min: 40, max: 200 }),
    height: fc.integer({ min: 40, max: 200 }),
  }),
  { maxLength: 12 },
);

test("a path never crosses a table, and ends beside its own", () => {
  fc.assert(
    fc.property(tables, fc.integer({ min: 0, max: 700 }), (obstacles, y) => {
      const target = box(820, 300, 120, 120);
      const path = findPath({ x: 0, y }, target, { area, obstacles }, 12);
      if (!path) return;
      for (const [index, point] of path.slice(1).entries()) {
        const before = path[index] as Point;
        for (const table of [...obstacles, target]) {
          expect(crosses(before, point, table)).toBe(false);
        }
      }
      const { x, y: endY } = path.at(-1) as Point;
      expect(Math.max(820 - x, x - 940, 300 - endY, endY - 420)).toBeCloseTo(12);
    }),
  );
});

test("a path is found wherever a walk over a fine grid finds one", () => {
  fc.assert(
    fc.property(tables, (obstacles) => {
      const [from, target] = [{ x: 0, y: 350 }, box(860, 300)];
      fc.pre(!obstacles.some((each) => crosses(from, from, each)));
      if (isReachable(from, target, obstacles)) {
        expect(findPath(from, target, { area, obstacles })).not.toBeNull();
      }
    }),
    { numRuns: 60 },
  );
});

function isReachable(from: Point, target: Box, obstacles: readonly Box[]): boolean {
  const step = 10;
  const open = [from];
  const seen = new Set<string>();
  for (let point = open.pop(); point; point = open.pop()) {
    const { x, y } = point;
    if (crosses(point, point, target)) return true;
    for (const [dx, dy] of [
      [step, 0],
      [-step, 0],
      [0, step],
      [0, -step],
    ] as const) {
      const next = { x: x + dx, y: y + dy };
      const key = `${next.x} ${next.y}`;
      if (seen.has(key) || next.x < 0 || next.y < 0 || next.x > 1000 || next.y > 700) continue;
      if (obstacles.some((each) => crosses(point, next, each) || crosses(next, next, each)))
        continue;
      seen.add(key);
      open.push(next);
    }
  }
  return false;
}

test("there is a path through a hall of 120 tables", () => {
  const obstacles = Array.from({ length: 119 }, (_, index) =>
    box(150 + (index % 12) * 300, 150 + Math.floor(index / 12) * 300, 156, 156),
  );
  const hall = box(0, 0, 4002, 4002);
  const path = findPath({ x: 0, y: 60 }, box(3750, 2850, 156, 156), { area: hall, obstacles }, 20);
  expect(path?.length).toBeGreaterThan(2);
});
