import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney, formatTypedMoney, kroner, parseMoney } from "./money.ts";

const nbsp = "\u00a0";

test.each([
  [0, `0${nbsp}kr`],
  [999_00, `999${nbsp}kr`],
  [12_500_00, `12${nbsp}500${nbsp}kr`],
  [1_250_000_00, `1${nbsp}250${nbsp}000${nbsp}kr`],
  [12_50, `12,50${nbsp}kr`],
  [1, `0,01${nbsp}kr`],
])("%d øre are shown as %s", (ore, text) => {
  expect(formatMoney(ore)).toBe(text);
});

test.each([
  ["0", 0],
  ["1200", 1200_00],
  ["1 200", 1200_00],
  [`1${nbsp}200`, 1200_00],
  ["1\u202f200", 1200_00],
  ["1.200", 1200_00],
  ["1.250.000", 1_250_000_00],
  ["1200,50", 1200_50],
  ["1200.50", 1200_50],
  ["1.200,5", 1200_50],
  ["1.5", 1_50],
  ["0,07", 7],
  [" kr 1 200 ", 1200_00],
  ["1200 kr", 1200_00],
  ["1200 Kroner", 1200_00],
  ["NOK 499", 499_00],
  ["kr.499", 499_00],
  ["499,- kr.", 499_00],
  ["499,-", 499_00],
  ["499.–", 499_00],
  ["9".repeat(90), Number.MAX_SAFE_INTEGER],
])("%j is an amount", (text, ore) => {
  expect(parseMoney(text)).toBe(ore);
});

test("a text of 100 kB is not searched for an amount", () => {
  expect(parseMoney(`${" ".repeat(100_000)}x`)).toBeNull();
  expect(parseMoney(`1${" ".repeat(100_000)}x`)).toBeNull();
});

test.each([
  "",
  "kr",
  "-1",
  "−200",
  "1200,505",
  "1,200,50",
  "12.34.56",
  "1e5",
  "0x10",
  "Infinity",
  "NaN",
  "ca 500",
  "500-600",
  "١٢",
  ",50",
])("%j is not an amount", (text) => {
  expect(parseMoney(text)).toBeNull();
});

test("every formatted amount parses to itself, and is exact in kroner", () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000_00 }), (ore) => {
      expect(parseMoney(formatMoney(ore))).toBe(ore);
      expect(parseMoney(formatTypedMoney(ore))).toBe(ore);
      expect(parseMoney(String(kroner(ore)))).toBe(ore);
    }),
  );
});
