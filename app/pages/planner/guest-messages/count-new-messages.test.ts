import { expect, test } from "vitest";
import { countNewMessages, type InboxSnapshot } from "./count-new-messages.ts";

const before = snapshot(3, 2);

test.each<[string, InboxSnapshot, number]>([
  ["nothing", before, 0],
  ["one", snapshot(4, 3), 1],
  ["several", snapshot(9, 3), 6],
  ["one after an older one was deleted", snapshot(3, 3), 1],
  ["the newest was deleted", snapshot(2, 1), 0],
  ["an older one was brought back", snapshot(4, 2), 0],
])("%s", (_, after, count) => {
  expect(countNewMessages(before, after)).toBe(count);
});

test("the newest, brought back after its deletion was seen, has not come again", () => {
  const deleted = { ...snapshot(2, 1), at: minute(5) };
  expect(countNewMessages(deleted, before)).toBe(0);
});

test("the first message of all", () => {
  expect(countNewMessages({ ...snapshot(0, 0), newest: null }, snapshot(1, 1))).toBe(1);
});

/** An inbox looked at as its newest message came. */
function snapshot(unreplied: number, newest: number): InboxSnapshot {
  return {
    at: minute(newest),
    counts: { unreplied: unreplied, replied: 0 },
    newest: minute(newest),
  };
}

function minute(number: number): string {
  return `2026-11-20T18:0${number}:00.000Z`;
}
