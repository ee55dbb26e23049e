import { expect, it } from "vitest";
import { initials, nameFit, nameLength } from "./name-length.ts";

it.each([
  [["Å", "Ø"], 5],
  [["Ingrid", "Ola"], 6],
  [["Alexandra", "Kristoffer"], 10],
  [["Anne-Margrethe Wilhelmine Bjørnstad", "Ola"], 16],
  [["Wolfgangamadeussebastiankristofferhaakon", "Ola"], 16],
  [["🌸🌸🌸🌸🌸🌸", "Ola"], 9],
])("the names %j have the length %d", (names, length) => {
  expect(nameLength(names)).toBe(length);
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
