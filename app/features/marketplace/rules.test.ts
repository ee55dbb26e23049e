import { expect, test } from "vitest";
import { counties, distanceKm, findTown, nearestListedTown, townsWithin } from "#content/towns.ts";
import {
  listingCategories,
  listingConditions,
  parseListingId,
  priceBandOf,
  savingOf,
  searchCategories,
  sellCategories,
  sellConditions,
} from "./rules.ts";
import {
  categoryTexts,
  conditionTexts,
  kindTexts,
  listingTexts,
  searchCategoryTexts,
  sellCategoryTexts,
  sellConditionTexts,
} from "./texts.ts";

test("the specification's categories and conditions", () => {
  expect(listingCategories.map((category) => categoryTexts[category])).toEqual(
    "Brudekjoler Sko Dekorasjon Blomster Gaver Tilbehør Lokaler".split(" "),
  );
  expect(Object.values(searchCategoryTexts)).toEqual(
    "Kjoler Dekorasjon Smykker Blomster Invitasjoner".split(" "),
  );
  expect(Object.keys(sellCategories)).toEqual(Object.keys(sellCategoryTexts));
  expect(listingConditions.map((condition) => conditionTexts[condition])).toEqual([
    "Ny",
    "Ubrukt",
    "Som ny",
    "Meget god",
    "God",
    "Pent brukt",
  ]);
  expect(Object.values(sellConditionTexts)).toEqual(["Ny", "Som ny", "God", "Pent brukt"]);
});

test.each([
  ["dress", "Brudekjoler", undefined],
  ["decoration", "Dekorasjon", undefined],
  ["jewelry", "Tilbehør", "Smykker"],
  ["invitations", "Dekorasjon", "Invitasjoner"],
  ["flowers", "Blomster", undefined],
  ["accessories", "Tilbehør", undefined],
  ["shoes", "Sko", undefined],
  ["gifts", "Gaver", undefined],
  ["venues", "Lokaler", undefined],
] as const)("what is sold as %s is shown under %s", (value, name, kindName) => {
  const { category, kind } = sellCategories[value];
  expect(categoryTexts[category]).toBe(name);
  expect(kind ? kindTexts[kind] : undefined).toBe(kindName);
  const sought = Object.entries(searchCategories).find(([key]) => key === value);
  if (sought) expect(sought[1]).toEqual(sellCategories[value]);
});

test.each([
  ["new", "Ny"],
  ["excellent", "Som ny"],
  ["good", "God"],
  ["fair", "Pent brukt"],
] as const)("the condition %s is %s on both sides", (value, name) => {
  expect(conditionTexts[sellConditions[value]]).toBe(name);
  expect(sellConditionTexts[value]).toBe(name);
});

test.each([
  [0, "0-500"],
  [499_99, "0-500"],
  [500_00, "500-1000"],
  [999_99, "500-1000"],
  [1000_00, "1000-3000"],
  [2999_99, "1000-3000"],
  [3000_00, "3000+"],
])("%i øre are in the band %s", (ore, band) => {
  expect(priceBandOf(ore)).toBe(band);
});

test.each([
  [undefined, 1],
  ["", 1],
  ["7", 7],
  ["1000", 1000],
  ["0", null],
  ["07", null],
  ["1.5", null],
  ["-1", null],
  ["1e3", null],
  ["kjole", null],
  ["9".repeat(400), null],
])("/product/%s is listing %s", (text, id) => {
  expect(parseListingId(text)).toBe(id);
});

test("savings and counts", () => {
  expect(savingOf({ price: 6800_00, originalPrice: 14900_00 })).toBe(8100_00);
  expect(savingOf({ price: 6800_00, originalPrice: 6800_00 })).toBeNull();
  expect(savingOf({ price: 6800_00, originalPrice: null })).toBeNull();
  expect(listingTexts.saving(8100_00)).toBe("Spar 8\u00a0100\u00a0kr");
  expect(listingTexts.shown(9, 42)).toBe("Viser 9 av 42 produkter");
  expect(listingTexts.shown(1001, 100_000)).toBe("Viser over 1\u00a0000 av 100\u00a0000 produkter");
});

test("towns and distances", () => {
  expect(counties).toHaveLength(15);
  const [bergen, voss, oslo] = ["Bergen", "voss", " OSLO "].map((name) => findTown(name));
  if (!bergen || !voss || !oslo) throw new Error("a town is missing");
  expect(Math.round(distanceKm(bergen, voss) / 10)).toBe(7);
  expect(Math.round(distanceKm(bergen, oslo) / 10)).toBe(30);
  expect(townsWithin(bergen, 10)).toContain(bergen);
  expect(townsWithin(bergen, 50)).not.toContain(voss);
  expect(townsWithin(bergen, 100)).toContain(voss);
  expect(nearestListedTown({ town: "Voss", county: "Vestland" })).toBe(voss);
  expect(nearestListedTown({ town: "Solvorn", county: "Vestland" })?.county).toBe("Vestland");
  expect(nearestListedTown({ town: "Voss", county: "Agder" })?.name).toBe("Kristiansand");
  expect(nearestListedTown({ town: "Ukjent", county: "Ukjent" })).toBeUndefined();
});
