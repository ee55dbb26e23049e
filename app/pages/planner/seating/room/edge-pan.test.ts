import { expect, it } from "vitest";
import { edgeStep } from "./edge-pan.ts";

const area = { left: 100, right: 500, top: 0, bottom: 400 } as DOMRect;

it.each([
  ["in the middle", { x: 300, y: 200 }, { x: 0, y: 0 }],
  ["at the left edge", { x: 100, y: 200 }, { x: 14, y: 0 }],
  ["near the right edge", { x: 478, y: 200 }, { x: -7, y: 0 }],
  ["in the lower corner", { x: 500, y: 400 }, { x: -14, y: -14 }],
  ["over the list beside", { x: 80, y: 200 }, { x: 0, y: 0 }],
])("pans %s", (_name, point, expected) => {
  expect(edgeStep(point, area)).toEqual(expected);
});
