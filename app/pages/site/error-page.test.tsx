import { renderToStaticMarkup } from "react-dom/server";
import { UNSAFE_ErrorResponseImpl as ErrorResponse, MemoryRouter } from "react-router";
import { describe, expect, it, test } from "vitest";
import { RequestProvider } from "#app/ui/request-provider.tsx";
import { parseHtml } from "#tests/support/parse-html.ts";
import { ErrorPage } from "./error-page.tsx";

function render(error: unknown, reference?: string, at = "/budget?year=2027") {
  const html = renderToStaticMarkup(
    <RequestProvider value={reference ? { reference } : {}}>
      <MemoryRouter initialEntries={[at]}>
        <ErrorPage error={error} />
      </MemoryRouter>
    </RequestProvider>,
  );
  return { html, ...parseHtml(html) };
}

describe("a path without a page", () => {
  const page = render(new ErrorResponse(404, "", null));

  it("shows the English text of the specification", () => {
    page.getByText("404");
    expect(page.getByText("Oops! Page not found").lang).toBe("en");
    const home = page.getByRole("link", { name: "Return to Home" });
    expect([home.lang, home.getAttribute("href")]).toEqual(["en", "/"]);
  });

  it("shows the Norwegian text and is not indexed", () => {
    page.getByText(/^Siden finnes ikke. Den kan/);
    expect(page.document.title).toBe("Siden finnes ikke – Jaord");
    expect(robotsOf(page)).toBe("noindex");
  });
});

test.each(["/__proto__", "/constructor"])("%s is an unknown page", (path) => {
  render(new ErrorResponse(404, "", null), undefined, path).getByText(
    /^Siden finnes ikke. Den kan/,
  );
});

test.each([
  [403, "Denne siden er ikke din", "/"],
  [429, "Litt for mange forsøk", "/budget?year=2027"],
  [400, "Vi forsto ikke forespørselen", "/"],
  [405, "Dette går ikke an her", "/"],
  [503, "Vi er straks tilbake", "/budget?year=2027"],
  [502, "Noe gikk galt hos oss", "/budget?year=2027"],
])("status %d shows “%s” and links to %s", (status, title, href) => {
  const page = render(new ErrorResponse(status, "", null));
  page.getByText(String(status));
  expect(page.getByRole("heading", { level: 1 }).textContent).toContain(title);
  const targets = page.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(targets).toContain(href);
});

it("a network error shows no status and offers a retry", () => {
  const page = render(new TypeError("Failed to fetch"), "f00-ba4");
  page.getByRole("heading", { name: "Du er uten nett" });
  expect(page.queryByText("500")).toBeNull();
  expect(page.html).not.toContain("f00-ba4");
  expect(page.getByRole("link", { name: "Prøv igjen" }).getAttribute("href")).toBe(
    "/budget?year=2027",
  );
});

it("an unexpected error shows the specification's English text and its reference only", () => {
  const page = render(new Error("password in plain text"), "f00-ba4");
  page.getByRole("heading", { name: "500 Noe gikk galt hos oss" });
  expect(page.getByText("Unexpected Application Error! Internal Server Error").lang).toBe("en");
  expect(page.getByText("f00-ba4").tagName).toBe("CODE");
  expect(page.html).not.toContain("plain text");
});

test.each([403, 429, 503])("status %d has a text of its own and no English one", (status) => {
  expect(render(new ErrorResponse(status, "", null)).html).not.toContain("Unexpected");
});

it("an unknown reference is rendered empty, so that hydration matches", () => {
  const { document } = render(new Error("boom"));
  expect(document.querySelector("code")?.textContent).toBe("");
});

function robotsOf({ document }: ReturnType<typeof render>): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content;
}
