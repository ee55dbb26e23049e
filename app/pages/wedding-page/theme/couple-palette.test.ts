import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { themeIds, themes } from "#app/features/weddings/rules.ts";
import type { PagePalette } from "#app/ornament/colors.ts";
import { pagePalettes } from "#app/ornament/palettes.ts";
import { mix } from "#app/ui/color.ts";
import { contrast } from "#app/ui/contrast.ts";
import { couplePalette } from "./couple-palette.ts";

const texts = ["ink", "muted", "accent", "gold", "error"] as const satisfies (keyof PagePalette)[];
const grounds = ["paper", "surface", "tint", "blush"] as const satisfies (keyof PagePalette)[];

function expectReadable(palette: PagePalette) {
  for (const ground of grounds) {
    for (const text of texts) {
      expect(contrast(palette[text], palette[ground]), `${text} on ${ground}`).toBeGreaterThan(4.5);
    }
    expect(contrast(palette.edge, palette[ground]), `edge on ${ground}`).toBeGreaterThan(3);
    expect(contrast(palette.yes, palette[ground]), `yes on ${ground}`).toBeGreaterThan(3);
  }
  expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThan(4.5);
  // The colour of a hovered button in styles/controls.css.
  const hovered = mix(palette.accent, palette.ink, 0.86);
  expect(contrast(palette.onAccent, hovered)).toBeGreaterThan(4.5);
  expect(contrast(palette.onAccent, palette.yes)).toBeGreaterThan(4.5);
}

describe.each(themeIds)("%s", (theme) => {
  it("is readable in its own colours", () => {
    expectReadable(pagePalettes[theme]);
  });

  it("keeps its palette for its own colours, for none and for unknown words", () => {
    for (const colors of [themes[theme].colors, "", "noe fint", "hvit"]) {
      expect(couplePalette(theme, colors)).toBe(pagePalettes[theme]);
    }
  });

  it("is readable in any colours of the couple", () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(hex, hex, (first, second) => {
        expectReadable(couplePalette(theme, first));
        expectReadable(couplePalette(theme, `${first} og ${second}`));
        expectReadable(couplePalette(theme, `lys ${first}, svart + gul`));
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => expectReadable(couplePalette(theme, text))));
  });
});

it("the first colour becomes the accent, the second the small display text", () => {
  const palette = couplePalette("romantic", "marineblå, kobber");
  expect(palette.accent).toBe("#1f3157");
  expect(palette.gold).not.toBe(pagePalettes.romantic.gold);
  expect(palette.ink).toBe(pagePalettes.romantic.ink);
  expect(palette.yes).toBe(pagePalettes.romantic.yes);
  expect(couplePalette("garden", "marineblå").yes).toBe("#1f3157");
});

it("black becomes the accent on light paper only", () => {
  expect(couplePalette("modern", "svart, gull").accent).toBe("#1c1b1b");
  expect(couplePalette("elegant", "svart, gull")).toEqual(couplePalette("elegant", "gull"));
  expect(couplePalette("elegant", "svart")).toBe(pagePalettes.elegant);
});
