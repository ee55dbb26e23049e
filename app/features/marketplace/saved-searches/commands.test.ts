import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertUser } from "#tests/support/factories.ts";
import { insertListing } from "#tests/support/listings.ts";
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

test("a deleted search comes back as it was", async () => {
  const userId = await insertUser();
  await saveSearch(userId, search);
  const [stored] = await listSavedSearches(userId);
  const id = stored?.id ?? "";
  await renameSearch(userId, id, "Kjoler til Runa");
  await setNotify({ userId, id }, false);
  const deleted = await deleteSearch(userId, id);
  expect(await listSavedSearches(userId)).toEqual([]);
  if (!deleted.ok) throw new Error(deleted.reason);
  const restored = { ...deleted.search, id };
  expect(await restoreSearch(userId, restored)).toEqual({ ok: true });
  await restoreSearch(userId, restored);
  expect(await listSavedSearches(userId)).toMatchObject([
    { id, name: "Kjoler til Runa", notify: false },
  ]);
});

test("a forged undo takes no search of somebody else", async () => {
  const [runa, marte] = [await insertUser(), await insertUser()];
  await saveSearch(runa, search);
  const [stored] = await listSavedSearches(runa);
  const forged = { ...search, id: stored?.id ?? "", notify: true, seenUntil: new Date() };
  await restoreSearch(marte, forged);
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
