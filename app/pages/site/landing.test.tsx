import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, test } from "vitest";
import { FeatureMenu } from "./landing/feature-menu.tsx";
import { Hero } from "./landing/hero.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

const page = renderToStaticMarkup(
  <MemoryRouter>
    <SiteHeader />
    <Hero demoWeddingId={null} />
    <FeatureMenu />
    <SiteFooter />
  </MemoryRouter>,
);

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
  ["Kom i gang", "/create"],
  ["Lag bryllupsnettside", "/create"],
  ["Planlegg bryllup", "/admin"],
  ["Utforsk markedsplass", "/marketplace"],
  ["Personvern", "/privacy"],
  ["Vilkår", "/terms"],
])("%s leads to %s", (text, href) => {
  expect(links(page)).toContainEqual([text, href]);
});

it("leads from the features to the planner's tools", () => {
  const hrefs = links(page).map(([, href]) => href);
  for (const tool of ["/guest-list", "/seating-chart", "/budget", "/vendors"]) {
    expect(hrefs).toContain(tool);
  }
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
  const withDemo = renderToStaticMarkup(
    <MemoryRouter>
      <Hero demoWeddingId="k4r1" />
    </MemoryRouter>,
  );
  expect(withDemo).toContain('href="/wedding?id=k4r1"');
});
