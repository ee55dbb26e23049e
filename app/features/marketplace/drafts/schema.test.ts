import { expect, test } from "vitest";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { blankListing, type ListingForm } from "./rules.ts";
import { listingSchema, savedListingSchema } from "./schema.ts";
import { listingErrors as errors } from "./texts.ts";

const picture = "0198a7c2-0000-4000-8000-00000000000a";

const complete: ListingForm = {
  ...blankListing("Ingrid"),
  title: "Servise til tolv",
  category: "decoration",
  condition: "fair",
  pictures: picture,
  description: "Tolv asjetter",
  price: "2 400",
  originalPrice: "5600,-",
  town: "oslo",
  bust: "92,5",
};

function formOf(changes: Partial<ListingForm> & Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...complete, ...changes })) form.set(name, value);
  return form;
}

test("a complete form, with the county of its town", () => {
  const parsed = parseForm(formOf({}), listingSchema);
  expect(parsed).toMatchObject({
    ok: true,
    value: {
      price: 2400_00,
      originalPrice: 5600_00,
      town: "Oslo",
      county: "Oslo",
      bust: 92.5,
      brand: null,
      pictures: [picture],
      delivery: "pickup",
    },
  });
});

test.each([
  ["title", "", errors.title],
  ["title", "x".repeat(81), "Tittelen kan ha høyst 80 tegn"],
  ["sellerName", " ", errors.sellerName],
  ["category", "hats", errors.category],
  ["condition", "", errors.condition],
  ["pictures", "", errors.pictures],
  ["pictures", "not-an-id", errors.pictures],
  ["description", "", errors.description],
  ["colour", "pinkish", errors.colour],
  ["bust", "wide", errors.centimetres],
  ["price", "", errors.price],
  ["price", "0", errors.free],
  ["price", "99 999 999 999", errors.priceTooLarge("10\u00a0000\u00a0000\u00a0kr")],
  ["originalPrice", "2400", errors.originalBelowPrice],
  ["town", "", errors.town],
  ["delivery", "drone", errors.delivery],
] as const)("%s %j: %s", (field, value, error) => {
  const parsed = parseForm(formOf({ [field]: value }), listingSchema);
  expect(parsed.ok ? {} : parsed.errors.fieldErrors).toEqual({ [field]: error });
});

test("a town that is not listed needs its county", () => {
  const unknown = parseForm(formOf({ town: "Solvorn" }), listingSchema);
  expect(unknown.ok ? {} : unknown.errors.fieldErrors).toEqual({ county: errors.county });
  const known = parseForm(formOf({ town: "Solvorn", county: "Vestland" }), listingSchema);
  expect(known).toMatchObject({ ok: true, value: { town: "Solvorn", county: "Vestland" } });
});

test("a shop needs a valid number, and states no former price of its own", () => {
  const shop = (orgNumber: string) =>
    parseForm(formOf({ sellerKind: "shop", orgNumber }), listingSchema);
  for (const number of ["", "974760674", "123456789"]) {
    const parsed = shop(number);
    expect(parsed.ok ? {} : parsed.errors.fieldErrors).toEqual({ orgNumber: errors.orgNumber });
  }
  expect(shop("974 760 673")).toMatchObject({
    ok: true,
    value: { orgNumber: "974760673", originalPrice: null },
  });
  expect(parseForm(formOf({ orgNumber: "974 760 673" }), listingSchema)).toMatchObject({
    ok: true,
    value: { orgNumber: null },
  });
});

test("all errors are shown at once", () => {
  const form = formOf({ sellerKind: "shop", title: "", town: "Solvorn" });
  const parsed = parseForm(form, listingSchema);
  expect(Object.keys(parsed.ok ? {} : parsed.errors.fieldErrors).toSorted()).toEqual([
    "county",
    "orgNumber",
    "title",
  ]);
});

test("a draft keeps what is right", () => {
  const form = formOf({ key: picture, version: "3", price: "?", title: "", pressed: "draft" });
  expect(parseForm(form, savedListingSchema)).toMatchObject({
    ok: true,
    value: {
      key: picture,
      version: 3,
      pressed: { button: "draft" },
      draft: {
        price: null,
        title: "",
        originalPrice: 5600_00,
        town: "oslo",
        category: "decoration",
      },
    },
  });
  expect(parseForm(new FormData(), savedListingSchema)).toMatchObject({
    ok: true,
    value: { version: 0, draft: { sellerKind: "private", pictures: [], town: null } },
  });
});

test.each([
  ["publish", { button: "publish" }],
  ["upload", { button: "upload" }],
  [`remove ${picture}`, { button: "remove", picture }],
  [`later ${picture}`, { button: "later", picture }],
  ["remove", { button: "draft" }],
  ["remove all", { button: "draft" }],
  ["sell", { button: "draft" }],
])("the button %s", (pressed, expected) => {
  const parsed = parseForm(formOf({ pressed }), savedListingSchema);
  expect(parsed.ok && parsed.value.pressed).toEqual(expected);
});
