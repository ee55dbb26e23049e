import type { ThemeId } from "#app/features/weddings/rules.ts";
import { couplePalette } from "#app/pages/wedding-page/theme/couple-palette.ts";
import { toOklch } from "#app/ui/color.ts";
import pageStyles from "./print-page.css?inline";
import fontStyles from "./theme-fonts.css?inline";

/** Returns the styles of all printed sheets in the couple's colours. */
export function printStyles(theme: ThemeId, colors: string): string {
  const { ink, muted, accent } = printColors(theme, colors);
  return [
    `:root{--ink:${ink};--muted:${muted};--ampersand:${accent}}`,
    fontStyles,
    pageStyles,
  ].join("");
}

/** Sheets are printed on white paper, so a dark theme needs other colours. */
export function printColors(theme: ThemeId, colors: string) {
  const palette = couplePalette(theme, colors);
  const isDark = toOklch(palette.paper).lightness < 0.5;
  return isDark ? { ink: palette.paper, muted: "#5b564c", accent: "#7d6433" } : palette;
}

/** Returns the number of the text's class `len-…`. */
export function lengthWithin(text: string, { min, max }: { min: number; max: number }): number {
  return Math.min(Math.max(text.length, min), max);
}

/** Returns classes `len-…` for texts whose size follows their length. */
export function lengthRules({ min, max }: { min: number; max: number }): string {
  return Array.from({ length: max - min + 1 }, (_, index) => {
    return `.len-${min + index}{--len:${min + index}}`;
  }).join("");
}
