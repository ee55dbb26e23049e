import { expect, test } from "vitest";
import { moveInFrontOf } from "./move-in-front-of.ts";

const ids = ["a", "b", "c", "d"];

test.each([
  ["c", "a", "cabd"],
  ["a", "d", "bcad"],
  ["a", null, "bcda"],
  ["d", null, "abcd"],
  ["b", "c", "abcd"],
  ["b", "b", "abcd"],
  ["x", "a", "abcd"],
  ["a", "x", "abcd"],
])("moves %s in front of %s", (moved, before, order) => {
  expect(moveInFrontOf(ids, moved, before).join("")).toBe(order);
});
