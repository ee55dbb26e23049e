import { searchWords } from "./search-text.ts";

/** How many texts have a word, by its folded spelling. */
export type Dictionary = ReadonlyMap<string, number>;

/** A word of fewer letters is more likely an abbreviation than an error. */
const minLength = 3;

/** Words of this length or longer may have two errors, shorter ones one. */
const longWord = 5;

/** Counts in how many of the texts each word occurs. */
export function makeDictionary(texts: readonly string[]): Dictionary {
  const dictionary = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(searchWords(text, Infinity))) {
      if (word.length >= minLength) dictionary.set(word, (dictionary.get(word) ?? 0) + 1);
    }
  }
  return dictionary;
}

/** Replaces the words that are not known. Returns null when nothing is to be replaced. */
export function correctWords(
  words: readonly string[],
  known: ReadonlySet<string>,
  dictionary: Dictionary,
): string[] | null {
  const corrected = words.map((word) =>
    known.has(word) || word.length < minLength ? word : (correctWord(word, dictionary) ?? word),
  );
  return corrected.some((word, index) => word !== words[index]) ? corrected : null;
}

/** Returns the word that was meant, by the fewest errors and then the most texts, or null. */
export function correctWord(word: string, dictionary: Dictionary): string | null {
  const allowed = word.length < longWord ? 1 : 2;
  let best: { word: string; errors: number; count: number } | null = null;
  for (const [known, count] of dictionary) {
    const errors = countErrors(word, known, Math.min(allowed, best?.errors ?? allowed));
    if (errors === null) continue;
    const isBetter =
      !best ||
      errors < best.errors ||
      count > best.count ||
      (count === best.count && known < best.word);
    if (isBetter) best = { word: known, errors, count };
  }
  return best?.word ?? null;
}

/**
 * Returns the Damerau distance: letters added, left out, replaced, or swapped with their neighbour.
 * Null when it is larger than `max`.
 */
export function countErrors(word: string, other: string, max: number): number | null {
  if (Math.abs(word.length - other.length) > max) return null;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= word.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = word[row - 1] === other[column - 1];
      const isSwapped = word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > max) return null;
    beforeLast = last;
    last = current;
  }
  const errors = at(last, other.length);
  return errors <= max ? errors : null;
}

function at(row: number[], column: number): number {
  return row[column] ?? Infinity;
}
