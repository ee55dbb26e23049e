import { expect, test } from "vitest";
import { batchesOf } from "./batches.ts";

test.each([
  [[], []],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
])("%j in batches of two", (items, batches) => {
  expect(batchesOf(items, 2)).toEqual(batches);
});
