import { describe, expect, test } from "vitest";
import { candidateOf, suggestGuest } from "./suggestions.ts";

function suggested(
  name: string,
  guests: { name: string; companionName?: string; email?: string; isAnswered?: boolean }[],
  email: string | null = null,
) {
  const candidates = guests.map((guest) =>
    candidateOf({ isAnswered: false, ...guest, id: guest.name }),
  );
  const found = suggestGuest({ name, email }, candidates);
  return found && [found.name, found.reason];
}

test.each([
  ["Tante Berit", "Berit Moe", "same-first-name"],
  ["Kari Anne", "Kari-Anne Tveit", "like-name"],
  ["Sigrid Marie Lie", "Sigrid Lie", "like-name"],
  ["Torbjorn Aune", "Torbjørn Aune", "same-name"],
  ["Cathrine Hansen", "Katrine Hansen", "like-name"],
  ["Mette Olsen", "Mette Ohlsen", "like-name"],
  ["Bestemor", "Bestemor", "same-name"],
])("%s is likely %s: %s", (answer, guest, reason) => {
  expect(suggested(answer, [{ name: guest }, { name: "Per-Olav Myklebust" }])).toEqual([
    guest,
    reason,
  ]);
});

test.each([
  ["Rolf fra byggefeltet", "Berit Moe"],
  ["Jonas Lie", "Sigrid Lie"],
  ["Ola", "Ole"],
  ["J. Lie", "J. Moe"],
])("%s is not likely %s", (answer, guest) => {
  expect(suggested(answer, [{ name: guest }])).toBeNull();
});

describe("a companion", () => {
  test("is proposed by first name, under the companion's name", () => {
    const sigrid = { name: "Sigrid Lie", companionName: "Jonas Lie", isAnswered: true };
    expect(suggested("Jonas L.", [sigrid])).toEqual(["Jonas Lie", "companion-first-name"]);
    expect(suggested("Jonas Lie", [sigrid])).toEqual(["Jonas Lie", "companion"]);
  });
});

test("the same e-mail is stronger than a first name", () => {
  const guests = [{ name: "Berit Moe" }, { name: "Arne Aune", email: "berit.aune@epost.no" }];
  expect(suggested("Tante Berit", guests, "Berit.Aune@epost.no")).toEqual([
    "Arne Aune",
    "same-email",
  ]);
});

test("of two equally likely guests none is proposed, unless one has answered", () => {
  const kari = [{ name: "Kari Moe" }, { name: "Kari Lie" }];
  expect(suggested("Kari", kari)).toBeNull();
  expect(suggested("Kari", [{ name: "Kari Moe", isAnswered: true }, { name: "Kari Lie" }])).toEqual(
    ["Kari Lie", "same-first-name"],
  );
});
