import { describe, expect, test } from "vitest";
import { type AnswersSnapshot, findNewAnswers, newAnswersText } from "./new-answers.tsx";

describe("new answers", () => {
  const before = snapshot(2, "b2", "a1");

  test.each<[string, AnswersSnapshot, number, string[]]>([
    ["nothing", before, 0, []],
    ["one", snapshot(3, "c3", "b2", "a1"), 1, ["c"]],
    ["a changed answer is not new", snapshot(2, "b2", "a1"), 0, []],
    ["more than the list shows", snapshot(9, "i9", "h8", "g7"), 7, ["i", "h", "g"]],
    ["one with a slow transaction, older than the newest", snapshot(3, "b2", "z2", "a1"), 1, ["z"]],
    ["one more after an older one was deleted", snapshot(2, "c3", "b2"), 1, ["c"]],
    ["an old one that is listed after a deletion", snapshot(1, "a1", "x0"), 0, []],
    ["a restored one", snapshot(3, "b2", "z1", "a1"), 0, []],
    ["several restored with their unblocked browser", snapshot(9, "b2", "a1", "z0"), 0, []],
    ["a new one beside a restored one", snapshot(4, "c3", "b2", "z1", "a1"), 1, ["c"]],
  ])("%s", (_, after, count, names) => {
    const arrivals = findNewAnswers(before, after);
    expect(arrivals.count).toBe(count);
    expect(arrivals.answers.map(({ guestName }) => guestName)).toEqual(names);
  });

  test("restoring the newest answer announces nothing", () => {
    const deleted = { ...snapshot(1, "a1"), at: minute(5) };
    expect(findNewAnswers(deleted, before)).toEqual({ count: 0, answers: [] });
  });

  test("the first answer is new", () => {
    const none = { ...snapshot(0), at: minute(0) };
    expect(findNewAnswers(none, snapshot(1, "a1"))).toMatchObject({ count: 1 });
  });
});

test.each([
  [1, ["Kari"], "Kari har svart"],
  [2, ["Kari", "Ola"], "Kari og Ola har svart"],
  [3, ["Kari", "Ola", "Liv"], "Kari, Ola og Liv har svart"],
  [4, ["Kari", "Ola", "Liv", "Per"], "Kari, Ola, Liv og én til har svart"],
  [200, ["Kari", "Ola", "Liv", "Per", "Åse"], "Kari, Ola, Liv og 197 andre har svart"],
  [2, ["Kari"], "Kari og én til har svart"],
])("%d answers, %j listed: %s", (count, names, text) => {
  const fresh = names.map((guestName) => ({ id: guestName, guestName }));
  expect(newAnswersText({ count, answers: fresh })).toBe(text);
});

/** Answers as name and minute, newest first, loaded in the newest one's minute. */
function snapshot(total: number, ...answers: string[]): AnswersSnapshot {
  const latest = answers.map((text) => ({
    id: text,
    guestName: text.slice(0, 1),
    sent: minute(Number(text.slice(1))),
  }));
  return { at: latest[0]?.sent ?? minute(0), counts: { total }, latest };
}

function minute(number: number): string {
  return `2026-11-20T18:0${number}:00.000Z`;
}
