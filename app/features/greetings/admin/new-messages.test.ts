import { expect, test } from "vitest";
import { countNewMessages, type InboxSnapshot } from "./new-messages.ts";

const before = snapshot(3, 2);

test.each<[string, InboxSnapshot, number]>([
  ["nothing", before, 0],
  ["one", snapshot(4, 3), 1],
  ["several", snapshot(9, 3), 6],
  ["one after an older one was deleted", snapshot(3, 3), 1],
  ["the newest was deleted", snapshot(2, 1), 0],
  ["an older one was restored", snapshot(4, 2), 0],
])("counts new messages: %s", (_, after, count) => {
  expect(countNewMessages(before, after)).toBe(count);
});

test("restoring the newest message announces nothing", () => {
  const deleted = { ...snapshot(2, 1), at: minute(5) };
  expect(countNewMessages(deleted, before)).toBe(0);
});

test("the first message of an empty inbox is counted", () => {
  expect(countNewMessages({ ...snapshot(0, 0), newest: null }, snapshot(1, 1))).toBe(1);
});

/** An inbox loaded when its newest message arrived. */
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
