const graphemes = new Intl.Segmenter("nb", { granularity: "grapheme" });

/** A longer word is broken rather than set smaller still. */
const longest = 16;

/** The size of display type follows from how long the longer name is, in narrow letters. */
export function nameLength(names: readonly string[]): number {
  const lengths = names.flatMap((name) => {
    const words = name.split(/[\s-]+/u).map(widthOf);
    // A name of several words may break between them, but should not fill the screen either.
    return [...words, Math.ceil(widthOf(name) / 2)];
  });
  return Math.min(longest, Math.max(5, ...lengths));
}

/** Whether both names and the sign between them fit on one line, and on which screens. */
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

/** "I" and "O" of Ingrid and Ola: the first letter of each, as it would be written large. */
export function initials(names: readonly string[]): string[] {
  return names
    .map((name) => [...graphemes.segment(name.trim())][0]?.segment ?? "")
    .map((letter) => letter.toLocaleUpperCase("nb"));
}
