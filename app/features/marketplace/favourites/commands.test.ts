import { expect, test } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertUser } from "#tests/support/factories.ts";
import { insertListing } from "#tests/support/listings.ts";
import { addFavourite, mergeFavourites, removeFavourite } from "./commands.server.ts";
import { listFavouriteIds, listFavourites, listStoredFavourites } from "./queries.server.ts";
import { maxFavourites } from "./rules.ts";
import { favourites } from "./tables.server.ts";

useTestDatabase();

test("favourites belong to one account, and are stored once", async () => {
  const [kari, ola] = [await insertUser(), await insertUser()];
  const [one, two] = [await insertListing(), await insertListing()];
  const results = await Promise.all([
    addFavourite(kari, one),
    addFavourite(kari, one),
    addFavourite(kari, two),
  ]);
  expect(results).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  await addFavourite(ola, one);
  await removeFavourite(ola, two);
  await removeFavourite(kari, one);
  expect(await listFavouriteIds(kari)).toEqual([two]);
  expect(await listFavouriteIds(ola)).toEqual([one]);
});

test.each([
  ["a draft", async () => insertListing({ status: "draft", publishedAt: null })],
  ["a listing that is being checked", async () => insertListing({ status: "review" })],
  ["an unknown id", async () => 999_999],
])("%s is not saved", async (_, listing) => {
  const [userId, id] = [await insertUser(), await listing()];
  expect(await addFavourite(userId, id)).toEqual({ ok: false, reason: "gone" });
  expect(await mergeFavourites(userId, [id])).toEqual({ ok: true });
  expect(await listFavouriteIds(userId)).toEqual([]);
});

test("what the browser has kept is merged, also twice and at once", async () => {
  const userId = await insertUser();
  const [one, two, three] = [await insertListing(), await insertListing(), await insertListing()];
  await addFavourite(userId, one);
  await Promise.all([
    mergeFavourites(userId, [one, two, 999_999]),
    mergeFavourites(userId, [two, three]),
  ]);
  await mergeFavourites(userId, [two, three]);
  expect((await listFavouriteIds(userId)).sort()).toEqual([one, two, three].sort());
});

test("without room for all, the browser keeps what it has", async () => {
  const userId = await insertUser();
  const ids = await Promise.all(Array.from({ length: 3 }, () => insertListing()));
  const [first = 0, ...others] = ids;
  const seller = await insertUser();
  const many = await Promise.all(
    Array.from({ length: maxFavourites - 2 }, () => insertListing({ userId: seller })),
  );
  await db()
    .insert(favourites)
    .values(many.map((listingId) => ({ userId, listingId, createdAt: new Date() })));
  expect(await mergeFavourites(userId, ids)).toEqual({ ok: false, reason: "too-many" });
  expect(await db().$count(favourites)).toBeGreaterThan(0);
  expect(await mergeFavourites(userId, others)).toEqual({ ok: true });
  expect(await mergeFavourites(userId, others), "after a lost response").toEqual({ ok: true });
  expect(await addFavourite(userId, first)).toEqual({ ok: false, reason: "too-many" });
  expect(await addFavourite(userId, others[0] ?? 0)).toEqual({ ok: true });
});

test("what is sold, withdrawn or over is shown as such", async () => {
  const userId = await insertUser();
  const states = [
    [await insertListing(), "for-sale"],
    [await insertListing({ status: "reserved" }), "for-sale"],
    [await insertListing({ status: "sold" }), "sold"],
    [await insertListing({ status: "withdrawn" }), "off"],
    [await insertListing({ expiresAt: new Date("2020-01-01T12:00:00Z") }), "off"],
  ] as const;
  const ids = states.map(([id]) => id);
  for (const id of ids) await addFavourite(userId, id);
  const byId = new Map(states);
  for (const { card, state } of await listFavourites(userId)) expect(state).toBe(byId.get(card.id));
  const stored = await listStoredFavourites(ids);
  expect(stored.map(({ card }) => card.id)).toEqual(ids.toReversed());
});

test("the newest is first, and others' favourites are not listed", async () => {
  const [kari, ola] = [await insertUser(), await insertUser()];
  const [one, two] = [await insertListing(), await insertListing()];
  await addFavourite(kari, one);
  await addFavourite(ola, two);
  expect((await listFavourites(kari)).map(({ card }) => card.id)).toEqual([one]);
  expect(await listStoredFavourites([])).toEqual([]);
});
