import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { loaderArgs } from "#tests/support/route-args.ts";
import { sourceFiles } from "#tests/support/source-files.ts";
import { cookieFacts } from "./cookie-facts.ts";
import * as privacy from "./privacy.tsx";
import { storedFacts } from "./stored-facts.ts";
import * as terms from "./terms.tsx";

test.each([
  ["Personvern", privacy],
  ["Vilkår", terms],
])(
  "%s has one title, and a section for every entry of its table of contents",
  async (title, page) => {
    const html = await render(page);
    const { document, getByRole } = parseHtml(html);
    expect(getByRole("heading", { level: 1 }).textContent).toBe(title);
    const targets = [...document.querySelectorAll('a[href^="#"]')].map((link) =>
      link.getAttribute("href"),
    );
    expect(targets.length).toBeGreaterThan(5);
    for (const target of targets.filter((target) => target !== "#innhold")) {
      expect(document.querySelector(`section${target}`), `${target}`).not.toBeNull();
    }
    expect(document.querySelector("[style]")).toBeNull();
    expect(html).not.toContain("!<");
  },
);

test("the privacy page lists exactly the cookies that the product sets", () => {
  const set = sourceFiles()
    .filter(({ path }) => path.startsWith("app/") && !path.includes(".test."))
    .flatMap(({ text }) => [...text.matchAll(cookieNames)].map(([, name]) => name));
  const named = cookieFacts.map(({ term }) => term);
  expect([...new Set(set)].sort()).toEqual(named.sort());
});

test("the privacy page names all who get something, and what is stored once", async () => {
  const { document } = parseHtml(await render(privacy));
  const shared = document.querySelector("section#deles")?.textContent;
  for (const receiver of ["e-postserveren", "Sveve AS", "leverandør", "selger", "språkmodell"]) {
    expect(shared).toContain(receiver);
  }
  const texts = storedFacts.map(({ details }) => details.map(({ text }) => text).join(" "));
  expect(texts.filter((text) => text.includes("etterprøves"))).toHaveLength(1);
});

test("the legal pages name the operator, or say that the site is a demonstration", async () => {
  const named = { DEMO: "false", OPERATOR_NAME: "Kari Nordmann ENK", CONTACT_EMAIL: "k@n.no" };
  expect(await render(privacy, named)).toContain("Kari Nordmann ENK er behandlingsansvarlig");
  const { document } = parseHtml(await render(privacy, named));
  expect(document.querySelector('a[href="mailto:k@n.no"]')).not.toBeNull();
  expect(await render(terms, named)).toContain("Kari Nordmann ENK leverer tjenesten");
  expect(await render(privacy, { DEMO: "false" })).toContain("Den som driver dette nettstedet er");
  for (const page of [privacy, terms]) {
    expect(await render(page, { DEMO: "true" })).toContain("Dette er en demonstrasjon");
  }
});

test("/terms says that the account is deleted in the settings, at once", async () => {
  const { document } = parseHtml(await render(terms));
  const section = document.querySelector("section#slutt");
  expect(section?.querySelector("a")?.getAttribute("href")).toBe("/settings#slett");
  expect(section?.textContent).toContain("med en gang");
  expect(section?.querySelector('a[href^="mailto:"]')).toBeNull();
});

const cookieNames = /(?:privateCookie(?:Settings)?\(|sidebarName = )"([a-z][a-z-]+)"/g;

async function render(page: typeof privacy | typeof terms, settings: Record<string, string> = {}) {
  configure(parseConfig({ DEMO: "false", ...settings }));
  const loaderData = await page.loader(loaderArgs("/") as never);
  const Page = () => page.default({ loaderData } as never);
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  return renderToStaticMarkup(<Stub />);
}
