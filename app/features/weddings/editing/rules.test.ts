import fc from "fast-check";
import { expect, it } from "vitest";
import { draftFields, draftFrom } from "../rules.ts";
import { mergeEdit, type WeddingFields } from "./rules.ts";

const base: WeddingFields = { ...draftFrom({ bride: "Kari", groom: "Ola", city: "Lom" }) };

it("keeps what each has changed", () => {
  const merged = mergeEdit(base, { ...base, bride: "Karen" }, { ...base, city: "Vågå" });
  expect(merged.fields).toEqual({ ...base, bride: "Karen", city: "Vågå" });
  expect(merged.disputed).toEqual([]);
});

it("names what both have changed, and holds one's own", () => {
  const merged = mergeEdit(base, { ...base, city: "Skjåk" }, { ...base, city: "Vågå" });
  expect(merged).toMatchObject({ fields: { city: "Skjåk" }, disputed: ["city"] });
  expect(mergeEdit(base, { ...base, city: "Vågå" }, { ...base, city: "Vågå" }).disputed).toEqual(
    [],
  );
});

it("never lets a text disappear that is not disputed", () => {
  const text = fc.constantFrom("", "a", "b", "c");
  const fields = fc.record(
    Object.fromEntries(draftFields.map((field) => [field, text])),
  ) as fc.Arbitrary<WeddingFields>;
  fc.assert(
    fc.property(fields, fields, fields, (start, own, stored) => {
      const { fields: merged, disputed } = mergeEdit(start, own, stored);
      for (const field of draftFields) {
        if (disputed.includes(field)) continue;
        if (own[field] !== start[field]) expect(merged[field]).toBe(own[field]);
        else expect(merged[field]).toBe(stored[field]);
      }
    }),
  );
});
