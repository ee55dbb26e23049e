import { expect, it } from "vitest";
import { initials, nameFit, nameLength } from "./name-length.ts";

/** Every letter is half an em wide, except M and i. */
const measure = (text: string) =>
  [...text].reduce((sum, letter) => sum + ({ M: 0.9, i: 0.2 }[letter] ?? 0.5), 0);

it.each([
  [["Å", "Ø"], 5],
  [["Xxxxxx", "Ola"], 6],
  [["Mixxxx", "Ola"], 6.2],
  [["Xxxxxxxxxx-xxx", "Ola"], 10],
  [["Wolfgangamadeussebastiankristofferhaakon", "Ola"], 16],
])("the longer word of %j has the length %d", (names, length) => {
  expect(nameLength(names, measure)).toBeCloseTo(length, 0);
});

it("letters that no font has are wide", () => {
  expect(
    nameLength(["🌸🌸🌸🌸🌸🌸", "Ola"], (text) => (/🌸/u.test(text) ? null : measure(text))),
  ).toBeCloseTo(9, 0);
});

it("the fit depends on the total length of the names", () => {
  expect(nameFit(["Ingrid", "Ola"])).toBe("line");
  expect(nameFit(["Johanne", "Sebastian"])).toBe("wide-line");
  expect(nameFit(["Alexandra", "Kristoffer"])).toBe("stack");
});

it.each([
  [
    ["ingrid", " ola"],
    ["I", "O"],
  ],
  [
    ["Čáhppe", "Ájlla"],
    ["Č", "Á"],
  ],
  [
    ["👩‍🚀 Liv", "مريم"],
    ["👩‍🚀", "م"],
  ],
])("the initials of %j are %j", (names, letters) => {
  expect(initials(names)).toEqual(letters);
});
