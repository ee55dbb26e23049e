import { expect, test } from "vitest";
import { normaliseWishField, wishForm } from "./rules.ts";

const nbsp = "\u00a0";

test("the form values of a wish are formatted as the couple would type them", () => {
  const wish = { title: "Vase", description: null, price: 1290_50, image: "a" };
  const form = {
    title: "Vase",
    description: "",
    price: `1${nbsp}290,50`,
    picture: "a",
    imageUrl: "",
  };
  expect(wishForm(wish)).toEqual(form);
  expect(wishForm(null)).toEqual({ ...form, title: "", price: "", picture: "" });
});

test.each([
  ["title", " Høy  vase ", "Høy vase"],
  ["description", "Den store\r\n", "Den store"],
  ["price", "kr 1290.5", `1${nbsp}290,50`],
  ["price", "dyr", "dyr"],
] as const)("the %s %j is normalised to %j", (field, typed, normalised) => {
  expect(normaliseWishField(typed, field)).toBe(normalised);
});
