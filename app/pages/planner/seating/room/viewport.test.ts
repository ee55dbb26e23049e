import { expect, it } from "vitest";
import {
  clampView,
  fitPlan,
  maxScale,
  minScale,
  pinch,
  toPlan,
  toScreen,
  zoomAt,
} from "./viewport.ts";

const view = { x: 30, y: -20, scale: 0.8 };
const screen = { width: 1000, height: 700 };
const box = { x: 0, y: 0, width: 1000, height: 600 };

it("leaves the point under the pointer where it is", () => {
  const point = { x: 400, y: 300 };
  expect(toScreen(zoomAt(view, point, 1.5), toPlan(view, point))).toMatchObject({
    x: expect.closeTo(400),
    y: expect.closeTo(300),
  });
});

it.each([
  [100, maxScale],
  [0.001, minScale],
])("zooms by %d to %d at most", (factor, expected) => {
  expect(zoomAt(view, { x: 0, y: 0 }, factor).scale).toBe(expected);
});

it("keeps both fingers on what they hold", () => {
  const before: Parameters<typeof pinch>[1] = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ];
  const after: Parameters<typeof pinch>[1] = [
    { x: 150, y: 160 },
    { x: 350, y: 160 },
  ];
  const next = pinch(view, before, after);
  expect(next.scale).toBeCloseTo(1.6);
  for (const index of [0, 1] as const) {
    const moved = toScreen(next, toPlan(view, before[index]));
    expect(moved.x).toBeCloseTo(after[index].x);
    expect(moved.y).toBeCloseTo(after[index].y);
  }
});

it.each([
  [
    { x: 5_000, y: 0 },
    { x: 820, y: 0 },
  ],
  [
    { x: -5_000, y: -5_000 },
    { x: -820, y: -420 },
  ],
])("does not lose the plan at %o", (offset, expected) => {
  expect(clampView({ ...offset, scale: 1 }, box, screen)).toMatchObject(expected);
});

it("shows the whole plan above the tools", () => {
  const fitted = fitPlan(box, screen, 64, false);
  expect(toScreen(fitted, { x: 0, y: 0 }).x).toBeCloseTo(6);
  expect(toScreen(fitted, { x: 1000, y: 600 }).y).toBeLessThan(700 - 64);
});

it("begins at the top where a sheet covers the rest", () => {
  expect(toScreen(fitPlan(box, screen, 64, true), { x: 0, y: 0 }).y).toBeCloseTo(6);
});
