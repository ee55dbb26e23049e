import { expect, test } from "vitest";
import { mergeFields } from "./merge-fields.ts";

const base = { title: "Mugge", description: "Den store", price: "1290" };
const edit = { base, values: base, conflicts: [] as (keyof typeof base)[] };

test("fields that only one has changed are merged", () => {
  const own = { ...base, price: "900" };
  const stored = { ...base, description: "Den lille" };
  expect(mergeFields({ ...edit, values: own }, stored)).toEqual({
    base: stored,
    values: { ...stored, price: "900" },
    conflicts: [],
  });
});

test("a field that both have changed keeps the edit and is a conflict", () => {
  const own = { ...base, price: "900" };
  const stored = { ...base, price: "1500" };
  const merged = mergeFields({ ...edit, values: own }, stored);
  expect(merged).toEqual({ base: stored, values: own, conflicts: ["price"] });
  const later = { ...stored, title: "Krukke" };
  expect(mergeFields(merged, later).conflicts, "still unresolved").toEqual(["price"]);
});

test("both may change a field to the same, however it is typed", () => {
  const own = { ...base, title: " Krukke " };
  const stored = { ...base, title: "Krukke" };
  expect(mergeFields({ ...edit, values: own }, stored)).toMatchObject({
    values: stored,
    conflicts: [],
  });
});
