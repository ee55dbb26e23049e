import { renderToString } from "react-dom/server";
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test } from "vitest";
import { parseHtml } from "#tests/support/parse-html.ts";
import { DetailErrorCard } from "./detail-error-card.tsx";

function render(error: unknown) {
  const Stub = createRoutesStub([
    {
      id: "request",
      path: "/vendors/requests/:id",
      Component: () => null,
      ErrorBoundary: () => <DetailErrorCard title="Kunne ikke hente leverandørene" />,
    },
  ]);
  const html = renderToString(
    <Stub
      initialEntries={["/vendors/requests/r"]}
      hydrationData={{ loaderData: {}, errors: { request: error } }}
    />,
  );
  return parseHtml(html);
}

test("a page that does not exist leads to the list, not to another attempt", () => {
  const page = render(new ErrorResponse(404, "Not Found", null));
  page.getByRole("heading", { level: 1, name: "Vi finner ikke denne siden" });
  expect(page.getByRole("link", { name: "Til oversikten" }).getAttribute("href")).toBe(
    "/vendors/requests",
  );
  expect(page.queryByRole("link", { name: "Prøv igjen" })).toBeNull();
});

test("what the server could not load can be tried again", () => {
  const page = render(new ErrorResponse(500, "Internal Server Error", null));
  page.getByRole("heading", { level: 1, name: "Kunne ikke hente leverandørene" });
  expect(page.getByRole("link", { name: "Prøv igjen" }).getAttribute("href")).toBe(
    "/vendors/requests/r",
  );
});
