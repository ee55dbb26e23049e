import { expect, test } from "vitest";
import { movedBefore, normaliseWishField, parsePrice, wishForm } from "./rules.ts";

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

test("a wish fills its form as the couple would type it", () => {
  const wish = { title: "Vase", description: null, price: 1290.5, image: "a" };
  const form = {
    title: "Vase",
    description: "",
    price: `1${hard}290,50`,
    picture: "a",
    imageUrl: "",
  };
  expect(wishForm(wish)).toEqual(form);
  expect(wishForm(null)).toEqual({ ...form, title: "", price: "", picture: "" });
});

test.each([
  ["title", " Høy  vase ", "Høy vase"],
  ["description", "Den store\r\n", "Den store"],
  ["price", "kr 1290.5", `1${hard}290,50`],
  ["price", "dyr", "dyr"],
] as const)("the %s %j counts as %j", (field, typed, normalised) => {
  expect(normaliseWishField(typed, field)).toBe(normalised);
});
