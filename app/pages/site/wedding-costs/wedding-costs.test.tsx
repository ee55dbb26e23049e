import { gzipSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { parseHtml } from "#tests/support/parse-html.ts";
import { type CostWishes, divideCosts } from "./rules.ts";
import { costTexts } from "./texts.ts";
import WeddingCosts, { meta } from "./wedding-costs.tsx";

vi.mock("./elements/main.ts?script", () => ({ default: "/elements.js" }));

const contact = { email: "hei@jaord.no", phone: null, city: "Oslo", socials: [], isExample: true };

function render(wishes: Partial<CostWishes> = {}) {
  const all = { guests: 60, total: null, choices: [], ...wishes };
  const loaderData = {
    origin: "https://jaord.no",
    wishes: all,
    rows: divideCosts(all),
    frame: { user: null, contact },
  };
  const Stub = createRoutesStub([
    {
      path: "/guides/wedding-costs",
      // biome-ignore lint/suspicious/noExplicitAny: the page reads nothing but its data
      Component: () => <WeddingCosts {...({ loaderData } as any)} />,
    },
  ]);
  const html = renderToStaticMarkup(<Stub initialEntries={["/guides/wedding-costs"]} />);
  return { html, ...parseHtml(html) };
}

test("without a sum there are shares and no kroner", () => {
  const { document, html, getByRole } = render();
  expect(getByRole("heading", { level: 1 }).textContent).toBe("Hva koster bryllupet deres?");
  expect(document.querySelectorAll("tbody tr")).toHaveLength(14);
  expect(document.querySelector("tfoot")?.textContent).toBe(
    "Til sammen100\u00a0%".replace("\u00a0", " "),
  );
  expect(document.querySelectorAll("main svg[role=img] rect")).toHaveLength(20);
  expect(html).toContain(costTexts.assumption);
});

test("what a change does to the sum is in percent, and in kroner with a sum", () => {
  const textOf = (wishes: Partial<CostWishes>) =>
    render(wishes).getByRole("heading", { name: costTexts.movesTitle }).closest("section")
      ?.textContent;
  expect(textOf({})).toContain("−\u00a09,5\u00a0%Ti gjester færre");
  const amounts = textOf({ total: 210_000_00, choices: ["playlist"] });
  expect(amounts).toMatch(/−\s[\d\s]+krTi gjester færre/);
  expect(amounts).toMatch(/\+\s[\d\s]+krBand i stedet for spilleliste/);
});

test("each row has its kroner per guest when there is a sum", () => {
  const cells = (wishes: Partial<CostWishes>) =>
    [...render(wishes).document.querySelectorAll("tfoot tr > *")].map((cell) => cell.textContent);
  expect(cells({ total: 210_000_00 })).toEqual([
    "Til sammen",
    "100 %",
    "210\u00a0000\u00a0kr",
    "3\u00a0500\u00a0kr",
  ]);
  expect(cells({})).toHaveLength(2);
});

test("with a sum the kroner are marked as our assumption", () => {
  const { document, getByRole } = render({ total: 210_000_00, guests: 60 });
  const status = getByRole("status").textContent;
  expect(status).toContain("210\u00a0000\u00a0kr");
  expect(status).toContain("3\u00a0500\u00a0kr per gjest");
  expect(status).toContain(costTexts.assumption);
  expect(document.querySelector("tfoot")?.textContent).toContain("210\u00a0000\u00a0kr");
});

test("the form is a GET form with a button, and keeps what was sent", () => {
  const { document } = render({ total: 90_000_00, guests: 25, choices: ["town-hall"] });
  const form = document.querySelector("main form");
  expect(form?.getAttribute("method")).toBe("get");
  expect(form?.querySelector("button")?.textContent).toBe(costTexts.calculate);
  const checked = [...document.querySelectorAll("input[checked]")];
  expect(checked.map((input) => input.getAttribute("value"))).toEqual(["town-hall"]);
  expect(document.querySelector("input[name=gjester]")?.getAttribute("value")).toBe("25");
});

test("the page leads to the budget, and has no style attributes", () => {
  const { document, html, getByRole } = render({ total: 90_000_00 });
  const start = getByRole("link", { name: costTexts.start });
  expect(start.getAttribute("href")).toBe("/budget?gjester=60&sum=90000");
  expect(document.querySelector("[style]")).toBeNull();
  expect(gzipSync(html).length).toBeLessThan(20_000);
});

test("the page has a canonical address without the query, and a breadcrumb", () => {
  // biome-ignore lint/suspicious/noExplicitAny: only the origin is read
  const tags = meta({ loaderData: { origin: "https://jaord.no" } } as any);
  expect(tags).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://jaord.no/guides/wedding-costs",
  });
  expect(JSON.stringify(tags)).toContain("BreadcrumbList");
});
