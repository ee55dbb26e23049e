import fc from "fast-check";
import { expect, it } from "vitest";
import { draftFields, draftFrom } from "../rules.ts";
import { changedFields, mergeEdit, type WeddingFields } from "./rules.ts";

const base: WeddingFields = { ...draftFrom({ bride: "Kari", groom: "Ola", city: "Lom" }) };
const edited = (changes: Partial<WeddingFields>) => ({
  base,
  fields: { ...base, ...changes },
  conflicts: [],
});

const text = fc.constantFrom("", "a", "b", "c");
const anyFields = fc.record(
  Object.fromEntries(draftFields.map((field) => [field, text])),
) as fc.Arbitrary<WeddingFields>;

it("keeps what each has changed", () => {
  const stored = { ...base, city: "Vågå" };
  expect(mergeEdit(edited({ bride: "Karen" }), stored)).toEqual({
    base: stored,
    fields: { ...base, bride: "Karen", city: "Vågå" },
    conflicts: [],
  });
});

it("names what both have changed, and holds one's own", () => {
  const stored = { ...base, city: "Vågå" };
  const merged = mergeEdit(edited({ city: "Skjåk" }), stored);
  expect(merged).toMatchObject({ fields: { city: "Skjåk" }, conflicts: ["city"] });
  expect(mergeEdit(edited({ city: "Vågå" }), stored).conflicts).toEqual([]);
});

it("forgets a dispute once both have written the same", () => {
  const first = mergeEdit(edited({ city: "Skjåk" }), { ...base, city: "Vågå" });
  expect(mergeEdit(first, { ...base, city: "Skjåk", venue: "Låven" }).conflicts).toEqual([]);
});

it("never lets a text disappear that is not conflicts", () => {
  fc.assert(
    fc.property(anyFields, anyFields, anyFields, (start, own, stored) => {
      const { fields, conflicts } = mergeEdit({ base: start, fields: own, conflicts: [] }, stored);
      for (const field of draftFields) {
        if (conflicts.includes(field)) continue;
        if (own[field] !== start[field]) expect(fields[field]).toBe(own[field]);
        else expect(fields[field]).toBe(stored[field]);
      }
    }),
  );
});

it("never takes a dispute as decided because somebody saved again", () => {
  fc.assert(
    fc.property(anyFields, anyFields, anyFields, anyFields, (start, own, first, second) => {
      const once = mergeEdit({ base: start, fields: own, conflicts: [] }, first);
      const { fields, conflicts } = mergeEdit(once, second);
      const touched = draftFields.filter(
        (field) => first[field] !== start[field] || second[field] !== first[field],
      );
      const undecided = changedFields(fields, second).filter((field) => touched.includes(field));
      expect(conflicts).toEqual(undecided);
    }),
  );
});
