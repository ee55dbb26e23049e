import { randomUUID } from "node:crypto";
import { getTableName, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { users } from "#app/features/accounts/tables.server.ts";
import { guestPhotos } from "#app/features/gallery/tables.server.ts";
import { heroImages } from "#app/features/weddings/tables.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { picturePath } from "#app/platform/pictures/picture-paths.ts";
import { storePicture } from "#app/platform/pictures/pictures.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import { pictureColumns, sweepStrayPictures } from "./picture-sweep.ts";

useTestDatabase();

afterEach(() => setClock());

test("knows every column with picture ids", async () => {
  const { rows } = await db().execute(sql`
    select table_name from information_schema.columns
    where column_name like '%widths' and table_schema = 'public'`);
  const named = rows.map((row) => row.table_name).sort();
  expect(pictureColumns.map((column) => getTableName(column.table)).sort()).toEqual(named);
});

test("deletes files without a row after a day, and no others", async () => {
  const weddingId = await insertWedding();
  const [hero, photo, wish, stray] = [await store(), await store(), await store(), await store()];
  const avatar = await store();
  const image = picturePath(avatar.id, 10);
  await db().insert(users).values({ id: "kari", name: "Kari", email: "kari@example.no", image });
  await db()
    .insert(heroImages)
    .values({ ...hero, weddingId: null });
  await db()
    .insert(guestPhotos)
    .values({ ...photo, weddingId, visitorId: randomUUID(), contentHash: "" });
  await db()
    .insert(wishListItems)
    .values({ weddingId, id: randomUUID(), title: "Fat", image: wish.id, position: 0 });
  const known = [hero.id, photo.id, wish.id, avatar.id];

  await sweepStrayPictures.run({}, randomUUID());
  expect(await storedIds()).toEqual([...known, stray.id].sort());
  setClock(() => Date.now() + 25 * 3600 * 1000);
  await sweepStrayPictures.run({}, randomUUID());
  expect(await storedIds()).toEqual(known.sort());
});

async function store() {
  const create = { width: 20, height: 10, channels: 3, background: "red" } as const;
  const stored = await storePicture(await sharp({ create }).jpeg().toBuffer(), { widths: [10] });
  if (!stored.ok) throw new Error(stored.reason);
  return stored.picture;
}

async function storedIds(): Promise<string[]> {
  const keys = await Array.fromAsync(storage().list("pictures/"), ({ key }) => key);
  return [...new Set(keys.map((key) => key.split("/")[1] ?? ""))].sort();
}
