import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { type ActionFields, type ActionResult, actionFields } from "#app/platform/http/actions.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertUser, signedInUser } from "#tests/support/factories.ts";
import { insertListing } from "#tests/support/listings.ts";
import { actionArgs, responseOf } from "#tests/support/route-args.ts";
import { handleSavedSearchAction } from "./actions.server.ts";
import { savedSearchActions } from "./actions.ts";
import {
  deleteSearch,
  openSearch,
  renameSearch,
  restoreSearch,
  saveSearch,
  setNotify,
} from "./commands.server.ts";
import { listSavedSearches } from "./queries.server.ts";
import { maxNewHits, maxSavedSearches } from "./rules.ts";
import { savedSearches } from "./tables.server.ts";

useTestDatabase();

const search = { name: "Kjoler", query: "/search?q=kjole" };

test("the same search is saved once, also at once, and keeps its name", async () => {
  const userId = await insertUser();
  await Promise.all([saveSearch(userId, search), saveSearch(userId, search)]);
  await saveSearch(userId, { ...search, name: "Annet" });
  const found = await listSavedSearches(userId);
  expect(found).toMatchObject([{ ...search, notify: true, newHits: 0 }]);
});

test("an account's searches are nobody else's", async () => {
  const [runa, marte] = [await insertUser(), await insertUser()];
  await saveSearch(runa, search);
  const [stored] = await listSavedSearches(runa);
  const id = stored?.id ?? "";
  const gone = { ok: false, reason: "gone" };
  expect(await renameSearch(marte, id, "Mitt")).toEqual(gone);
  expect(await setNotify({ userId: marte, id }, false)).toEqual(gone);
  expect(await openSearch(marte, id)).toEqual(gone);
  expect(await deleteSearch(marte, id)).toEqual(gone);
  expect(await listSavedSearches(marte)).toEqual([]);
  expect(await listSavedSearches(runa)).toEqual([stored]);
});

test("undo brings a deleted search back as it was", async () => {
  const { userId, cookies } = await signedInUser();
  const at = (day: number) => new Date(Date.UTC(2026, 10, day, 7, 20));
  const times = { seenUntil: at(2), notifiedUntil: at(3), createdAt: at(1) };
  await db()
    .insert(savedSearches)
    .values({ ...search, ...times, userId, id: randomUUID(), notify: false });
  const before = await storedOf(userId);
  const send = async (fields: ActionFields) => {
    const args = actionArgs(savedSearchActions.path, fields, { cookies });
    return (await responseOf(() => handleSavedSearchAction(args))).body as ActionResult;
  };
  const deleted = await send(actionFields("delete", { id: before[0]?.id ?? "" }));
  if (!deleted.ok || !deleted.undo) throw new Error("no undo");
  expect(await storedOf(userId)).toEqual([]);
  expect(await send(deleted.undo)).toMatchObject({ ok: true });
  await send(deleted.undo);
  expect(await storedOf(userId)).toEqual(before);
});

test("a forged undo takes no search of somebody else", async () => {
  const [runa, marte] = [await insertUser(), await insertUser()];
  await saveSearch(runa, search);
  const [stored] = await listSavedSearches(runa);
  const at = new Date();
  const times = { seenUntil: at, notifiedUntil: at, createdAt: at };
  await restoreSearch(marte, { ...search, ...times, id: stored?.id ?? "", notify: true });
  expect(await listSavedSearches(runa)).toEqual([stored]);
});

test("there is room for so many", async () => {
  const userId = await insertUser();
  const at = new Date();
  await db()
    .insert(savedSearches)
    .values(
      Array.from({ length: maxSavedSearches - 1 }, (_, index) => ({
        ...{ userId, id: randomUUID(), name: "Søk", query: `/search?q=${index}`, notify: true },
        ...{ seenUntil: at, notifiedUntil: at, createdAt: at },
      })),
    );
  const results = await Promise.all([
    saveSearch(userId, { name: "En", query: "/search?q=en" }),
    saveSearch(userId, { name: "To", query: "/search?q=to" }),
  ]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results).toContainEqual({ ok: false, reason: "too-many" });
});

test("new hits are counted up to a hundred, without samples and the own ones", async () => {
  const userId = await insertUser();
  await saveSearch(userId, { name: "Slør", query: "/search?q=slør" });
  const publishedAt = new Date(Date.now() + 60_000);
  const slør = { title: "Slør i tyll", publishedAt };
  await insertListing({ ...slør, userId });
  await insertListing({ ...slør, id: 901, userId: null, isSample: true });
  await insertListing(slør);
  expect((await listSavedSearches(userId))[0]?.newHits).toBe(1);
  const seller = await insertUser();
  await Promise.all(
    Array.from({ length: maxNewHits + 5 }, () => insertListing({ ...slør, userId: seller })),
  );
  expect((await listSavedSearches(userId))[0]?.newHits).toBe(maxNewHits + 1);
});

function storedOf(userId: string) {
  return db().select().from(savedSearches).where(eq(savedSearches.userId, userId));
}
