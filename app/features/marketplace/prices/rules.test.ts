import { expect, test } from "vitest";
import { commissionOf, formerPriceOf, netOf } from "./rules.ts";

test.each([
  [0, 0],
  [1_00, 5],
  [9, 0],
  [10, 1],
  [29, 1],
  [30, 2],
  [99_90, 5_00],
  [850_00, 42_50],
  [2400_00, 120_00],
  [10_000_000_00, 500_000_00],
])("of %i øre, %i are for Jaord", (price, commission) => {
  expect(commissionOf(price)).toBe(commission);
  expect(netOf(price)).toBe(price - commission);
  expect(Number.isInteger(commissionOf(price))).toBe(true);
});

const day = (number: number) => new Date(Date.UTC(2027, 0, number));
const since = (price: number, from: number) => ({ price, validFrom: day(from) });

test.each([
  ["the first price", [], 500, null],
  ["a lower one", [since(900, 1)], 500, 900],
  ["a higher one", [since(900, 1)], 1000, null],
  ["the same again", [since(900, 1)], 900, null],
  ["a price that was raised for show", [since(600, 1), since(900, 35)], 700, null],
  ["a price raised more than 30 days ago", [since(600, 1), since(900, 5)], 700, 900],
  ["the lowest of several", [since(900, 1), since(800, 20), since(850, 30)], 700, 800],
  ["a price that ended just when the 30 days began", [since(600, 1), since(900, 10)], 700, 900],
  ["a price of which a day is within them", [since(600, 1), since(900, 11)], 700, null],
  ["prices in another order", [since(850, 30), since(900, 1), since(800, 20)], 700, 800],
] as const)("a shop's former price: %s", (_, earlier, price, former) => {
  expect(formerPriceOf(earlier, price, day(40))).toBe(former);
});
