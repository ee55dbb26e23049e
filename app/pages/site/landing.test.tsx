import { gzipSync } from "node:zlib";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, test } from "vitest";
import { FeatureMenu } from "./landing/feature-menu.tsx";
import { Hero } from "./landing/hero.tsx";
import { loader as heroSprigs } from "./landing/hero-sprigs.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

function render(part: ReactNode): string {
  return renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>);
}

const header = render(<SiteHeader />);
const hero = render(<Hero demoWeddingId={null} />);
const menu = render(<FeatureMenu />);
const footer = render(<SiteFooter />);
const page = header + hero + menu + footer;

/** Texts and addresses of all links, in order. */
function links(markup: string): [text: string, href: string][] {
  return [...markup.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = "", content = ""]) => [content.replace(/<[^>]+>/g, "").trim(), href],
  );
}

test.each([
  ["Hjem", "/"],
  ["Bryllupsnettsider", "/create"],
  ["Planlegger", "/admin"],
  ["Markedsplass", "/marketplace"],
  ["Guides", "/guides"],
  ["Om oss", "/about"],
  ["Logg inn", "/auth"],
])("the header's %s leads to %s, in the row and in the small menu", (text, href) => {
  expect(links(header).filter((link) => link[0] === text)).toEqual([
    [text, href],
    [text, href],
  ]);
});

it("has a button in the header to begin with", () => {
  expect(links(header)).toContainEqual(["Kom i gang", "/create"]);
});

it("has the hero's three buttons", () => {
  expect(links(hero)).toEqual([
    ["Lag bryllupsnettside", "/create"],
    ["Planlegg bryllup", "/admin"],
    ["Utforsk markedsplass", "/marketplace"],
  ]);
});

it("leads from the features to the planner's tools and to each category", () => {
  expect(links(menu).map(([, href]) => href)).toEqual([
    "/create",
    "/guest-list",
    "/seating-chart",
    "/budget",
    "/vendors",
    "/admin",
    "/marketplace",
    "/guides",
  ]);
});

it("has the legal pages in the footer", () => {
  expect(links(footer)).toContainEqual(["Personvern", "/privacy"]);
  expect(links(footer)).toContainEqual(["Vilkår", "/terms"]);
});

it("shows the figures marked as examples", () => {
  for (const figure of ["1000+", "3 min", "100 %", "Eksempeltall"]) expect(page).toContain(figure);
});

it("has four categories of four features each, and the year", () => {
  expect(page.match(/<h3/g)).toHaveLength(4);
  expect(page.match(/<span class="text-14 text-muted">/g)).toHaveLength(16);
  expect(page).toContain("© 2024 Jaord");
});

it("has one heading of the first rank and needs no style attribute", () => {
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page).not.toContain("style=");
});

it("links to the example wedding only where there is one", () => {
  expect(page).not.toContain("/wedding?id=");
  const withDemo = render(<Hero demoWeddingId="k4r1" />);
  expect(withDemo).toContain('href="/wedding?id=k4r1"');
});

it("draws the hero's sprigs as a picture file of at most 12 kB gzipped", async () => {
  const answer = heroSprigs();
  const drawing = await answer.text();
  expect(answer.headers.get("Content-Type")).toBe("image/svg+xml");
  expect(drawing).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  expect(gzipSync(drawing).length).toBeLessThan(12_000);
});
