const graphemes = new Intl.Segmenter("nb", { granularity: "grapheme" });

/** Of average width in the font, so that lengths in all fonts are in letters. */
const averageLetters = "MagnhildSebastianØdegård";

/** Longer words are broken instead of set smaller. */
const maxLength = 16;

/**
 * Returns the length of the longer name in average letters, which determines the font size.
 * @param measure returns the width of a text in its font, or null when the font is unknown
 */
export function nameLength(
  names: readonly string[],
  measure: (text: string) => number | null,
): number {
  const letter = (measure(averageLetters) ?? 1) / averageLetters.length;
  const lengthOf = (text: string) => (measure(text) ?? widthOf(text) * letter) / letter;
  const lengths = names.flatMap((name) => {
    const words = name.split(/[\s-]+/u).map(lengthOf);
    // Names of several words may break, but must not fill the screen.
    return [...words, lengthOf(name) / 2];
  });
  return Math.min(maxLength, Math.max(5, Math.ceil(Math.max(...lengths) * 10) / 10));
}

export function nameFit(names: readonly string[]): "line" | "wide-line" | "stack" {
  const total = names.reduce((sum, name) => sum + widthOf(name), 0);
  if (total <= 11) return "line";
  return total <= 16 ? "wide-line" : "stack";
}

function widthOf(text: string): number {
  return [...graphemes.segment(text)].reduce(
    (sum, { segment }) =>
      sum +
      (/\p{Extended_Pictographic}|\p{Script=Han}|\p{Script=Hangul}|[MWmw]/u.test(segment)
        ? 1.5
        : 1),
    0,
  );
}

/** Returns "I" and "O" for Ingrid and Ola. */
export function initials(names: readonly string[]): string[] {
  return names
    .map((name) => [...graphemes.segment(name.trim())][0]?.segment ?? "")
    .map((letter) => letter.toLocaleUpperCase("nb"));
}
