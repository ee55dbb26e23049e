import { isFormOf, splitWords } from "#app/platform/search-text.ts";

/** Marks the words that were searched for, also within compounds and in other forms. */
export function Highlight({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  return splitWords(text).map((part, index) =>
    index % 2 === 1 && isFormOf(words, part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
      <mark key={index} className="bg-transparent text-inherit inset-shadow-[0_-0.38em_0_#f0d9b4]">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
