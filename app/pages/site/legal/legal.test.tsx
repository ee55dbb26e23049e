import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { sourceFiles } from "#tests/support/source-files.ts";
import { cookieFacts } from "./cookie-facts.ts";
import * as privacy from "./privacy.tsx";
import * as terms from "./terms.tsx";

test.each([
  ["Personvern", privacy],
  ["Vilkår", terms],
])("%s has one title, and a heading for every entry of its list", (title, page) => {
  const html = render(page);
  expect(html.match(/<h1[^>]*>([^<]*)/)?.[1]).toBe(title);
  const targets = [...html.matchAll(/<a href="#([a-z]+)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(5);
  for (const id of targets.filter((id) => id !== "innhold")) {
    expect(html).toContain(`<section id="${id}"`);
  }
  expect(html).not.toMatch(/ style=|!</);
});

test("every cookie that the product sets stands on the page, and no other", () => {
  const set = sourceFiles()
    .filter(({ path }) => path.startsWith("app/") && !path.includes(".test."))
    .flatMap(({ text }) => [...text.matchAll(cookieNames)].map(([, name]) => name));
  const named = cookieFacts.map(({ what }) => what);
  expect([...new Set(set)].sort()).toEqual(named.sort());
});

test("names who answers for it, or says that it is a demonstration", () => {
  const named = { DEMO: "false", OPERATOR_NAME: "Kari Nordmann ENK", CONTACT_EMAIL: "k@n.no" };
  expect(render(privacy, named)).toContain("Kari Nordmann ENK er behandlingsansvarlig");
  expect(render(privacy, named)).toContain('href="mailto:k@n.no"');
  expect(render(terms, named)).toContain("Kari Nordmann ENK leverer tjenesten");
  expect(render(privacy, { DEMO: "false" })).toContain("Den som driver dette nettstedet er");
  for (const page of [privacy, terms]) {
    expect(render(page, { DEMO: "true" })).toContain("Dette er en demonstrasjon");
  }
});

const cookieNames = /(?:privateCookie(?:Settings)?\(|sidebarName = )"([a-z][a-z-]+)"/g;

function render(page: typeof privacy | typeof terms, settings: Record<string, string> = {}) {
  configure(parseConfig({ DEMO: "false", ...settings }));
  const loaderData = page.loader();
  const Page = () => page.default({ loaderData } as never);
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  return renderToStaticMarkup(<Stub />);
}
