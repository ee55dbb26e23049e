import { expect, it } from "vitest";
import { detailOf } from "./view-store.ts";

it.each([
  [1, false, "full"],
  [0.796, false, "full"],
  [0.79, false, "no-names"],
  [0.55, false, "no-names"],
  [0.54, false, "count-only"],
  [0.5, true, "large"],
  [0.9, true, "full"],
])("at %d, turned %s, the plan shows %s", (scale, isTurned, detail) => {
  expect(detailOf(scale, isTurned)).toBe(detail);
});
