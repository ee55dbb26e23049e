import type { ThemeId } from "#app/features/weddings/rules.ts";

/** The version gives a changed wedding a new URL, because link previews are cached. */
export function cardPath(wedding: { id: string; version: number }): string {
  return `/wedding-card.jpg?id=${wedding.id}&v=${wedding.version}`;
}

export function monogramPath(theme: ThemeId, letters: readonly string[]): string {
  return `/monogram/${theme}/${letters.map(encodeURIComponent).join("/")}`;
}
