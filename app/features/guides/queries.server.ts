import type { z } from "zod";
import type { Block, GuideBlocks, Source } from "#content/guides/blocks.ts";
import { countHits, excerptWith, type GuideFilter, headingId, readingMinutes } from "./rules.ts";
import { frontMatter } from "./schema.ts";

const maxRelated = 4;
const maxFound = 3;

interface ParsedSection {
  /** Null for what stands before the first heading. */
  heading: { id: string; text: string; month: number | null } | null;
  markdown: string;
  blocks: Block[];
}

export interface GuideSection extends Omit<ParsedSection, "markdown"> {
  /** Sanitised. */
  html: string;
}

type GuideMeta = z.output<typeof frontMatter>;

export interface GuideSummary extends Omit<GuideMeta, "colour" | "icon"> {
  minutes: number;
}

interface ParsedGuide extends GuideSummary {
  /** The article without marks. */
  text: string;
  sections: ParsedSection[];
  sources: Source[];
}

export interface Guide extends Omit<ParsedGuide, "sections"> {
  sections: GuideSection[];
}

const texts = import.meta.glob<string>("../../../content/guides/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});
const blocksOfGuides = import.meta.glob<GuideBlocks>("../../../content/guides/*.blocks.ts", {
  eager: true,
  import: "blocks",
});

const guides: ParsedGuide[] = Object.entries(texts)
  .map(([path, text]) => parseGuide(text, blocksOfGuides[path.replace(".md", ".blocks.ts")]))
  .sort((a, b) => a.id - b.id);

/** Returns the guides in the order of their ids. */
export function listGuides(filter: GuideFilter = { category: null, topic: null }): GuideSummary[] {
  return guides
    .filter(({ category }) => !filter.category || category === filter.category)
    .filter(({ topics }) => !filter.topic || topics.includes(filter.topic))
    .map(summaryOf);
}

/** Returns the three featured guides; the first is shown large. */
export function listFeaturedGuides(): GuideSummary[] {
  return guides
    .filter(({ featured }) => featured !== null)
    .sort((a, b) => (a.featured ?? 0) - (b.featured ?? 0))
    .map(summaryOf);
}

/** @param id as written in the address; anything but a known number is null */
export function findGuide(id: string): GuideSummary | null {
  return guides.find((guide) => String(guide.id) === id) ?? null;
}

/** Like `findGuide`, with the article as HTML. */
export async function readGuide(id: string): Promise<Guide | null> {
  const guide = guides.find((guide) => String(guide.id) === id);
  return guide ? renderGuide(guide) : null;
}

/** Returns the guide with its sections as sanitised HTML. */
export async function renderGuide(guide: ParsedGuide): Promise<Guide> {
  // Loaded late: its packages take megabytes, and only guides need them.
  const { renderMarkdown } = await import("#app/platform/markdown.server.ts");
  const sections = guide.sections.map(({ markdown, ...section }) => ({
    ...section,
    html: renderMarkdown(markdown),
  }));
  return { ...guide, sections };
}

/** Returns up to four others, first those with the most topics in common. */
export function listRelatedGuides({ id, topics }: GuideSummary): GuideSummary[] {
  const shared = (other: GuideSummary) =>
    other.topics.filter((topic) => topics.includes(topic)).length;
  return guides
    .filter((other) => other.id !== id)
    .sort((a, b) => shared(b) - shared(a) || a.id - b.id)
    .slice(0, maxRelated)
    .map(summaryOf);
}

export interface FoundGuide extends GuideSummary {
  /** A passage with one of the words. */
  excerpt: string;
}

/** Returns the guides with the most of the folded words, up to three. */
export function searchGuides(words: readonly string[]): FoundGuide[] {
  if (words.length === 0) return [];
  return guides
    .flatMap((guide) => {
      const excerpt = excerptWith(guide.text, words) ?? guide.description;
      const hits = countHits(guide, words);
      return hits > 0 ? [{ guide, excerpt, hits }] : [];
    })
    .sort((a, b) => b.hits - a.hits || a.guide.id - b.guide.id)
    .slice(0, maxFound)
    .map(({ guide, excerpt }) => ({ ...summaryOf(guide), excerpt }));
}

/** Throws when an article is not written as it must be. */
export function parseGuide(source: string, data?: GuideBlocks): ParsedGuide {
  const [, head = "", body = ""] = source.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
  const lines = head.split("\n").map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const meta = frontMatter.parse(Object.fromEntries(lines));
  const { blocks = [], sources = [], months = {} } = data ?? {};
  const sections = body.split(/^(?=## )/m).map((part): ParsedSection => {
    const [, heading, rest = part] = part.match(/^## ([^\n]+)\n([\s\S]*)$/) ?? [];
    return {
      heading: heading
        ? { id: headingId(heading), text: heading, month: months[heading] ?? null }
        : null,
      markdown: rest,
      blocks: blocks.filter(({ after }) => after === heading).map(({ block }) => block),
    };
  });
  const { colour, icon, ...shown } = meta;
  const text = body.replace(/[*#]|^- /gm, "");
  return { ...shown, minutes: readingMinutes(body), text, sections, sources };
}

function summaryOf({ text, sections, sources, ...summary }: ParsedGuide): GuideSummary {
  return summary;
}
