/** Returns text for comparison: `Ødegård`, `odegaard` and `ODEGARD` are equal. */
export function foldForSearch(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/æ/g, "ae")
    .replace(/ø|oe/g, "o")
    .replace(/å|aa/g, "a")
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "");
}

const maxWords = 8;

/** Folded, because `to_tsvector` knows stop words only with their accents. */
const stopWords = new Set(
  "a av bade de den det en er et for fra fram i med mot na nar og ogsa om pa sa som til under vaere ved vi".split(
    " ",
  ),
);

/** Returns what is searched for: folded words of letters and digits, without the most common ones. */
export function searchWords(text: string, max = maxWords): string[] {
  const words = foldForSearch(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  const telling = words.filter((word) => !stopWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, max);
}

const minSubstring = 3;
const minStem = 4;

/** Tells whether a word is one of those searched for, in another form or at the end of a compound. */
export function isFormOf(words: readonly string[], word: string): boolean {
  const folded = foldForSearch(word);
  return words.some((searched) => {
    // Forms of one word begin alike, also within a compound: `kjoler`, `ballkjolen`.
    const stem = searched.slice(0, Math.max(minStem, searched.length - 2));
    return folded === searched || (stem.length >= minSubstring && folded.includes(stem));
  });
}

/** Returns words and what is between them, in turn; the words have odd places. */
export function splitWords(text: string): string[] {
  return text.split(/([\p{Letter}\p{Number}]+)/u);
}
