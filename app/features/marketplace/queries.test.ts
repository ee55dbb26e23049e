import { beforeAll, expect, test } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertPicture, insertUser } from "#tests/support/factories.ts";
import { insertListing } from "#tests/support/listings.ts";
import { seedListings } from "../../../database/seed/seed-listings.ts";
import { exportListings, findListing, listFeatured } from "./queries.server.ts";
import { listingPictures } from "./tables.server.ts";

useTestDatabase();

beforeAll(() => seedListings(true));

test("a sample with all it has, and four others of its category", async () => {
  const listing = await findListing(8);
  expect(listing).toMatchObject({
    id: 8,
    title: "Bohemkjole med trompetermer",
    price: 4400_00,
    originalPrice: 8900_00,
    condition: "very-good",
    size: "40",
    colour: "ivory",
    length: 150,
    rating: { value: 4.9, count: 9 },
    drawing: "l-08",
    pictures: [],
    status: "published",
  });
  expect(listing?.related.map(({ id }) => id)).toEqual([2, 1, 5, 3]);
  expect((await findListing(41))?.related.map(({ id }) => id)).toEqual([42]);
});

test.each([
  ["published", true],
  ["reserved", true],
  ["sold", true],
  ["draft", false],
  ["review", false],
  ["withdrawn", false],
] as const)("a listing that is %s has a page: %s", async (status, isShown) => {
  const id = await insertListing({ status });
  expect(id).toBeGreaterThanOrEqual(1000);
  expect((await findListing(id)) !== null).toBe(isShown);
});

test("pictures in the seller's order, and the first on the card", async () => {
  const userId = await insertUser();
  const listingId = await insertListing({ userId });
  const [second, first] = [await insertPicture(), await insertPicture()];
  await db()
    .insert(listingPictures)
    .values([
      { userId, listingId, picture: second, position: 2 },
      { userId, listingId, picture: first, position: 1 },
    ]);
  const listing = await findListing(listingId);
  expect(listing?.pictures.map(({ id }) => id)).toEqual([first, second]);
  expect(listing?.cover).toEqual({ id: first, widths: [320, 640, 900] });
  expect(await exportListings(userId)).toMatchObject({
    seller: null,
    listings: [{ id: listingId, title: listing?.title, pictures: [first, second], sale: null }],
  });
  expect(await exportListings(await insertUser())).toEqual({ seller: null, listings: [] });
});

test("an unknown id, and one beyond all numbers of the database", async () => {
  expect(await findListing(999)).toBeNull();
  expect(await findListing(999_999_999_999_999)).toBeNull();
});

test("the landing page's four, in order", async () => {
  expect((await listFeatured()).map(({ id }) => id)).toEqual([8, 17, 27, 37]);
});
