import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  type SignedInOwner,
  type SignedInUser,
  signedInOwner,
  signedInUser,
} from "#tests/support/factories.ts";
import { withTableMissing } from "#tests/support/failures.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { renderRoute } from "#tests/support/render-route.tsx";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { addCategory } from "../categories/commands.server.ts";
import * as page from "./budget.tsx";

useTestDatabase();

let owner: SignedInOwner;

beforeEach(async () => {
  owner = await signedInOwner();
});

test("a visitor is sent to /auth", async () => {
  const { status, headers } = await responseOf(() => page.loader(loaderArgs("/budget") as never));
  expect(status).toBe(302);
  expect(headers.get("Location")).toMatch(/^\/auth/);
});

test("a user without a wedding is told to create one", async () => {
  const user = await signedInUser();
  const text = await shownTo(user);
  expect(text).toContain("Lag den først, så er dere i gang.");
});

test("a budget that is not begun offers the template without amounts", async () => {
  const text = await shownTo(owner);
  expect(text).toContain("Hvor mye koster det egentlig?");
  expect(text).toContain("Fordelingen er vår antakelse");
});

test("only the couple's own categories are shown", async () => {
  const other = await signedInOwner();
  for (const [{ weddingId }, name] of [
    [owner, "Blomster fra Ås"],
    [other, "Andres kake"],
  ] as const) {
    const category = { name, budgetAmount: 5_000_00, color: "#47647A" };
    await addCategory(weddingId as OwnedWeddingId, randomUUID(), category);
  }
  const text = await shownTo(owner);
  expect(text).toContain("Blomster fra Ås");
  expect(text).not.toContain("Andres kake");
  expect(text).toContain("0 av 5\u00a0000");
});

test("a failing database is said in words", async () => {
  const text = await withTableMissing("budget_items", () => shownTo(owner));
  expect(text).toContain("Kunne ikke hente budsjettet");
});

async function shownTo(user: SignedInUser): Promise<string> {
  const { document } = parseHtml(await renderRoute("/budget", page, user));
  return document.body.textContent;
}
