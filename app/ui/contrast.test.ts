import { expect, it } from "vitest";
import { contrast } from "./contrast.ts";

it.each([
  ["#000000", "#ffffff", 21],
  ["#767676", "#ffffff", 4.54],
  ["#9b2335", "#9b2335", 1],
])("contrast of %s and %s is %d", (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 2);
  expect(contrast(b, a)).toBe(contrast(a, b));
});
