import { describe, expect, test } from "vitest";
import { arrivalsBetween, arrivalsText, type Glance } from "./arrivals.ts";

describe("what came since", () => {
  const before = glance(2, "b2", "a1");

  test.each<[string, Glance, number, string[]]>([
    ["nothing", before, 0, []],
    ["one", glance(3, "c3", "b2", "a1"), 1, ["c"]],
    ["a changed answer is not new", glance(2, "b2", "a1"), 0, []],
    ["more than the list shows", glance(9, "i9", "h8", "g7"), 7, ["i", "h", "g"]],
    ["one whose transaction took long, behind the newest", glance(3, "b2", "z1", "a1"), 1, []],
    ["one more after an older one was deleted", glance(2, "c3", "b2"), 1, ["c"]],
    ["an old one that a deletion brought back", glance(1, "a1", "x0"), 0, []],
  ])("%s", (_, after, count, names) => {
    const arrivals = arrivalsBetween(before, after);
    expect(arrivals.count).toBe(count);
    expect(arrivals.fresh.map(({ guestName }) => guestName)).toEqual(names);
  });

  test("the first answer of all", () => {
    expect(arrivalsBetween(glance(0), glance(1, "a1"))).toMatchObject({ count: 1 });
  });
});

test.each([
  [1, ["Kari"], "Kari har svart"],
  [2, ["Kari", "Ola"], "Kari og Ola har svart"],
  [3, ["Kari", "Ola", "Liv"], "Kari, Ola og Liv har svart"],
  [4, ["Kari", "Ola", "Liv", "Per"], "Kari, Ola, Liv og én til har svart"],
  [200, ["Kari", "Ola", "Liv", "Per", "Åse"], "Kari, Ola, Liv og 197 andre har svart"],
  [2, ["Kari"], "Kari og én til har svart"],
  [3, [], "3 nye svar"],
])("%d answers, %j listed: %s", (count, names, text) => {
  const fresh = names.map((guestName) => ({ id: guestName, guestName }));
  expect(arrivalsText({ count, fresh })).toBe(text);
});

/** Answers as name and minute, newest first. */
function glance(total: number, ...answers: string[]): Glance {
  const latest = answers.map((text) => ({
    id: text,
    guestName: text.slice(0, 1),
    sent: `2026-11-20T18:0${text.slice(1)}:00.000Z`,
  }));
  return { total, latest };
}
