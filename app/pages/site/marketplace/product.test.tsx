import { beforeAll, describe, expect, test, vi } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertListing } from "#tests/support/listings.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { renderRoute } from "#tests/support/render-route.tsx";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { seedListings } from "../../../../database/seed/seed-listings.ts";
import * as product from "./product.tsx";
import * as search from "./search.tsx";

// Only a build gives the script of the pages a URL.
vi.mock("./elements/main.ts?script", () => ({ default: "/elements.js" }));

useTestDatabase();
beforeAll(() => seedListings(true));

const ErrorBoundary = () => null;

const argsOf = (id: string | undefined, query = "") =>
  ({ ...loaderArgs(`/product/${id ?? ""}${query}`), params: { id } }) as never;

async function openProduct(id: string | undefined, query = "") {
  const loader = () => product.loader(argsOf(id, query));
  const html = await renderRoute(
    `/product/${id}${query}`,
    { ...product, loader, ErrorBoundary },
    {},
  );
  return parseHtml(html.replaceAll("\u00a0", " "));
}

async function openSearch(path: string) {
  return parseHtml(await renderRoute(path, { ...search, ErrorBoundary }, {}));
}

describe("/product/:id", () => {
  test("shows a sample with the specified texts", async () => {
    const { document, getByRole, getAllByText, getByText, getAllByRole } = await openProduct("1");
    expect(getByRole("heading", { level: 1 }).textContent).toBe("Brudekjole med lange ermer");
    for (const text of ["Privat", "Eksempel", "Trygg handel", "Chat med selger"]) {
      expect(getAllByText(text).length).toBeGreaterThan(0);
    }
    expect(getByText("Spar 8 100 kr")).toBeTruthy();
    expect(getByText("Levering tilgjengelig").getAttribute("href")).toBe(
      "/marketplace/safe-trade#levering",
    );
    expect(getByRole("link", { name: "Tilbake til Brudekjoler" }).getAttribute("href")).toBe(
      "/marketplace/dresses",
    );
    for (const name of ["Kontakt selger", "Send melding"]) {
      expect(getByRole("button", { name })).toBeTruthy();
    }
    const details = [...document.querySelectorAll("dt")].map((term) => term.textContent);
    expect(details).toEqual(expect.arrayContaining(["Størrelse", "Bryst", "Midje", "Sted"]));
    expect(getByRole("heading", { name: "Lignende produkter" })).toBeTruthy();
    const related = getAllByRole("link", { name: /^Vis produkt/ }).map((a) =>
      a.getAttribute("href"),
    );
    expect(related).toHaveLength(4);
    expect(related).not.toContain("/product/1");
    expect(document.querySelector("[style]")).toBeNull();
  });

  test.each(["kontakt", "melding"])(
    "without script, a sample answers in place (%s)",
    async (form) => {
      const { document } = await openProduct("1", `?svar=${form}`);
      const answers = [...document.querySelectorAll("example-answer [role=status]")].map(
        (status) => status.textContent,
      );
      expect(answers.filter((text) => text?.startsWith("Dette er et eksempel"))).toHaveLength(1);
    },
  );

  test("leads to the first without an id", async () => {
    const { getByRole } = await openProduct(undefined);
    expect(getByRole("heading", { level: 1 }).textContent).toBe("Brudekjole med lange ermer");
  });

  test.each(["999", "0", "-1", "abc", "1e3", "1;drop", "99999999999999999999"])(
    "says with status 404 that %s was not found",
    async (id) => {
      expect((await responseOf(() => product.loader(argsOf(id)))).status).toBe(404);
      const { getByRole } = await openProduct(id);
      expect(getByRole("heading", { level: 1 }).textContent).toBe("Produktet ble ikke funnet");
    },
  );

  test("a real listing is no example, and has no contact button yet", async () => {
    const evil = "</script><script>alert(1)</script>";
    const id = await insertListing({ title: `Slør ${evil}`, description: evil });
    const { document, queryByText, queryByRole } = await openProduct(String(id));
    expect(queryByText("Eksempel", { selector: "main > div > div *" })).toBeNull();
    expect(queryByRole("button", { name: "Kontakt selger" })).toBeNull();
    expect(document.querySelector("script:not([type=module])")).toBeNull();
    const loaded = await responseOf(() => product.loader(argsOf(String(id))));
    const tags = product.meta({ loaderData: loaded.body } as never) as Record<string, unknown>[];
    const [tag] = tags.flatMap((meta) => meta["script:ld+json"] ?? []) as { offers?: unknown }[];
    expect(tag?.offers).toMatchObject({ price: 6800, priceCurrency: "NOK" });
  });

  test("a sample is offered to nobody", async () => {
    const { body } = await responseOf(() => product.loader(argsOf("1")));
    const tags = JSON.stringify(product.meta({ loaderData: body } as never));
    expect(tags).toContain('"@type":"Product"');
    expect(tags).toContain('"@type":"BreadcrumbList"');
    expect(tags).not.toContain("offers");
  });
});

describe("/search", () => {
  test("presets the field, and says what was searched for", async () => {
    const { getByRole } = await openSearch("/search?q=sl%C3%B8r");
    expect(getByRole("heading", { level: 1 }).textContent).toBe('Søkeresultater for "slør"');
    expect(getByRole("textbox", { name: "Søk" }).textContent).toBe("slør");
  });

  test("has the specified choices", async () => {
    const { getByRole } = await openSearch("/search");
    expect(getByRole("heading", { level: 1 }).textContent).toBe("Søk i markedsplassen");
    const options = (name: string) =>
      [...getByRole("combobox", { name }).querySelectorAll("option")].map((option) => [
        option.value,
        option.textContent,
      ]);
    expect(options("Kategori")).toEqual([
      ["", "Alle kategorier"],
      ["dress", "Kjoler"],
      ["decoration", "Dekorasjon"],
      ["jewelry", "Smykker"],
      ["flowers", "Blomster"],
      ["invitations", "Invitasjoner"],
    ]);
    expect(options("Pris").map(([value]) => value)).toEqual([
      ...["", "0-500", "500-1000", "1000-3000", "3000+"],
    ]);
    expect(options("Rekkefølge")).toEqual([
      ["", "Relevans"],
      ["price-low", "Pris: lav til høy"],
      ["price-high", "Pris: høy til lav"],
      ["newest", "Nyeste"],
      ["rating", "Vurdering"],
    ]);
  });

  test.each([
    ["?q=kjole&category=dress", 5],
    ["?price=3000%2B", 12],
    ["?price=3000+", 12],
    ["?category=invitations", 1],
    ["?q=finnesikke", 0],
  ])("%s finds what it says", async (query, atLeast) => {
    const { document } = await openSearch(`/search${query}`);
    const text = document.getElementById("antall")?.textContent ?? "";
    expect(Number(/Viser (\d+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(atLeast);
  });

  test("marks the words that were found", async () => {
    const { document } = await openSearch("/search?q=kjoler");
    const marks = [...document.querySelectorAll("mark")].map((mark) => mark.textContent);
    expect(marks).toContain("Ballkjole");
  });

  test("names the other forms it searched for, and the guides about it", async () => {
    const { document } = await openSearch("/search?q=kjole");
    expect(document.getElementById("ordformer")?.textContent).toMatch(
      /^Vi søkte også etter [a-zæøå]*kjolen?, [a-zæøå]*kjolen? og [a-zæøå]*kjolen?\.$/,
    );
    const { getByRole } = await openSearch("/search?q=sl%C3%B8r");
    const guides = getByRole("region", { name: "I guidene" });
    const links = [...guides.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/guide/3"]);
    expect(guides.querySelector("mark")?.textContent).toBe("sløret");
    const nothing = await openSearch("/search?q=finnesikke");
    expect(nothing.document.getElementById("ordformer")?.textContent).toBe("");
  });

  test("shows the guides where no listing matches", async () => {
    const { getByRole } = await openSearch("/search?q=toastmaster");
    expect(getByRole("heading", { name: "Ingen produkter funnet" })).toBeTruthy();
    const links = getByRole("region", { name: "I guidene" }).querySelectorAll("a");
    expect([...links].map((link) => link.getAttribute("href"))).toContain("/guide/5");
  });

  test("'Last inn flere resultater' leads to others", async () => {
    const first = await openSearch("/search?sort=price-low");
    const more = first.getByRole("link", { name: "Last inn flere resultater" });
    const second = await openSearch(more.getAttribute("href") ?? "");
    const ids = ({ document }: typeof first) =>
      [...document.querySelectorAll("#treff-liste h2 a")].map((a) => a.getAttribute("href"));
    expect(ids(second)).toHaveLength(12);
    expect(ids(second).filter((id) => ids(first).includes(id))).toEqual([]);
  });

  test("escapes what was searched for", async () => {
    const evil = '"><img src=x onerror=alert(1)>';
    const { document, getByRole } = await openSearch(`/search?q=${encodeURIComponent(evil)}`);
    expect(document.querySelector("[onerror]")).toBeNull();
    expect(getByRole("heading", { level: 1 }).textContent).toContain(evil);
  });
});
