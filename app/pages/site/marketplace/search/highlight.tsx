import { foldForSearch } from "#app/platform/search-text.ts";

const minSubstring = 3;
const minStem = 4;

/** Marks the words that were searched for, also within compounds and in other forms. */
export function Highlight({ text, words }: { text: string; words: string[] }) {
  if (words.length === 0) return text;
  const parts = text.split(/([\p{Letter}\p{Number}]+)/u);
  return parts.map((part, index) =>
    index % 2 === 1 && matchesAny(foldForSearch(part), words) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
      <mark key={index} className="bg-transparent text-inherit inset-shadow-[0_-0.38em_0_#f0d9b4]">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

function matchesAny(folded: string, words: string[]): boolean {
  return words.some((word) => {
    // Forms of one word begin alike, also at the end of a compound: `kjoler`, `ballkjolen`.
    const stem = word.slice(0, Math.max(minStem, word.length - 2));
    return folded === word || (stem.length >= minSubstring && folded.includes(stem));
  });
}
