import { afterEach, expect, test } from "vitest";
import type { Wedding } from "#app/features/weddings/queries.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { viewPage } from "#app/pages/wedding-page/page-view.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { signedInOwner } from "#tests/support/factories.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { renderRoute } from "#tests/support/render-route.tsx";
import * as page from "./dashboard.tsx";

useTestDatabase();
afterEach(() => setClock());

test.each([
  ["2026-11-20T12:00:00Z", 211, "211dager igjen"],
  ["2027-06-17T21:59:59Z", 2, "2dager igjen"],
  ["2027-06-17T22:00:00Z", 1, "1dag igjen"],
  ["2027-06-18T22:00:00Z", 0, "I DAG ER DAGEN!"],
  ["2027-06-19T22:00:00Z", -1, "1dag siden"],
])("at %s couple and guests are told that %i days are left", async (instant, days, words) => {
  setClock(() => Date.parse(instant));
  const owner = await signedInOwner({ weddingDate: "2027-06-19" });
  const { document } = parseHtml(await renderRoute("/admin", page, owner));
  expect(document.body.textContent).toContain(words);
  const stored = (await db().select().from(weddings)).find(({ id }) => id === owner.weddingId);
  expect(viewPage(stored as Wedding, null, new Date(instant)).daysLeft).toBe(days);
});
