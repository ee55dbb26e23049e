import { expect, it } from "vitest";
import { themeIds } from "#app/features/weddings/rules.ts";
import { letteringOf } from "./lettering.server.ts";
import { drawMonogram } from "./monogram.server.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅabcdefghijklmnopqrstuvwxyzæøå &-.0123456789";
const sami = "ÁČĐŊŠŦŽáčđŋšŧž";

it.each(themeIds)("the font of %s has every Norwegian and Sami letter", async (theme) => {
  const lettering = await letteringOf(theme);
  for (const text of [alphabet, sami]) {
    expect(lettering.widthOf(text)).toBeGreaterThan(5);
    // The library rounds some positions to NaN.
    for (let middle = 300; middle < 308; middle += 0.37) {
      const path = lettering.centred(text, { middle, baseline: 236, size: 104 });
      expect(path).toMatch(/^[MLQCZ\d .-]+$/);
    }
  }
});

it("a letter that the font lacks is reported", async () => {
  const lettering = await letteringOf("romantic");
  expect(lettering.widthOf("مريم")).toBeNull();
  expect(lettering.centred("🌸", { middle: 0, baseline: 0, size: 10 })).toBe("");
});

it("a heart replaces letters that cannot be drawn", async () => {
  expect(await drawMonogram("romantic", "IO")).not.toBe(await drawMonogram("romantic", "م"));
  expect(await drawMonogram("romantic", "مم")).toBe(await drawMonogram("romantic", "م"));
});
