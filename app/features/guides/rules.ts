// Guides are articles about weddings, written by the editors and stored with the code.

/** In the order of the shelf. `count` is the specification's figure, shown as an example. */
export const guideCategories = [
  { name: "Planlegging", count: 45 },
  { name: "Budsjett", count: 28 },
  { name: "Stil & design", count: 67 },
  { name: "Etikette", count: 23 },
  { name: "Lokaler", count: 34 },
  { name: "Tradisjon", count: 19 },
] as const;

export type GuideCategory = (typeof guideCategories)[number]["name"];

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
