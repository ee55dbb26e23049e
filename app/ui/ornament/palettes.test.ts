import { describe, expect, it } from "vitest";
import { blendColors, ornamentThemes, paletteFor, palettes } from "./palettes.ts";

describe("palettes", () => {
  it.each(ornamentThemes)("draws %s in an ink that shows on its paper", (theme) => {
    const { ink, paper } = palettes[theme];
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
  });

  it("takes only six-digit hex colours as a couple's own", () => {
    const palette = paletteFor("garden", { ink: "#102030", paper: "url(#x)", berry: "#fff" });
    expect(palette).toEqual({ ...palettes.garden, ink: "#102030" });
  });
});

describe("blendColors", () => {
  it("mixes channel by channel", () => {
    expect(blendColors("#000000", "#ff8040", 0.5)).toBe("#804020");
    expect(blendColors("#0a0b0c", "#ffffff", 0)).toBe("#0a0b0c");
  });
});

/** WCAG 2 contrast ratio. */
function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((i) => {
    const channel = Number.parseInt(color.slice(i, i + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
