/**
 * What the Latin files of the page's fonts lack, named like Fontsource's subsets. Where a family has
 * no such subset, the letters come from a Noto font.
 */
export interface Script {
  readonly subset: string;
  readonly range: string;
  readonly serif: string;
  readonly sans: string;
  /** Its letters touch, so space between them would break words. */
  readonly isJoined?: true;
}

const noto = (name: string) => ({ serif: `noto-${name}`, sans: `noto-${name}` });
const european = { serif: "noto-serif", sans: "noto-sans" };

/** Chinese, Japanese and Korean fonts are too large to ship; devices have their own. */
export const scripts: readonly Script[] = [
  { subset: "vietnamese", range: "U+0300-0303,U+0309,U+0323,U+1EA0-1EF1", ...european },
  { subset: "cyrillic", range: "U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116", ...european },
  { subset: "cyrillic-ext", range: "U+0460-048F,U+0492-04AF,U+04B2-052F", ...european },
  { subset: "greek", range: "U+0370-03FF", ...european },
  {
    subset: "arabic",
    range: "U+0600-06FF,U+0750-077F,U+08A0-08FF",
    ...noto("naskh-arabic"),
    isJoined: true,
  },
  { subset: "hebrew", range: "U+0590-05FF", ...noto("serif-hebrew") },
  { subset: "armenian", range: "U+0530-058F", ...noto("serif-armenian") },
  { subset: "georgian", range: "U+10A0-10FF,U+1C90-1CBF", ...noto("serif-georgian") },
  { subset: "devanagari", range: "U+0900-097F", ...noto("serif-devanagari"), isJoined: true },
  { subset: "bengali", range: "U+0980-09FF", ...noto("serif-bengali"), isJoined: true },
  { subset: "gurmukhi", range: "U+0A00-0A7F", ...noto("sans-gurmukhi"), isJoined: true },
  { subset: "tamil", range: "U+0B80-0BFF", ...noto("serif-tamil") },
  { subset: "sinhala", range: "U+0D80-0DFF", ...noto("serif-sinhala") },
  { subset: "thai", range: "U+0E00-0E7F", ...noto("serif-thai") },
  { subset: "ethiopic", range: "U+1200-139F,U+2D80-2DDF", ...noto("sans-ethiopic") },
];

/** From the combining marks on, without emoji. */
const beyondLatin = /[\u0300-\u1fff\u2116\u2d80-\u2ddf]/gu;

const intervals = scripts.flatMap((script) =>
  script.range.split(",").map((range) => {
    const [first = 0, last = first] = range.match(/[0-9A-F]{4}/g)?.map(toCodePoint) ?? [];
    return { script, first, last };
  }),
);

/** Returns the scripts of a text; none for Latin letters, signs and emoji. */
export function scriptsIn(text: string): Script[] {
  const found = new Set<Script>();
  for (const letter of text.normalize("NFC").match(beyondLatin) ?? []) {
    const code = letter.codePointAt(0) ?? 0;
    const within = intervals.find(({ first, last }) => first <= code && code <= last);
    if (within) found.add(within.script);
  }
  return scripts.filter((script) => found.has(script));
}

function toCodePoint(hex: string): number {
  return Number.parseInt(hex, 16);
}
