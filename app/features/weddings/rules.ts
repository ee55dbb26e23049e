// A wedding: two people, a day, a place and the look of their page.

export const themeIds = [
  "romantic",
  "modern",
  "rustic",
  "vintage",
  "boho",
  "garden",
  "elegant",
] as const;

export type ThemeId = (typeof themeIds)[number];

export const defaultTheme: ThemeId = "romantic";

export function isThemeId(value: string): value is ThemeId {
  return (themeIds as readonly string[]).includes(value);
}
