import { expect, test, vi } from "vitest";
import { listGuides } from "#app/features/guides/queries.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { renderRoute } from "#tests/support/render-route.tsx";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import * as guide from "./guide.tsx";
import * as guides from "./guides.tsx";

// Only a build gives the script of the pages a URL.
vi.mock("./elements/main.ts?script", () => ({ default: "/elements.js" }));

useTestDatabase();

const ErrorBoundary = () => null;

const argsOf = (id: string | undefined) =>
  ({ ...loaderArgs(`/guide/${id ?? ""}`), params: { id } }) as never;

async function openGuides(path: string) {
  return parseHtml(await renderRoute(path, { ...guides, ErrorBoundary }, {}));
}

async function openGuide(id: string | undefined) {
  const loader = () => guide.loader(argsOf(id));
  return parseHtml(await renderRoute("/guide", { ...guide, loader, ErrorBoundary }, {}));
}

const textsOf = (elements: Iterable<Element>) => [...elements].map((one) => one.textContent);

test("/guides has six categories with counts, three featured guides, topics and all guides", async () => {
  const { document, getByRole, getAllByRole } = await openGuides("/guides");
  expect(textsOf(getAllByRole("heading", { level: 1 }))).toEqual(["Guides"]);
  const shelf = getByRole("navigation", { name: "Kategorier" });
  expect(textsOf(shelf.querySelectorAll("li"))).toEqual([
    "Planlegging45 artikler",
    "Budsjett28 artikler",
    "Stil & design67 artikler",
    "Etikette23 artikler",
    "Lokaler34 artikler",
    "Tradisjon19 artikler",
  ]);
  expect(shelf.textContent).toContain("Eksempeltall");
  const featured = getByRole("region", { name: "Populære guides" });
  expect(featured.querySelectorAll("article")).toHaveLength(3);
  const topics = getByRole("navigation", { name: "Populære emner" });
  expect(topics.querySelectorAll("a")).toHaveLength(12);
  const all = getByRole("region", { name: "Alle guides" });
  const cards = [...all.querySelectorAll("article")];
  expect(cards).toHaveLength(6);
  for (const [index, card] of cards.entries()) {
    expect(card.querySelector("h3 a")?.getAttribute("href")).toBe(`/guide/${index + 1}`);
    expect(card.textContent).toMatch(/\d+ min lesetid/);
    expect(card.querySelectorAll("li").length).toBeLessThanOrEqual(2);
  }
  expect(document.querySelector("[style]")).toBeNull();
});

test("a topic or a category shows its guides only", async () => {
  const topic = await openGuides("/guides?tema=Morgengave");
  const found = topic.getByRole("region", { name: "Guides om Morgengave" });
  expect(textsOf(found.querySelectorAll("h3"))).toEqual(["Brudekrone, brudeskål og nattmat"]);
  const category = await openGuides("/guides?kategori=Stil+%26+design");
  const styled = category.getByRole("region", { name: "Guides om Stil & design" });
  expect(styled.querySelectorAll("article")).toHaveLength(1);
  const unknown = await openGuides("/guides?tema=%3Cscript%3E&kategori=annet");
  expect(
    unknown.getByRole("region", { name: "Alle guides" }).querySelectorAll("article"),
  ).toHaveLength(6);
});

test.each(listGuides())("/guide/$id shows the article", async ({ id, title, author, minutes }) => {
  const { document, getByRole, getAllByRole } = await openGuide(String(id));
  expect(textsOf(getAllByRole("heading", { level: 1 }))).toEqual([title]);
  expect(getByRole("link", { name: "Tilbake til guides" }).getAttribute("href")).toBe("/guides");
  const text = document.body.textContent ?? "";
  expect(text).toContain(`${author} · 24. november 2026`);
  expect(text).toContain(`${minutes} min lesetid`);
  expect(getByRole("heading", { name: "Kilder" })).toBeDefined();
  const related = getByRole("region", { name: "Les også" });
  expect(related.querySelectorAll("h3")).toHaveLength(4);
  expect(related.querySelector(`a[href="/guide/${id}"]`)).toBeNull();
  const contents = [...document.querySelectorAll<HTMLAnchorElement>("nav a[href^='#']")];
  for (const link of contents) {
    expect(document.getElementById(link.hash.slice(1))?.tagName).toBe("H2");
  }
  expect(document.querySelectorAll("article script, [style]")).toHaveLength(0);
});

test("/guide is the first guide", async () => {
  const { getAllByRole } = await openGuide(undefined);
  expect(textsOf(getAllByRole("heading", { level: 1 }))).toEqual([
    "Hva koster et bryllup i Norge i dag?",
  ]);
});

test.each(["7", "abc", "<script>"])("guide %s is not found", async (id) => {
  const { getByRole } = await openGuide(id);
  expect(getByRole("heading", { level: 1 }).textContent).toBe("Guiden ble ikke funnet");
  expect((await responseOf(() => guide.loader(argsOf(id)))).status).toBe(404);
});

test("an article describes itself to search engines", async () => {
  const { body } = await responseOf(() => guide.loader(argsOf("3")));
  const tags = guide.meta({ loaderData: body } as never) as Record<string, unknown>[];
  expect(tags.flatMap((tag) => tag["script:ld+json"] ?? [])).toMatchObject([
    {
      "@type": "Article",
      headline: "Brudekrone, brudeskål og nattmat",
      datePublished: "2026-11-24",
    },
    { "@type": "BreadcrumbList" },
  ]);
});
