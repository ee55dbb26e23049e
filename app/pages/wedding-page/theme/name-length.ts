const graphemes = new Intl.Segmenter("nb", { granularity: "grapheme" });

/** Longer words are broken instead of set smaller. */
const maxLength = 16;

/** Returns the length of the longer name in narrow letters, which determines the font size. */
export function nameLength(names: readonly string[]): number {
  const lengths = names.flatMap((name) => {
    const words = name.split(/[\s-]+/u).map(widthOf);
    // Names of several words may break, but must not fill the screen.
    return [...words, Math.ceil(widthOf(name) / 2)];
  });
  return Math.min(maxLength, Math.max(5, ...lengths));
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
