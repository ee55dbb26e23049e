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
import type { SiteContact } from "./site-frame.server.ts";
import { SiteHeader } from "./site-header.tsx";

function render(part: ReactNode): string {
  return renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>);
}

const contact: SiteContact = {
  email: "hei@jaord.no",
  phone: "+47 22 00 00 00",
  city: "Oslo",
  socials: [
    { name: "Instagram", url: "https://instagram.com/jaord" },
    { name: "Facebook", url: null },
  ],
  isExample: true,
};

const header = render(<SiteHeader user={null} />);
const hero = render(<Hero demoWeddingId={null} />);
const menu = render(<FeatureMenu hasTextModel={false} />);
const footer = render(<SiteFooter contact={contact} />);
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

test.each([
  ["/", "Hjem", "page"],
  ["/marketplace", "Markedsplass", "page"],
  ["/marketplace/dresses", "Markedsplass", "true"],
  ["/product/11", "Markedsplass", "true"],
  ["/search", "Markedsplass", "true"],
  ["/guide/2", "Guides", "true"],
  ["/guides/wedding-costs", "Guides", "true"],
  ["/marketplaces", undefined, null],
])("on %s the header marks %s as current", (path, label, current) => {
  const { document } = parseHtml(
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[path]}>
        <SiteHeader user={null} />
      </MemoryRouter>,
    ),
  );
  const marked = [...document.querySelectorAll("[aria-current]")];
  const expected = label ? Array(2).fill([label, current]) : [];
  expect(marked.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual(
    expected,
  );
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

it("the features link to their screens, and each category to its own", () => {
  expect(links(menu)).toEqual([
    ["Lag bryllupsnettside", "/create"],
    ["Gjesteliste", "/guest-list"],
    ["Bordkart", "/seating-chart"],
    ["Budsjett", "/budget"],
    ["Leverandører", "/vendors"],
    ["Planlegg bryllup", "/admin"],
    ["Utforsk markedsplass", "/marketplace"],
    ["Les guidene", "/guides"],
  ]);
  expect(page).not.toContain("Kommer snart");
});

it("the menu says KI where a language model can write the draft", () => {
  expect(menu).toContain("Utkast på tre minutter");
  expect(render(<FeatureMenu hasTextModel />)).toContain("Utkast med KI på tre minutter");
});

it("the footer has four columns of links", () => {
  const { getByRole } = parseHtml(footer);
  const columns = getByRole("navigation", { name: "Bunnmeny" }).querySelectorAll("h2");
  expect([...columns].map(({ textContent }) => textContent)).toEqual([
    "Bryllupsnettsider",
    "Planlegger",
    "Markedsplass",
    "Jaord",
  ]);
  for (const [text, href] of [
    ["Lag nettside", "/create"],
    ["Bordkart", "/seating-chart"],
    ["Gaver", "/marketplace/gifts"],
    ["Selg noe", "/sell"],
    ["Om oss", "/about"],
  ]) {
    expect(links(footer)).toContainEqual([text, href]);
  }
});

it.each([
  ["in the footer's green", "field" as const, 1],
  ["as a letter above it", "letter" as const, 1],
  ["not at all where the page has a form of its own", null, 0],
])("the newsletter box is in the footer once: %s", (_, newsletter, count) => {
  const { document, queryAllByRole } = parseHtml(
    render(<SiteFooter contact={contact} newsletter={newsletter} />),
  );
  const forms = document.querySelectorAll("footer form[action='/newsletter'][method='post']");
  expect(forms).toHaveLength(count);
  expect(queryAllByRole("textbox", { name: "E-postadresse" })).toHaveLength(count);
  expect(queryAllByRole("button", { name: "Abonner" })).toHaveLength(count);
});

it.each([
  ["KI", hero + menu],
  ["Kjære Astrid", hero],
  ["Svar innen", hero],
  ["Ønskeliste", hero],
])("“%s” is not claimed", (claim, part) => {
  // Without the markup, the texts of neighbouring elements would make one word.
  const text = part.replace(/<[^>]*>/g, " ");
  expect(text).not.toMatch(new RegExp(`(?<!\\p{L})${claim}(?!\\p{L})`, "u"));
});

it("the header leads signed-in users to the planner instead of to sign-in", () => {
  const signedIn = render(
    <SiteHeader user={{ name: "Kari Nordmann", picture: null, unreadConversations: 0 }} />,
  );
  expect(links(signedIn)).toContainEqual(["KNTil planleggeren", "/admin"]);
  const targets = links(signedIn).map(([, href]) => href);
  expect(targets).not.toContain("/auth");
});

it("the footer has the contact details, marked as an example in the demo", () => {
  expect(links(footer)).toContainEqual(["hei@jaord.no", "mailto:hei@jaord.no"]);
  expect(links(footer)).toContainEqual(["+47 22 00 00 00", "tel:+4722000000"]);
  const { getByText } = parseHtml(footer);
  expect(getByText("Oslo").parentElement?.textContent).toMatch(/Eksempel$/);
  const real = render(<SiteFooter contact={{ ...contact, phone: null, isExample: false }} />);
  expect(real).not.toContain("Eksempel");
  expect(real).not.toContain("tel:");
});

it("a social icon is a link if it has an address", () => {
  const { document } = parseHtml(footer);
  const icons = [...document.querySelectorAll("svg[viewBox='0 0 20 20']")];
  expect(icons.map((icon) => icon.closest("a")?.getAttribute("href") ?? null)).toEqual([
    "https://instagram.com/jaord",
    null,
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
