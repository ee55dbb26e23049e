import { expect, test } from "vitest";
import { findBudgetCategory, findBudgetItem } from "./rules.ts";

test.each([
  ["photographer", "Foto og video"],
  ["video", "Foto og video"],
  ["venue", "Lokale og utstyr"],
  ["catering", "Mat og servering"],
  ["flowers", "Blomster og pynt"],
  ["cake", "Kake og nattmat"],
  ["transport", "Transport og overnatting"],
  ["planner", null],
] as const)("%s belongs in %s of the template", (category, name) => {
  const names = [
    "Lokale og utstyr",
    "Mat og servering",
    "Drikke",
    "Kake og nattmat",
    "Antrekk",
    "Foto og video",
    "Musikk og underholdning",
    "Blomster og pynt",
    "Transport og overnatting",
    "Buffer",
  ];
  const categories = names.map((each) => ({ id: each, name: each }));
  expect(findBudgetCategory(category, categories)?.name ?? null).toBe(name);
});

test.each([
  ["the one with the vendor's name", { name: "LYS OVER HARDANGER", isPlanned: false }, true],
  ["the one that pays the vendor", { name: "Bilder", payee: "Lys over Hardanger" }, true],
  ["a planned one of the same kind", { name: "Fotograf og album" }, true],
  ["not one that is agreed already", { name: "Fotograf", isPlanned: false }, false],
  ["not one of somebody else", { name: "Fotograf", payee: "Studio Isbre" }, false],
  ["not one of another kind", { name: "Film" }, false],
])("the item for a photographer's price is %s", (_, item, isFound) => {
  const vendor = { name: "Lys over Hardanger", category: "photographer" } as const;
  const other = { id: "other", name: "Ringer", payee: null, isPlanned: true };
  const items = [other, { id: "item", payee: null, isPlanned: true, ...item }];
  expect(findBudgetItem(vendor, items)?.id).toBe(isFound ? "item" : undefined);
});
