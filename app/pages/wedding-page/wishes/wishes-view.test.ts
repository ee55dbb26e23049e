import { expect, test } from "vitest";
import { columnsFor } from "./wishes-view.ts";

test("up to four wishes are in one row, more in rows of three or four", () => {
  expect([1, 2, 3, 4].map(columnsFor)).toEqual([1, 2, 3, 4]);
  expect([5, 6, 7, 8, 9, 10, 11, 12, 16].map(columnsFor)).toEqual([3, 3, 4, 3, 3, 4, 3, 3, 4]);
});

test("no wish is alone in the last row if that can be avoided", () => {
  const counts = Array.from({ length: 100 }, (_, index) => index + 2);
  const alone = counts.filter((count) => count % columnsFor(count) === 1);
  expect(alone).toEqual(counts.filter((count) => count % 12 === 1));
});
