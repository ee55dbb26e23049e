import type { CoverSubject } from "#app/ornament/covers/cover-inks.ts";
import { isFormOf, splitWords } from "#app/platform/search-text.ts";

// Guides are articles about weddings, written by the editors and stored with the code.

/** In the order of the shelf. `count` is the specification's figure, shown as an example. */
export const guideCategories = [
  { name: "Planlegging", count: 45, cover: "planning" },
  { name: "Budsjett", count: 28, cover: "budget" },
  { name: "Stil & design", count: 67, cover: "style" },
  { name: "Etikette", count: 23, cover: "etiquette" },
  { name: "Lokaler", count: 34, cover: "venues" },
  { name: "Tradisjon", count: 19, cover: "tradition" },
] as const satisfies readonly { name: string; count: number; cover: CoverSubject }[];

export type GuideCategory = (typeof guideCategories)[number]["name"];

export function coverOf(category: GuideCategory): CoverSubject {
  return guideCategories.find(({ name }) => name === category)?.cover ?? "planning";
}

export const guideTopics = [
  "Prøvingsattest",
  "Borgerlig vielse",
  "Gjesteliste",
  "Taler",
  "Bunad",
  "Nattmat",
  "Bordpynt",
  "Regn på dagen",
  "Brudevals",
  "Morgengave",
  "Budsjett under 100 000",
  "Barn i bryllup",
] as const;

type GuideTopic = (typeof guideTopics)[number];

export interface GuideFilter {
  category: GuideCategory | null;
  topic: GuideTopic | null;
}

const wordsPerMinute = 200;

/** Rounds up to whole minutes. */
export function readingMinutes(text: string): number {
  return Math.ceil(countWords(text) / wordsPerMinute);
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** Unknown values filter nothing. */
export function readGuideFilter(query: URLSearchParams): GuideFilter {
  const [category, topic] = [query.get("kategori"), query.get("tema")];
  return {
    category: guideCategories.find(({ name }) => name === category)?.name ?? null,
    topic: guideTopics.find((name) => name === topic) ?? null,
  };
}

/** The id of a heading within its page. */
export function headingId(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .replaceAll("å", "a")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A word of the title counts as much as five of the text. */
const titleWeight = 5;

interface SearchedGuide {
  title: string;
  tags: readonly string[];
  topics: readonly string[];
  text: string;
}

/** Returns 0 unless each of the folded words occurs in some form. */
export function countHits(guide: SearchedGuide, words: readonly string[]): number {
  const { title, tags, topics, text } = guide;
  const heads = splitWords([title, ...tags, ...topics].join(" "));
  const body = splitWords(text);
  const counts = words.map((word) => {
    const inHead = heads.filter((head) => isFormOf([word], head)).length;
    return inHead * titleWeight + body.filter((other) => isFormOf([word], other)).length;
  });
  return counts.includes(0) ? 0 : counts.reduce((sum, count) => sum + count, 0);
}

const excerptLength = 90;

/** Returns an excerpt around the first word that was searched for; null when none occurs. */
export function excerptWith(text: string, words: readonly string[]): string | null {
  const sentence = text
    .split(/(?<=[.!?])\s+|\n+/)
    .find((each) =>
      splitWords(each).some((part, index) => index % 2 === 1 && isFormOf(words, part)),
    );
  if (!sentence) return null;
  if (sentence.length <= excerptLength) return sentence;
  const parts = splitWords(sentence);
  const hit = parts.findIndex((part, index) => index % 2 === 1 && isFormOf(words, part));
  let [start, end] = [hit, hit + 1];
  const length = () => parts.slice(start, end).join("").length;
  while (length() < excerptLength && (start > 0 || end < parts.length)) {
    if (start > 0) start -= 1;
    if (end < parts.length) end += 1;
  }
  const passage = parts.slice(start, end).join("").trim();
  return `${start > 0 ? "… " : ""}${passage}${end < parts.length ? " …" : ""}`;
}
