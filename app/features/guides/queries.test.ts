import { expect, test } from "vitest";
import { foldForSearch } from "#app/platform/search-text.ts";
import {
  findGuide,
  listFeaturedGuides,
  listGuides,
  parseGuide,
  readGuide,
  renderGuide,
  searchGuides,
} from "./queries.server.ts";
import {
  countWords,
  excerptWith,
  guideCategories,
  guideTopics,
  headingId,
  readingMinutes,
} from "./rules.ts";

const head = `id: 1
title: Tittel
description: Om noe
category: Budsjett
icon: Crown
colour: #b98f45
author: Redaksjonen
publishDate: 2026-11-24
checked: 2026-11-22
featured:
tags: En, To
topics: Taler`;

const article = (body: string) => `---\n${head}\n---\n${body}`;

test("six guides, one of each category, are read", () => {
  const guides = listGuides();
  expect(guides.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  const categories = guideCategories.map(({ name }) => name);
  expect(guides.map(({ category }) => category).sort()).toEqual([...categories].sort());
  expect(listFeaturedGuides().map(({ featured }) => featured)).toEqual([1, 2, 3]);
});

test("every topic finds a guide", () => {
  for (const topic of guideTopics) {
    expect(listGuides({ category: null, topic }), topic).not.toEqual([]);
  }
});

test.each(listGuides().map(({ id }) => id))("guide %i is read in 6 to 12 minutes", async (id) => {
  const guide = await readGuide(String(id));
  const words = countWords(
    guide?.sections.map(({ html }) => html.replace(/<[^>]*>/g, " ")).join(" ") ?? "",
  );
  expect(words).toBeGreaterThanOrEqual(1200);
  expect(words).toBeLessThanOrEqual(2400);
  expect(guide?.minutes).toBeGreaterThanOrEqual(6);
  expect(guide?.minutes).toBeLessThanOrEqual(12);
  expect(guide?.tags.length).toBeGreaterThanOrEqual(2);
});

test.each(listGuides().map(({ id }) => id))(
  "guide %i has all its blocks, with sources",
  async (id) => {
    const guide = await readGuide(String(id));
    const files = import.meta.glob<{ blocks: { blocks: unknown[]; months?: object } }>(
      "../../../content/guides/*.blocks.ts",
      { eager: true },
    );
    const [, file] = Object.entries(files).find(([path]) => path.includes(`/${id}-`)) ?? [];
    const shown = guide?.sections.flatMap(({ blocks }) => blocks) ?? [];
    expect(shown).toHaveLength(file?.blocks.blocks.length ?? 0);
    const months = guide?.sections.flatMap(({ heading }) => heading?.month ?? []) ?? [];
    expect(months).toHaveLength(Object.keys(file?.blocks.months ?? {}).length);
    for (const section of guide?.sections ?? []) {
      const kinds = section.blocks.map(({ kind }) => kind);
      expect(new Set(kinds).size, section.heading?.text).toBe(kinds.length);
    }
    const numbers = shown.flatMap((block) => ("sources" in block ? block.sources : []));
    for (const number of numbers) expect(guide?.sources[number - 1]).toBeDefined();
  },
);

test("headings have distinct addresses", async () => {
  for (const { id } of listGuides()) {
    const guide = await readGuide(String(id));
    const ids = guide?.sections.flatMap(({ heading }) => heading?.id ?? []) ?? [];
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(headingId("Låve, naust & ÆØÅ: «slik»")).toBe("lave-naust-aeoa-slik");
});

test.each([
  [["slor"], [3]],
  [["bunad"], [3, 1, 5]],
  [["prøvingsattest"].map(foldForSearch), [2, 3]],
  [["bunad", "finnesikke"], []],
  [[], []],
])("the words %j are found in the guides %j", (words, ids) => {
  const found = searchGuides(words);
  expect(found.map(({ id }) => id)).toEqual(ids);
  for (const { excerpt } of found) expect(excerpt.length).toBeLessThan(130);
});

test.each([
  ["En kort setning om slør.", "En kort setning om slør."],
  [
    `Først noe annet. ${"Ord foran ".repeat(12)}med slør ${"og ord bak ".repeat(12)}her.`,
    /^… .*slør.* …$/,
  ],
  ["Ingenting her.", null],
])("an excerpt of %j is %s", (text, excerpt) => {
  const shown = excerptWith(text, ["slor"]);
  if (excerpt instanceof RegExp) expect(shown).toMatch(excerpt);
  else expect(shown).toBe(excerpt);
});

test("an unknown or misspelled id finds nothing", () => {
  for (const id of ["0", "7", "01", "1.0", "en", "", "1e0", "-1"]) expect(findGuide(id)).toBeNull();
});

test("reading time rounds up at 200 words a minute", () => {
  expect(readingMinutes("ord ".repeat(200))).toBe(1);
  expect(readingMinutes("ord ".repeat(201))).toBe(2);
});

test.each([
  ["category: Budsjett", "category: Annet"],
  ["topics: Taler", "topics: Ukjent emne"],
  ["publishDate: 2026-11-24", "publishDate: i går"],
  ["author: Redaksjonen\n", ""],
  ["id: 1", "id: 1\nscript: js"],
])("front matter with another %s is refused", (line, replacement) => {
  const text = article("Tekst").replace(line, replacement);
  expect(() => parseGuide(text)).toThrow();
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[lenke](javascript:alert(1))",
  "![bilde](javascript:alert(1))",
  "<svg><script>alert(1)</script></svg>",
  "<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "`<b onclick=alert(1)>`",
  "<a href='data:text/html,<script>alert(1)</script>'>x</a>",
  "<p style='background:url(javascript:alert(1))'>x</p>",
  "<javascript:alert(1)>",
  "**<iframe src=//evil.example>**",
])("hostile Markdown stays text: %s", async (text) => {
  const { sections } = await renderGuide(parseGuide(article(`${text}\n\n## ${text}\n\n- ${text}`)));
  for (const { html } of sections) {
    const tags = [...html.matchAll(/<\/?([a-z][a-z0-9]*)([^>]*)>/gi)];
    for (const [, name, attributes] of tags) {
      expect(["p", "strong", "em", "ul", "li", "br"]).toContain(name);
      expect(attributes?.trim()).toBe("");
    }
  }
});
