import { describe, expect, test } from "vitest";
import { mergeWish, movedBefore, parsePrice, type WishFields } from "./rules.ts";

const hard = "\u00a0";

test.each([
  ["0", 0],
  ["1200", 1200],
  ["1 200", 1200],
  [`1${hard}200`, 1200],
  ["1\u202f200", 1200],
  ["1.200", 1200],
  ["1.250.000", 1_250_000],
  ["1200,50", 1200.5],
  ["1200.50", 1200.5],
  ["1.200,5", 1200.5],
  ["1.5", 1.5],
  [" kr 1 200 ", 1200],
  ["1200 kr", 1200],
  ["1200 Kroner", 1200],
  ["NOK 499", 499],
  ["kr.499", 499],
  ["499,- kr.", 499],
  ["499,-", 499],
  ["499.–", 499],
])("%j is a price", (text, price) => {
  expect(parsePrice(text)).toBe(price);
});

test("a text of 100 kB is no price, and is not searched", () => {
  expect(parsePrice(`${" ".repeat(100_000)}x`)).toBeNull();
  expect(parsePrice(`1${" ".repeat(100_000)}x`)).toBeNull();
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
])("%j is none", (text) => {
  expect(parsePrice(text)).toBeNull();
});

const ids = ["a", "b", "c", "d"];

test.each([
  ["c", "a", "cabd"],
  ["a", "d", "bcad"],
  ["a", null, "bcda"],
  ["d", null, "abcd"],
  ["b", "c", "abcd"],
  ["b", "b", "abcd"],
  ["x", "a", "abcd"],
  ["a", "x", "abcd"],
])("%s before %s", (moved, before, order) => {
  expect(movedBefore(ids, moved, before).join("")).toBe(order);
});

describe("of two who write on one wish", () => {
  const base: WishFields = { title: "Mugge", description: "Den store", price: 1290, image: "a" };

  test("each changes what only they have changed", () => {
    const own = { ...base, price: 900 };
    const stored = { ...base, description: "Den lille", image: null };
    expect(mergeWish(base, own, stored)).toEqual({ changes: { price: 900 }, conflicts: {} });
  });

  test("what both have changed is named, with what is stored", () => {
    const own = { ...base, description: null, price: 900 };
    const stored = { ...base, description: "Den lille", title: "Krukke" };
    expect(mergeWish(base, own, stored).conflicts).toEqual({ description: "Den lille" });
  });

  test("both may have written the same", () => {
    const same = { ...base, price: 900 };
    expect(mergeWish(base, same, same)).toEqual({ changes: {}, conflicts: {} });
  });
});
