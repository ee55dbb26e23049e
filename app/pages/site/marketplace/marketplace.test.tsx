import { beforeAll, describe, expect, test, vi } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertListing } from "#tests/support/listings.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { renderRoute } from "#tests/support/render-route.tsx";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { seedListings } from "../../../../database/seed/seed-listings.ts";
import * as category from "./category.tsx";
import * as marketplace from "./marketplace.tsx";

// Only a build gives the script of the pages a URL.
vi.mock("./elements/main.ts?script", () => ({ default: "/elements.js" }));

useTestDatabase();
beforeAll(() => seedListings(true));

const ErrorBoundary = () => null;

async function open(path: string) {
  const page = path.startsWith("/marketplace/") ? category : marketplace;
  return parseHtml(await renderRoute(path, { ...page, ErrorBoundary }, {}));
}

type Page = Awaited<ReturnType<typeof open>>;

const shown = ({ document }: Page) => document.getElementById("antall")?.textContent;
const titles = ({ document }: Page) =>
  [...document.querySelectorAll("#treff article h2")].map((title) => title.textContent);
const hrefs = ({ document }: Page, selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute("href") ?? "");

test.each([
  ["/marketplace/dresses", "Henger kjolen deres i skapet?", "Selg kjolen"],
  ["/marketplace/shoes", "Står skoene deres i skapet?", "Selg skoene"],
  ["/marketplace/decor", "Står pynten deres i en kasse?", "Selg pynten"],
  ["/marketplace/gifts", "Fikk dere to like?", "Selg den ene"],
])("the last cell of %s asks for the reader's own", async (path, title, action) => {
  const { document, getByRole } = await open(path);
  const cell = getByRole("heading", { name: title }).closest("li");
  expect(cell).toBe(document.querySelector("#treff ul > li:last-child"));
  expect(cell?.textContent).toContain("Gratis å legge ut. Vi tar 5 % når den er solgt.");
  expect(getByRole("link", { name: action }).getAttribute("href")).toBe("/sell");
});

describe("/marketplace", () => {
  test("has the specified texts, categories and cards", async () => {
    const page = await open("/marketplace");
    const { document, getByRole, getAllByRole } = page;
    expect(getAllByRole("heading", { level: 1 }).map((h1) => h1.textContent)).toEqual([
      "Markedsplass",
    ]);
    expect(shown(page)).toBe("Viser 42 av 42 produkter");
    expect(hrefs(page, "#sokefelt a")).toEqual(["/sell"]);
    const options = [...getByRole("combobox", { name: "Kategori" }).children];
    expect(options.map((option) => option.textContent)).toEqual([
      "Alle kategorier",
      ...["Brudekjoler", "Sko", "Dekorasjon", "Blomster", "Gaver", "Tilbehør", "Lokaler"],
    ]);
    const cards = [...document.querySelectorAll("#treff article")];
    expect(cards).toHaveLength(12);
    for (const card of cards) {
      expect(card.textContent).toMatch(/Privat|Butikk/);
      expect(card.textContent).toContain("Eksempel");
      expect(card.querySelector("img")?.getAttribute("src")).toMatch(/^\/art\/l-\d\d\.svg$/);
    }
    const links = getAllByRole("link", { name: /^Vis produkt/ });
    expect(links).toHaveLength(12);
    expect(links[0]?.getAttribute("href")).toMatch(/^\/product\/\d+$/);
    expect(document.querySelector("[style]")).toBeNull();
  });

  test.each([
    ["category=Brudekjoler", 10],
    ["category=BRUDEKJOLER", 10],
    ["category=ukjent", 42],
    ["pris=0-500", 7],
    ["pris=3000-", 12],
    ["tilstand=som-ny", 10],
    ["tilstand=ny+ubrukt", 17],
    ["selger=butikk", 14],
    ["storrelse=38", 5],
    ["fylke=oslo", 10],
    ["category=brudekjoler&selger=privat", 7],
    ["sok=HAVFRUE", 1],
    ["sok=blondeliv", 2],
  ])("?%s finds %i of 42", async (query, count) => {
    const page = await open(`/marketplace?${query}`);
    expect(shown(page)).toBe(`Viser ${count} av 42 produkter`);
    expect(titles(page)).toHaveLength(Math.min(count, 12));
  });

  test("a choice is counted without the choices of its own group, and can be taken back", async () => {
    const page = await open("/marketplace?category=brudekjoler&selger=privat");
    const { getByRole, document } = page;
    expect(getByRole("checkbox", { name: /^Privat/, checked: true })).toBeTruthy();
    expect(getByRole("checkbox", { name: "Butikk 3" })).toBeTruthy();
    expect(getByRole("checkbox", { name: "0–500 kr 0" }).hasAttribute("disabled")).toBe(true);
    expect(hrefs(page, "#valgte a")).toEqual([
      "/marketplace?selger=privat",
      "/marketplace?category=brudekjoler",
      "/marketplace",
    ]);
    expect(document.getElementById("valgte")?.textContent).toContain("Nullstill");
  });

  test("pages follow each other, and none comes after the last", async () => {
    const seen = new Set<string>();
    let path = "/marketplace";
    for (const count of [12, 12, 12, 6]) {
      const page = await open(path);
      const ids = hrefs(page, "#treff article h2 a");
      expect(ids).toHaveLength(count);
      for (const id of ids) seen.add(id);
      path = page.document.querySelector("[rel=next]")?.getAttribute("href") ?? "";
    }
    expect(seen.size).toBe(42);
    expect(path).toBe("");
    const { status, headers } = await responseOf(() =>
      marketplace.loader(loaderArgs("/marketplace?side=9&selger=privat") as never),
    );
    expect([status, headers.get("Location")]).toEqual([302, "/marketplace?selger=privat"]);
  });

  test("a form without script leads to the short address", async () => {
    const { headers } = await responseOf(() =>
      marketplace.loader(
        loaderArgs("/marketplace?sok=&category=&tilstand=god&tilstand=ny&sorter=") as never,
      ),
    );
    expect(headers.get("Location")).toBe("/marketplace?tilstand=ny+god");
  });

  test("the list is a table", async () => {
    const page = await open("/marketplace?category=brudekjoler&selger=privat&visning=liste");
    const { getByRole, getAllByRole } = page;
    expect(getByRole("table", { name: "Annonser" })).toBeTruthy();
    expect(getAllByRole("columnheader").map((header) => header.textContent)).toEqual([
      ...["Annonse", "Tilstand", "Str.", "Sted", "Pris", "Lagre"],
    ]);
    expect(getAllByRole("row")).toHaveLength(8);
  });

  test("the order of prices", async () => {
    const page = await open("/marketplace?sorter=pris-lav");
    expect(titles(page)[0]).toBe("Vimpler i bomull, atten meter");
    expect(titles(await open("/marketplace?sorter=pris-hoy"))[0]).toBe(
      "Låven på Sundby, lørdag i mai",
    );
  });

  test("without a match each filter can be left out, and leads to as many as it says", async () => {
    const page = await open("/marketplace?sok=mugge&category=sko&fylke=oslo");
    const { getByRole, document } = page;
    expect(getByRole("heading", { name: "Ingen produkter funnet" })).toBeTruthy();
    expect(getByRole("link", { name: "Vis alle produkter" }).getAttribute("href")).toBe(
      "/marketplace",
    );
    const rows = [...document.querySelectorAll("#tomt li a")];
    expect(rows.map((row) => row.textContent)).toEqual(["Uten «mugge»alt i Sko, Oslo2"]);
    const leads = await open(rows[0]?.getAttribute("href") ?? "");
    expect(shown(leads)).toBe("Viser 2 av 42 produkter");
  });

  test("text of users and visitors is escaped", async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    await insertListing({ title: `Onde ${evil}`, description: evil, sellerName: evil });
    for (const path of [
      `/marketplace?sok=${encodeURIComponent(evil)}`,
      "/marketplace?sok=onde",
      "/marketplace?sok=onde&visning=liste",
      `/marketplace/dresses?sok=${encodeURIComponent(evil)}`,
    ]) {
      const { document } = await open(path);
      expect(document.querySelector("script:not([type=module]), [onerror]")).toBeNull();
      expect(document.body.textContent).toContain("<script>alert(1)");
    }
  });
});

describe("the pages of categories", () => {
  test.each([
    ["dresses", "Brudekjoler", 10],
    ["shoes", "Sko", 6],
    ["decor", "Dekorasjon", 10],
    ["gifts", "Gaver", 6],
  ])("/marketplace/%s shows %s", async (name, title, samples) => {
    const page = await open(`/marketplace/${name}`);
    expect(page.getByRole("heading", { level: 1 }).textContent).toBe(title);
    expect(titles(page).length).toBeGreaterThanOrEqual(samples);
    const starts = [...page.document.querySelectorAll("#start a")];
    expect(starts.length).toBeGreaterThan(2);
    for (const start of starts) {
      const count = [...start.querySelectorAll("span")].at(-1)?.textContent;
      const found = await open(start.getAttribute("href") ?? "");
      expect(shown(found), start.textContent ?? "").toMatch(`Viser ${count} av`);
    }
  });

  test("the category is not a filter that can be taken back", async () => {
    const page = await open("/marketplace/shoes?selger=privat&category=gaver");
    expect(hrefs(page, "#valgte a")).toEqual(["/marketplace/shoes", "/marketplace/shoes"]);
  });
});
