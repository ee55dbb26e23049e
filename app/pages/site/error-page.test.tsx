import { renderToStaticMarkup } from "react-dom/server";
import { UNSAFE_ErrorResponseImpl as ErrorResponse, MemoryRouter } from "react-router";
import { describe, expect, it, test } from "vitest";
import { RequestProvider } from "#app/ui/request-provider.tsx";
import { ErrorPage } from "./error-page.tsx";

function render(error: unknown, reference?: string, at = "/budget?year=2027"): string {
  return renderToStaticMarkup(
    <RequestProvider value={reference ? { reference } : {}}>
      <MemoryRouter initialEntries={[at]}>
        <ErrorPage error={error} />
      </MemoryRouter>
    </RequestProvider>,
  );
}

describe("a path without a page", () => {
  const page = render(new ErrorResponse(404, "", null));

  it("has the specification's words, in English", () => {
    expect(page).toContain("404");
    expect(page).toContain('<span lang="en">Oops! Page not found</span>');
    expect(page).toMatch(
      /<a[^>]*lang="en"[^>]*href="\/"[^>]*>Return to Home<|<a[^>]*href="\/"[^>]*lang="en"[^>]*>Return to Home</,
    );
  });

  it("says the same in Norwegian and is not to be indexed", () => {
    expect(page).toContain("Siden finnes ikke");
    expect(page).toContain("<title>Siden finnes ikke – Jaord</title>");
    expect(page).toContain('name="robots" content="noindex"');
  });
});

test.each([
  ["/marketplace/dresses", "Markedsplassen kommer snart"],
  ["/guides", "Guidene kommer snart"],
  ["/about", "Siden om oss kommer snart"],
])("%s, which our own links lead to, says “%s” and the way on", (path, title) => {
  const page = render(new ErrorResponse(404, "", null), undefined, path);
  expect(page).toContain(title);
  expect(page).not.toMatch(/Oops|bokstav/);
  expect(page).toContain('name="robots" content="noindex"');
  expect(page).toMatch(/<a[^>]*href="\/create"[^>]*>Lag bryllupsnettside</);
});

test.each(["/__proto__", "/constructor"])("%s is as little a page as any other", (path) => {
  expect(render(new ErrorResponse(404, "", null), undefined, path)).toContain("Siden finnes ikke");
});

test.each([
  [403, "Denne siden er ikke din", "/"],
  [429, "Litt for mange forsøk", "/budget?year=2027"],
  [400, "Vi forsto ikke forespørselen", "/"],
  [405, "Dette går ikke an her", "/"],
  [503, "Vi er straks tilbake", "/budget?year=2027"],
  [502, "Noe gikk galt hos oss", "/budget?year=2027"],
])("status %d says “%s” and leads to %s", (status, title, href) => {
  const page = render(new ErrorResponse(status, "", null));
  expect(page).toContain(`>${status}<`);
  expect(page).toContain(title);
  expect(page).toMatch(new RegExp(`<a[^>]*href="${href.replace("?", "\\?")}"`));
  expect(page.match(/<h1/g)).toHaveLength(1);
});

it("says that there is no network, without a number, and tries again", () => {
  const page = render(new TypeError("Failed to fetch"), "f00-ba4");
  expect(page).toContain("Du er uten nett");
  expect(page).not.toMatch(/>500<|f00-ba4/);
  expect(page).toMatch(/<a[^>]*href="\/budget\?year=2027"[^>]*>Prøv igjen</);
});

it("tells nothing of an unexpected error but its reference", () => {
  const page = render(new Error("password in plain text"), "f00-ba4");
  expect(page).toContain("Noe gikk galt hos oss");
  expect(page).toContain("<code>f00-ba4</code>");
  expect(page).not.toContain("plain text");
});

it("shows an empty reference when none is known, so that the browser finds the same tree", () => {
  expect(render(new Error("boom"))).toContain("<code></code>");
});
