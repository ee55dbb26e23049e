import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { users } from "#app/features/accounts/tables.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { writePicture } from "#app/platform/pictures/pictures.server.ts";
import { StorageUnavailableError } from "#app/platform/storage/storage-keys.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertPhoto, insertWedding, insertWish } from "#tests/support/factories.ts";
import { withFailingStorage } from "#tests/support/failures.ts";
import {
  listStoredPictures,
  runFileDeletions,
  solidPicture,
  storeSmallPicture,
} from "#tests/support/pictures.ts";
import { claimPicture, deletePictures } from "./commands.server.ts";
import { purgePictures } from "./jobs.server.ts";
import { pictures } from "./tables.server.ts";

useTestDatabase({ changesSchema: true });

const hour = 3600 * 1000;

let weddingId: string;

beforeEach(async () => {
  weddingId = await insertWedding();
});

afterEach(async () => {
  setClock(() => Date.now() + 100 * 24 * hour);
  await db().execute(sql`update weddings set hero_image = null`);
  await db().execute(sql`delete from wish_list_items`);
  await db().execute(sql`delete from guest_photos`);
  await db().execute(sql`delete from users`);
  await purgePictures.run({}, randomUUID());
  setClock();
});

test("an unclaimed picture waits two days, an upload of an owner one", async () => {
  const unclaimed = await storeSmallPicture();
  const ofWedding = await storeSmallPicture({ weddingId });
  const ofAccount = await storeSmallPicture({ userId: randomUUID() });
  await purgeAfter(23);
  expect(await kept()).toEqual([unclaimed.id, ofWedding.id, ofAccount.id].sort());
  await purgeAfter(25);
  expect(await kept()).toEqual([unclaimed.id]);
  await purgeAfter(47);
  expect(await kept()).toEqual([unclaimed.id]);
  await purgeAfter(49);
  expect(await kept()).toEqual([]);
});

test("a picture stays as long as a row points to it", async () => {
  const [hero, wish] = [await storeSmallPicture(), await storeSmallPicture({ weddingId })];
  const photo = await storeSmallPicture({ weddingId }, "original");
  const avatar = await storeSmallPicture({ userId: "kari" });
  await transaction(async (tx) => {
    await claimPicture(tx, hero.id, { weddingId });
    await tx.update(weddings).set({ heroImage: hero.id }).where(eq(weddings.id, weddingId));
  });
  await insertWish(weddingId, { image: wish.id, deletedAt: new Date() });
  await insertPhoto(weddingId, { id: photo.id, status: "hidden" });
  const kari = { id: "kari", name: "Kari", email: "kari@example.no", avatar: avatar.id };
  await db().insert(users).values(kari);
  await purgeAfter(1000);
  expect(await kept()).toEqual([hero.id, wish.id, photo.id, avatar.id].sort());
});

test("a foreign key that a new table has keeps its pictures", async () => {
  const [named, stray] = [await storeSmallPicture(), await storeSmallPicture()];
  await db().execute(sql`
    create table "odd ""name" (number int, "logo Image" uuid references pictures (id))`);
  await db().execute(sql`insert into "odd ""name" values (1, ${named.id}), (2, null)`);
  try {
    await purgeAfter(49);
    expect(await kept()).toEqual([named.id]);
    expect(stray.id).not.toBe(named.id);
  } finally {
    await db().execute(sql`drop table "odd ""name"`);
  }
});

test("files without a row go after a day", async () => {
  const bytes = await solidPicture(20, 10).jpeg().toBuffer();
  const written = await writePicture(bytes, { widths: [10] });
  if (!written.ok) throw new Error(written.reason);
  const { id } = await storeSmallPicture();
  await purgeAfter(23);
  expect(await listStoredPictures()).toEqual([id, written.picture.id].sort());
  await purgeAfter(25);
  expect(await listStoredPictures()).toEqual([id]);
});

test("files that could not be deleted with their row are retried, and go with the purge", async () => {
  const { id } = await storeSmallPicture();
  await transaction((tx) => deletePictures(tx, [id]));
  await expect(withFailingStorage(runFileDeletions)).rejects.toThrow(StorageUnavailableError);
  expect(await listStoredPictures()).toEqual([id]);
  await purgeAfter(25);
  expect(await listStoredPictures()).toEqual([]);
});

async function purgeAfter(hours: number): Promise<void> {
  const then = Date.now() + hours * hour;
  setClock(() => then);
  await purgePictures.run({}, randomUUID());
  setClock();
  await runFileDeletions();
}

/** The pictures that have a row; each of them, and no other, must have files. */
async function kept(): Promise<string[]> {
  const rows = await db().select({ id: pictures.id }).from(pictures);
  const ids = rows.map(({ id }) => id).sort();
  expect(await listStoredPictures()).toEqual(ids);
  return ids;
}
