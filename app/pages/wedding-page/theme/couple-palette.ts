import { isThemeColors, parseColors } from "#app/features/weddings/colors/rules.ts";
import type { ThemeId } from "#app/features/weddings/rules.ts";
import type { PagePalette } from "#app/ornament/colors.ts";
import { pagePalettes } from "#app/ornament/palettes.ts";
import { fromOklch, mix, toOklch } from "#app/ui/color.ts";
import { contrast } from "#app/ui/contrast.ts";

/** WCAG AA for text (4.5), plus rounding. */
const minContrast = 4.55;

/**
 * Returns a theme's palette with the couple's first colour as the accent and the second for small
 * display text and the tint. Adjusts their lightness until all text is readable.
 */
export function couplePalette(theme: ThemeId, colors: string): PagePalette {
  const palette = pagePalettes[theme];
  if (isThemeColors(theme, colors)) return palette;
  const [first, second] = parseColors(colors).filter(
    (color) => !isDark(palette) || toOklch(color).chroma > 0.02,
  );
  if (!first) return palette;

  const tint = tintOf(palette, palette.tint, second ?? first);
  const blush = tintOf(palette, palette.blush, first);
  const backgrounds = [palette.paper, palette.surface, tint, blush];
  const accent = readableOn(backgrounds, first);
  return {
    ...palette,
    tint,
    blush,
    accent,
    gold: readableOn(backgrounds, second ?? first),
    // Themes without a green of their own use the accent for "yes".
    yes: palette.yes === palette.accent ? accent : palette.yes,
    onAccent: isDark(palette) ? palette.paper : "#ffffff",
  };
}

function isDark(palette: PagePalette): boolean {
  return toOklch(palette.paper).lightness < 0.5;
}

function readableOn(backgrounds: string[], color: string): string {
  const oklch = toOklch(color);
  const step = toOklch(backgrounds[0] ?? "#ffffff").lightness < 0.5 ? 0.01 : -0.01;
  for (let lightness = oklch.lightness; lightness > 0 && lightness < 1; lightness += step) {
    const candidate = fromOklch({ ...oklch, lightness });
    if (backgrounds.every((background) => contrast(candidate, background) >= minContrast))
      return candidate;
  }
  return step > 0 ? "#ffffff" : "#000000";
}

function tintOf(palette: PagePalette, themeTint: string, color: string): string {
  const background = toOklch(themeTint);
  const { hue, chroma } = toOklch(color);
  const tint = fromOklch({
    hue,
    lightness: background.lightness,
    chroma: Math.min(chroma * 0.3, 0.028),
  });
  const isReadable = [palette.ink, palette.muted, palette.error].every(
    (text) => contrast(text, tint) >= minContrast,
  );
  return isReadable ? tint : mix(tint, palette.paper, 0.3);
}
