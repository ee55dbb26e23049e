import fc from "fast-check";
import { expect, test } from "vitest";
import { dietOptionNames, formatDiet, parseDiet } from "./rules.ts";

test.each([
  [null, [], ""],
  ["Nøtter", ["nuts"], ""],
  ["nøtter,vegan", ["vegan", "nuts"], ""],
  ["Laktose, uten gluten", ["gluten", "lactose"], ""],
  ["Laktosefri, constructor", [], "Laktosefri, constructor"],
  ["Nøtter, tåler ikke rå løk, og fisk", ["nuts"], "tåler ikke rå løk, og fisk"],
  ["Spiser ikke egg", [], "Spiser ikke egg"],
])("the diet in %j is %j and %j", (text, options, other) => {
  expect(parseDiet(text)).toEqual({ options, other });
});

test("what is stored is read as it was ticked and typed", () => {
  const options = fc.subarray(dietOptionNames);
  const other = fc.stringMatching(/^[a-zæøå]{0,20}$/).filter((text) => text !== "egg");
  fc.assert(
    fc.property(options, other, (ticked, typed) => {
      const { options: read, other: words } = parseDiet(
        formatDiet({ options: ticked, other: typed }),
      );
      fc.pre(parseDiet(typed).options.length === 0);
      expect([read, words]).toEqual([ticked, typed]);
    }),
  );
});
