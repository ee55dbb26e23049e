import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  colorsForTheme,
  draftFields,
  draftFrom,
  formatPlace,
  isDate,
  pairingOf,
  reachableStep,
  stepComplete,
  stepFrom,
  steps,
  stepWithError,
  themes,
  type WeddingDraft,
  weddingName,
  wizardThemeIds,
} from "./rules.ts";

const complete: WeddingDraft = {
  ...draftFrom(null),
  bride: "Kari",
  groom: "Ola",
  weddingDate: "2027-06-12",
  selectedTheme: "garden",
  story: "Vi møttes på fjellet.",
};

test("the wizard offers six themes, each with its colours", () => {
  expect(wizardThemeIds.map((id) => [id, themes[id].name, themes[id].colors])).toEqual([
    ["romantic", "Romantisk", "rosa, fersken, gull"],
    ["modern", "Moderne", "hvit, grå, sølv"],
    ["rustic", "Rustikk", "salviegrønn, beige, tre"],
    ["vintage", "Vintage", "støvblå, lavendel, antikt gull"],
    ["boho", "Bohemsk", "terrakotta, krem, gull"],
    ["garden", "Hage", "grønn, hvit, blush"],
  ]);
});

test.each([
  ["an empty field is filled", "boho", "", "terrakotta, krem, gull"],
  ["spaces count as empty", "boho", "  ", "terrakotta, krem, gull"],
  ["another theme's colours are replaced", "garden", "rosa, fersken, gull", "grønn, hvit, blush"],
  ["the couple's own are kept", "garden", "sjøgrønn", "sjøgrønn"],
  ["an unknown theme changes nothing", "disco", "", ""],
])("choosing a theme: %s", (_, theme, before, after) => {
  expect(colorsForTheme(theme, before)).toBe(after);
});

test("a wedding's name has both names, and its place the known parts", () => {
  expect(weddingName({ bride: "Kari", groom: "Ola" })).toBe("Kari og Ola");
  expect(formatPlace({ venue: "Fruktlåven", city: "Lofthus" })).toBe("Fruktlåven, Lofthus");
  expect(formatPlace({ venue: "", city: "Lofthus" })).toBe("Lofthus");
  expect(formatPlace({ venue: "", city: "" })).toBe("");
});

test.each([
  ["2027-06-12", true],
  ["0001-01-01", true],
  ["2028-02-29", true],
  ["2027-02-30", false],
  ["2027-13-01", false],
  ["2027-6-12", false],
  ["12.06.2027", false],
  ["", false],
])("%j is a date: %s", (text, expected) => {
  expect(isDate(text)).toBe(expected);
});

describe("a draft", () => {
  test("keeps the known fields and leaves out the rest", () => {
    const draft = draftFrom({ bride: "Kari", guestCount: 62, groom: ["Ola"], user_id: "7" });
    expect(draft).toEqual({ ...draftFrom(null), bride: "Kari", guestCount: "62" });
    expect(Object.keys(draft).toSorted()).toEqual([...draftFields].toSorted());
  });

  test("accepts only an id for its picture", () => {
    const id = "0b7c2d6e-1f7a-4f53-9b55-2a3b1c9d8e7f";
    expect(draftFrom({ heroImage: id }).heroImage).toBe(id);
    expect(draftFrom({ heroImage: `../${id}` }).heroImage).toBe("");
  });

  test("can be made from any value", () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (anything) => {
        const draft = draftFrom(anything);
        expect(Object.keys(draft)).toHaveLength(draftFields.length);
        expect(Object.values(draft).every((value) => typeof value === "string")).toBe(true);
        expect(draftFrom(draft)).toEqual(draft);
      }),
    );
  });

  test("ignores inherited properties", () => {
    expect(draftFrom(Object.create({ bride: "Kari" })).bride).toBe("");
    expect(pairingOf("constructor")).toBe("bride-groom");
  });
});

describe("the steps", () => {
  test.each([
    [null, 1],
    ["3", 3],
    ["6", 1],
    ["2.0", 1],
    ["-1", 1],
  ] as const)("the query %j names step %i", (query, step) => {
    expect(stepFrom(query)).toBe(step);
  });

  test.each([
    [1, "bride"],
    [1, "groom"],
    [1, "weddingDate"],
    [2, "selectedTheme"],
    [4, "story"],
  ] as const)("step %i requires %s", (step, field) => {
    expect(steps.every((other) => stepComplete(other, complete))).toBe(true);
    const without = { ...complete, [field]: "  " };
    expect(steps.filter((other) => !stepComplete(other, without))).toEqual([step]);
    expect(reachableStep(5, without)).toBe(step);
    expect(reachableStep(step, without)).toBe(step);
    expect(reachableStep(1, without)).toBe(1);
    expect(reachableStep(5, complete)).toBe(5);
  });

  test.each([
    [["story", "groom"], 1],
    [["reception"], 5],
    [["heroImage"], 3],
    [["_"], null],
    [[], null],
  ])("errors in %j lead to step %s", (fields, step) => {
    expect(stepWithError(fields)).toBe(step);
  });
});
