import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { listGuides } from "#app/features/guides/queries.server.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { GuidesSection } from "./guides-section.tsx";
import { MarketSection } from "./market-section.tsx";
import { SearchSection } from "./search-section.tsx";
import { TestimonialsSection } from "./testimonials-section.tsx";

function parse(part: ReactNode) {
  const html = renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>);
  const parsed = parseHtml(html);
  const links = [...parsed.document.links].map(({ textContent, href }) => [
    textContent,
    decodeURIComponent(href.replace("http://jaord.test", "")),
  ]);
  return { html, links, ...parsed };
}

/** The texts of the elements, without markup between them. */
function textsOf(elements: Iterable<Element>): string[] {
  return [...elements].map(({ textContent }) => textContent ?? "");
}

describe("search", () => {
  const { document, getByRole, links, html } = parse(<SearchSection />);

  test("is a form to /search that wants a visible character", () => {
    const form = document.querySelector("form");
    expect(form?.getAttribute("action")).toBe("/search");
    expect(form?.getAttribute("method")).toBeNull();
    const box = getByRole("searchbox", { name: "Søk" }) as HTMLInputElement;
    expect([box.name, box.required]).toEqual(["q", true]);
    const pattern = new RegExp(`^(?:${box.getAttribute("pattern")})$`, "v");
    expect(["Slør", " kjole ", "   "].map((text) => pattern.test(text))).toEqual([
      true,
      true,
      false,
    ]);
    expect(getByRole("button", { name: "Søk" }).getAttribute("type")).toBe("submit");
  });

  test("has 20 popular searches, hidden without script, which do not send the form", () => {
    const chips = [...document.querySelectorAll("fieldset[hidden] button[type='button']")];
    expect(new Set(textsOf(chips)).size).toBe(20);
    expect(chips.filter((chip) => chip.closest("form"))).toEqual([]);
    for (const text of ["Brudekjole", "Bryllupslokale", "Bryllupsgave", "Takkekort"]) {
      expect(textsOf(chips)).toContain(text);
    }
  });

  test("has six tiles, which link to their category", () => {
    expect(links).toEqual([
      ["Brudekjoler2000+", "/marketplace?category=brudekjoler"],
      ["Sko500+", "/marketplace?category=sko"],
      ["Dekorasjon800+", "/marketplace?category=dekorasjon"],
      ["Gaver1200+", "/marketplace?category=gaver"],
      ["Blomster600+", "/marketplace?category=blomster"],
      ["Tilbehør400+", "/marketplace?category=tilbehør"],
    ]);
    expect(html.match(/Eksempeltall/g)).toHaveLength(1);
  });
});

describe("marketplace", () => {
  const { getByRole, getAllByRole, links, html } = parse(<MarketSection hasSamples />);

  test("has six categories with counts, which are no links, and one mark", () => {
    const categories = getByRole("list", { name: "Kategorier" });
    expect(textsOf(categories.children)).toEqual([
      "Brudekjoler450 produkter",
      "Sko230 produkter",
      "Dekorasjon680 produkter",
      "Blomster120 produkter",
      "Gaver340 produkter",
      "Tilbehør890 produkter",
    ]);
    expect(categories.querySelectorAll("a, button")).toHaveLength(0);
    expect(html.match(/Eksempeltall/g)).toHaveLength(1);
  });

  test("has four products, each marked as an example", () => {
    expect(textsOf(getAllByRole("heading", { level: 3 }))).toEqual([
      "Bohemkjole med trompetermer",
      "24 lysestaker i gips",
      "Brudebukett med peoner",
      "Sølje i oksidert sølv",
    ]);
    expect(html.match(/Eksempel</g)).toHaveLength(4);
    expect(html).toContain("4\u00a0400\u00a0kr");
    for (const id of [8, 17, 27, 37]) {
      expect(links.map(([, href]) => href)).toContain(`/product/${id}`);
    }
  });

  test("links to no product where the samples are switched off", () => {
    const { links: other } = parse(<MarketSection hasSamples={false} />);
    expect(other.filter(([, href]) => href?.startsWith("/product"))).toEqual([]);
  });

  test("has buttons to the marketplace", () => {
    expect(links).toContainEqual(["Utforsk markedsplassen", "/marketplace"]);
    expect(links).toContainEqual(["Selg noe", "/sell"]);
    expect(links).toContainEqual(["Se alle produkter", "/marketplace"]);
  });
});

test("the guides have six categories with counts and four articles", () => {
  const { getByRole, getAllByRole, html } = parse(
    <GuidesSection guides={listGuides().slice(0, 4)} />,
  );
  const categories = getByRole("list", { name: "Guidekategorier" });
  expect(textsOf(categories.children)).toEqual([
    "Planlegging 45",
    "Budsjett 28",
    "Stil & design 67",
    "Etikette 23",
    "Lokaler 34",
    "Tradisjon 19",
  ]);
  expect(categories.querySelectorAll("a, button")).toHaveLength(0);
  const buttons = getAllByRole("link", { name: /^Les guide: / });
  expect(buttons.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    [1, 2, 3, 4].map((id) => ["Les guide", `/guide/${id}`]),
  );
  expect(html.match(/Eksempeltall/g)).toHaveLength(1);
});

test("four testimonials with five stars are marked, and are no links", () => {
  const { document, getAllByRole, html } = parse(<TestimonialsSection />);
  expect(document.querySelectorAll("figure")).toHaveLength(4);
  expect(getAllByRole("img", { name: "5 av 5 stjerner" })).toHaveLength(4);
  expect(document.querySelectorAll("figure img")).toHaveLength(4);
  expect(html).toContain("Eksempel, ikke ekte omtaler");
  expect(document.querySelectorAll("a, button")).toHaveLength(0);
  const services = textsOf(document.querySelectorAll("figcaption span"));
  const offerings = ["Bryllupsnettsider", "Planlegger", "Markedsplass", "Guides"];
  expect(services.filter((text) => !offerings.includes(text.split(" · ")[0] ?? ""))).toEqual([]);
  expect(textsOf(document.querySelectorAll("dd"))).toEqual(["5000+", "15000+", "4.9/5", "2000+"]);
  expect(html.match(/Eksempeltall/g)).toHaveLength(1);
});

test.each([
  ["shelf", 13],
  ["pressed-plants", 5],
])("the drawing %s has at most %d kB gzipped", (name, kB) => {
  const drawing = readFileSync(new URL(`drawings/${name}.svg`, import.meta.url));
  expect(gzipSync(drawing).length).toBeLessThan(kB * 1000);
});
