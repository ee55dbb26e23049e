import fc from "fast-check";
import { expect, test } from "vitest";
import { correctWord, countErrors } from "./spelling.ts";

test.each([
  ["fotograf", "fotograf", 0],
  ["fotgraf", "fotograf", 1],
  ["ftogarf", "fotograf", 2],
  ["fotogarf", "fotograf", 1],
  ["blomst", "blomster", 2],
  ["", "kake", null],
  ["kake", "fele", null],
])("%s differs from %s by %s errors", (word, other, errors) => {
  expect(countErrors(word, other, 2)).toBe(errors);
  expect(countErrors(other, word, 2)).toBe(errors);
});

const dictionary = new Map([
  ["bergen", 3],
  ["bergan", 9],
  ["kake", 1],
  ["fele", 1],
]);

test.each([
  ["bergn", "bergan"],
  ["bergenn", "bergen"],
  ["kak", "kake"],
  ["kk", null],
  ["felle", "fele"],
  ["orkester", null],
])("%s was meant to be %s", (word, meant) => {
  expect(correctWord(word, dictionary)).toBe(meant);
});

test("one error never counts as more, and two words never as fewer than they differ", () => {
  const word = fc.stringMatching(/^[a-d]{1,8}$/);
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom("a", "z"), (text, at, letter) => {
      const place = at % text.length;
      const replaced = text.slice(0, place) + letter + text.slice(place + 1);
      const left = text.slice(0, place) + text.slice(place + 1);
      expect(countErrors(text, replaced, 2)).toBe(replaced === text ? 0 : 1);
      expect(countErrors(text, left, 2)).toBe(1);
    }),
  );
  fc.assert(
    fc.property(word, word, (one, other) => {
      const errors = countErrors(one, other, 8);
      expect(errors).toBe(countErrors(other, one, 8));
      expect(errors === 0).toBe(one === other);
      expect(errors).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
    }),
  );
});
