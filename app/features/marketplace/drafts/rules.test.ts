import { expect, test } from "vitest";
import { sellCategories, sellConditions } from "../rules.ts";
import {
  blankListing,
  isStepComplete,
  listingFields,
  missingFields,
  parseCentimetres,
  pictureIds,
  sellCategoryOf,
  sellConditionOf,
  sellSteps,
  stepFields,
  typedCentimetres,
} from "./rules.ts";

test("each field belongs to one step", () => {
  const fields = sellSteps.flatMap((step) => stepFields[step]);
  expect(fields.toSorted()).toEqual(listingFields.toSorted());
});

test("what is missing, by step", () => {
  const blank = blankListing();
  expect(missingFields(blank)).toEqual([
    "sellerName",
    "title",
    "category",
    "condition",
    "pictures",
    "description",
    "price",
    "town",
  ]);
  const shop = { ...blank, sellerKind: "shop", sellerName: "Vevstua AS", title: "Pledd" };
  const what = { ...shop, category: "decoration", condition: "new" };
  expect(missingFields(what)[0]).toBe("orgNumber");
  expect(isStepComplete("what", what)).toBe(false);
  expect(isStepComplete("what", { ...what, orgNumber: "974760673" })).toBe(true);
  expect(isStepComplete("description", { ...blank, description: "  " })).toBe(false);
  expect(isStepComplete("review", blank)).toBe(true);
});

test("categories and conditions are read back as the form has them", () => {
  for (const [value, { category, kind }] of Object.entries(sellCategories)) {
    expect(sellCategoryOf(category, kind)).toBe(value);
  }
  for (const [value, condition] of Object.entries(sellConditions)) {
    expect(sellConditionOf(condition)).toBe(value);
  }
  expect([sellCategoryOf(null, null), sellConditionOf(null)]).toEqual(["", ""]);
  expect([sellConditionOf("unused"), sellConditionOf("very-good")]).toEqual(["new", "excellent"]);
});

test.each([
  ["92", 92],
  [" 92,5 ", 92.5],
  ["92.5 cm", 92.5],
  ["92cm", 92],
  ["0", null],
  ["-4", null],
  ["1e2", null],
  ["92,55", null],
  ["1000", null],
  ["", null],
  ["9".repeat(500), null],
])("%j is %j centimetres", (typed, value) => {
  expect(parseCentimetres(typed)).toBe(value);
  if (value !== null) expect(parseCentimetres(typedCentimetres(value))).toBe(value);
});

test("ids of pictures", () => {
  expect(pictureIds("")).toEqual([]);
  expect(pictureIds("a  b")).toEqual(["a", "b"]);
});
