import type { ThemeId } from "#app/features/weddings/rules.ts";

/** The picture a shared link shows; the version makes a changed wedding's picture a new one. */
export function cardPath(wedding: { id: string; version: number }): string {
  return `/wedding-card.jpg?id=${wedding.id}&v=${wedding.version}`;
}

/** The couple's letters as an icon. */
export function monogramPath(theme: ThemeId, letters: readonly string[]): string {
  return `/monogram/${theme}/${letters.map(encodeURIComponent).join("/")}`;
}
