import fc from "fast-check";
import { expect, test } from "vitest";
import { formatOrgNumber, parseOrgNumber } from "./org-number.ts";

test.each([
  ["974 760 673", "974760673"],
  ["974760673", "974760673"],
  ["  974.760.673 ", "974760673"],
  ["923\u00a0609\u00a0016", "923609016"],
  ["974760674", null],
  ["774760673", null],
  ["97476067", null],
  ["9747606730", null],
  ["NO974760673MVA", null],
  ["", null],
  ["9".repeat(41), null],
])("%j is %s", (typed, digits) => {
  expect(parseOrgNumber(typed)).toBe(digits);
});

test("one wrong digit, or two neighbours that changed places, is noticed", () => {
  const valid = fc
    .integer({ min: 80_000_000, max: 99_999_999 })
    .map((start) => [..."0123456789"].map((check) => parseOrgNumber(`${start}${check}`)))
    .map((found) => found.find((digits) => digits !== null))
    .filter((digits): digits is string => digits !== undefined);
  fc.assert(
    fc.property(valid, fc.nat({ max: 8 }), fc.integer({ min: 1, max: 9 }), (digits, at, add) => {
      const digit = (Number(digits[at]) + add) % 10;
      expect(parseOrgNumber(digits.slice(0, at) + digit + digits.slice(at + 1))).toBeNull();
    }),
  );
  fc.assert(
    fc.property(valid, fc.nat({ max: 7 }), (digits, at) => {
      const [first, second] = [digits[at], digits[at + 1]];
      fc.pre(first !== second);
      const swapped = `${digits.slice(0, at)}${second}${first}${digits.slice(at + 2)}`;
      expect(parseOrgNumber(swapped)).toBeNull();
    }),
  );
});

test("numbers are read back as they are shown", () => {
  expect(formatOrgNumber("974760673")).toBe("974\u00a0760\u00a0673");
  expect(parseOrgNumber(formatOrgNumber("974760673"))).toBe("974760673");
});
