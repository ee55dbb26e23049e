import { gzipSync } from "node:zlib";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, test } from "vitest";
import { parseHtml } from "#tests/support/parse-html.ts";
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

/** Texts and URLs of all links, in order. */
function links(markup: string): [text: string, href: string][] {
  return [...parseHtml(markup).document.links].map((link) => [
    link.textContent.trim(),
    link.getAttribute("href") ?? "",
  ]);
}

test.each([
  ["Hjem", "/"],
  ["Bryllupsnettsider", "/create"],
  ["Planlegger", "/admin"],
  ["Markedsplass", "/marketplace"],
  ["Guides", "/guides"],
  ["Om oss", "/about"],
  ["Logg inn", "/auth"],
])("the header links %s to %s, in the row and in the small menu", (text, href) => {
  expect(links(header).filter((link) => link[0] === text)).toEqual([
    [text, href],
    [text, href],
  ]);
});

it("the header has a button to start the wizard", () => {
  expect(links(header)).toContainEqual(["Kom i gang", "/create"]);
});

it("the hero has three buttons", () => {
  expect(links(hero)).toEqual([
    ["Lag bryllupsnettside", "/create"],
    ["Planlegg bryllup", "/admin"],
    ["Utforsk markedsplass", "/marketplace"],
  ]);
});

it("the features link to the planner's tools and to each category", () => {
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

it("the footer links to the legal pages", () => {
  expect(links(footer)).toContainEqual(["Personvern", "/privacy"]);
  expect(links(footer)).toContainEqual(["Vilkår", "/terms"]);
});

it("the figures are marked as examples", () => {
  for (const figure of ["1000+", "3 min", "100 %", "Eksempeltall"]) expect(page).toContain(figure);
});

it("the page has four categories of four features each, and the year", () => {
  const { document, getAllByRole } = parseHtml(menu);
  expect(getAllByRole("heading", { level: 3, hidden: true })).toHaveLength(4);
  expect(document.querySelectorAll("li")).toHaveLength(16);
  expect(page).toContain("© 2024 Jaord");
});

it("the page has one h1 and no style attributes", () => {
  const { document, getAllByRole } = parseHtml(page);
  expect(getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(document.querySelector("[style]")).toBeNull();
});

it("the page links to the example wedding only if there is one", () => {
  const targets = (markup: string) => links(markup).map(([, href]) => href);
  expect(targets(page).filter((href) => href.startsWith("/wedding"))).toEqual([]);
  expect(targets(render(<Hero demoWeddingId="k4r1" />))).toContain("/wedding?id=k4r1");
});

it("the hero's sprigs are an SVG file of less than 12 kB gzipped", async () => {
  const response = heroSprigs();
  const drawing = await response.text();
  expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
  const svg = parseHtml(drawing).document.body.firstElementChild;
  expect(svg?.getAttribute("xmlns")).toBe("http://www.w3.org/2000/svg");
  expect(gzipSync(drawing).length).toBeLessThan(12_000);
});
