import { describe, expect, it } from "vitest";
import { contrast } from "#app/ui/contrast.ts";
import { blendColors } from "./colors.ts";
import { ornamentPalette, ornamentThemes } from "./palettes.ts";

describe("ornamentPalette", () => {
  it.each(ornamentThemes)("gives the ink of %s enough contrast to its paper", (theme) => {
    const { ink, paper } = ornamentPalette(theme);
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
  });

  it("accepts only six-digit hex colours as overrides", () => {
    const palette = ornamentPalette("garden", { ink: "#102030", paper: "url(#x)", berry: "#fff" });
    expect(palette).toEqual({ ...ornamentPalette("garden"), ink: "#102030" });
  });
});

describe("blendColors", () => {
  it("mixes each channel", () => {
    expect(blendColors("#000000", "#ff8040", 0.5)).toBe("#804020");
    expect(blendColors("#0a0b0c", "#ffffff", 0)).toBe("#0a0b0c");
  });
});
