import { sql } from "drizzle-orm";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { WeddingErrorPage } from "./error-page.tsx";
import type { GuestPage } from "./guest-page.server.ts";
import { loader } from "./route.tsx";
import { WeddingPage } from "./wedding-page.tsx";

// Only a build gives the page's script a URL.
vi.mock("./elements/main.ts?script", () => ({ default: "/elements.js" }));

useTestDatabase();

it.each([
  ["wish_list_items", "Kunne ikke laste ønskeliste"],
  ["guest_photos", "Kunne ikke laste bilder"],
])("a page without %s shows an error and its other sections", async (table, text) => {
  const path = `/wedding?id=${await insertWedding()}`;
  expect(await pageAt(path)).not.toContain(text);
  await db().execute(sql.raw(`alter table ${table} rename to away`));
  try {
    const html = await pageAt(path);
    expect(html).toContain(text);
    expect(html).toContain('id="svar"');
  } finally {
    await db().execute(sql.raw(`alter table away rename to ${table}`));
  }
});

it("a missing wedding shows an error", () => {
  const error = { status: 404, statusText: "", internal: false, data: null };
  const html = renderErrorPage(error);
  for (const text of [
    "<h1>Bryllup ikke funnet</h1>",
    "Dette bryllupet eksisterer ikke eller har blitt slettet.",
    "Kunne ikke finne bryllupsdata",
  ]) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain("Unexpected");
  expect(html).toContain('<a href="/">Til forsiden</a>');
});

it("without the database the page says that it is soon back", () => {
  const html = renderErrorPage({ status: 503, statusText: "", internal: false, data: null });
  expect(html).toContain("<h1>Vi er straks tilbake</h1>");
  expect(html).toContain('<a href="/wedding?id=1">Prøv igjen</a>');
});

it("an unexpected error shows the specification's English text, not its message", () => {
  const html = renderErrorPage(new Error("password in plain text"));
  expect(html).toContain('<p lang="en">Unexpected Application Error! Internal Server Error</p>');
  expect(html).not.toContain("plain text");
  expect(html).toContain('<a href="/wedding?id=1">Prøv igjen</a>');
});

function renderErrorPage(error: unknown): string {
  return renderToString(
    <MemoryRouter initialEntries={["/wedding?id=1"]}>
      <WeddingErrorPage error={error} />
    </MemoryRouter>,
  );
}

async function pageAt(path: string): Promise<string> {
  const { body } = await responseOf(() => loader(loaderArgs(path)));
  return renderToString(<WeddingPage guestPage={body as GuestPage} refusal={null} />);
}
