import fc from "fast-check";
import { expect, test } from "vitest";
import { changedFields, mergeFields } from "./merge-fields.ts";

const base = { title: "Mugge", description: "Den store", price: "1290" };
const edit = { base, values: base, conflicts: [] as (keyof typeof base)[] };

test("fields that only one side has changed are merged", () => {
  const own = { ...base, price: "900" };
  const stored = { ...base, description: "Den lille" };
  expect(mergeFields({ ...edit, values: own }, stored)).toEqual({
    base: stored,
    values: { ...stored, price: "900" },
    conflicts: [],
  });
});

test("a field that both sides have changed keeps the edit and is a conflict", () => {
  const own = { ...base, price: "900" };
  const stored = { ...base, price: "1500" };
  const merged = mergeFields({ ...edit, values: own }, stored);
  expect(merged).toEqual({ base: stored, values: own, conflicts: ["price"] });
  const later = { ...stored, title: "Krukke" };
  expect(mergeFields(merged, later).conflicts, "still unresolved").toEqual(["price"]);
});

test("a field that both sides changed to the same value is no conflict, however it is typed", () => {
  const own = { ...base, title: " Krukke " };
  const stored = { ...base, title: "Krukke" };
  expect(mergeFields({ ...edit, values: own }, stored)).toMatchObject({
    values: stored,
    conflicts: [],
  });
});

const text = fc.constantFrom("", "a", "b", "c");
const anyValues = fc.record({ title: text, description: text, price: text });
const names = Object.keys(base) as (keyof typeof base)[];

test("no changed text is lost without a conflict", () => {
  fc.assert(
    fc.property(anyValues, anyValues, anyValues, (start, own, stored) => {
      const merged = mergeFields({ base: start, values: own, conflicts: [] }, stored);
      for (const name of names.filter((name) => !merged.conflicts.includes(name))) {
        const kept = own[name] === start[name] ? stored[name] : own[name];
        expect(merged.values[name]).toBe(kept);
      }
    }),
  );
});

test("a conflict stays unresolved when others save again", () => {
  fc.assert(
    fc.property(anyValues, anyValues, anyValues, anyValues, (start, own, first, second) => {
      const once = mergeFields({ base: start, values: own, conflicts: [] }, first);
      const { values, conflicts } = mergeFields(once, second);
      const touched = names.filter(
        (name) => first[name] !== start[name] || second[name] !== first[name],
      );
      const unresolved = changedFields(values, second).filter((name) => touched.includes(name));
      expect(conflicts).toEqual(unresolved);
    }),
  );
});
