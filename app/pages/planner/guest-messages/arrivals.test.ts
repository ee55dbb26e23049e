import { expect, test } from "vitest";
import { arrivalsBetween, type Glance } from "./arrivals.ts";

const before = glance(3, 2);

test.each<[string, Glance, number]>([
  ["nothing", before, 0],
  ["one", glance(4, 3), 1],
  ["several", glance(9, 3), 6],
  ["one after an older one was deleted", glance(3, 3), 1],
  ["the newest was deleted", glance(2, 1), 0],
  ["an older one was brought back", glance(4, 2), 0],
])("%s", (_, after, count) => {
  expect(arrivalsBetween(before, after)).toBe(count);
});

test("the newest, brought back after its deletion was seen, has not come again", () => {
  const deleted = { ...glance(2, 1), at: minute(5) };
  expect(arrivalsBetween(deleted, before)).toBe(0);
});

test("the first message of all", () => {
  expect(arrivalsBetween({ ...glance(0, 0), newest: null }, glance(1, 1))).toBe(1);
});

/** An inbox looked at as its newest message came. */
function glance(unreplied: number, newest: number): Glance {
  return {
    at: minute(newest),
    counts: { unreplied: unreplied, replied: 0 },
    newest: minute(newest),
  };
}

function minute(number: number): string {
  return `2026-11-20T18:0${number}:00.000Z`;
}
