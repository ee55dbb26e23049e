import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { Client } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { users } from "#app/features/accounts/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { writePicture } from "#app/platform/pictures/pictures.server.ts";
import {
  retainFiles,
  unlessFilesAreRetained,
} from "#app/platform/storage/file-retention.server.ts";
import { StorageUnavailableError } from "#app/platform/storage/storage-keys.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertPhoto, insertUser, insertWedding, insertWish } from "#tests/support/factories.ts";
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

const database = useTestDatabase({ changesSchema: true });

const hour = 3600 * 1000;

let weddingId: OwnedWeddingId;

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

test("unclaimed pictures are purged after two days, unreferenced ones of an owner after one", async () => {
  const unclaimed = await storeSmallPicture();
  const ofWedding = await storeSmallPicture({ weddingId });
  const ofAccount = await storeSmallPicture({ userId: await insertUser() });
  await purgeAfter(23);
  expect(await storedIds()).toEqual([unclaimed.id, ofWedding.id, ofAccount.id].sort());
  await purgeAfter(25);
  expect(await storedIds()).toEqual([unclaimed.id]);
  await purgeAfter(47);
  expect(await storedIds()).toEqual([unclaimed.id]);
  await purgeAfter(49);
  expect(await storedIds()).toEqual([]);
});

test("a picture is not purged while a row points to it", async () => {
  const [hero, wish] = [await storeSmallPicture(), await storeSmallPicture({ weddingId })];
  const photo = await storeSmallPicture({ weddingId }, "original");
  const userId = await insertUser();
  const avatar = await storeSmallPicture({ userId });
  await transaction(async (tx) => {
    await claimPicture(tx, hero.id, { weddingId });
    await tx.update(weddings).set({ heroImage: hero.id }).where(eq(weddings.id, weddingId));
  });
  await insertWish(weddingId, { image: wish.id, deletedAt: new Date() });
  await insertPhoto(weddingId, { id: photo.id, status: "hidden" });
  await db().update(users).set({ avatar: avatar.id }).where(eq(users.id, userId));
  await purgeAfter(1000);
  expect(await storedIds()).toEqual([hero.id, wish.id, photo.id, avatar.id].sort());
});

test("a foreign key of a new table also protects pictures from the purge", async () => {
  const [named, unreferenced] = [await storeSmallPicture(), await storeSmallPicture()];
  await db().execute(sql`
    create table "odd ""name" (number int, "logo Image" uuid references pictures (id))`);
  await db().execute(sql`insert into "odd ""name" values (1, ${named.id}), (2, null)`);
  try {
    await purgeAfter(49);
    expect(await storedIds()).toEqual([named.id]);
    expect(unreferenced.id).not.toBe(named.id);
  } finally {
    await db().execute(sql`drop table "odd ""name"`);
  }
});

test("files without a row are deleted after a day", async () => {
  const bytes = await solidPicture(20, 10).jpeg().toBuffer();
  const written = await writePicture(bytes, { widths: [10] });
  if (!written.ok) throw new Error(written.reason);
  const { id } = await storeSmallPicture();
  await purgeAfter(23);
  expect(await listStoredPictures()).toEqual([id, written.picture.id].sort());
  await purgeAfter(25);
  expect(await listStoredPictures()).toEqual([id]);
});

test("files that could not be deleted with their row are retried, then deleted by the purge", async () => {
  const { id } = await storeSmallPicture();
  await transaction((tx) => deletePictures(tx, [id]));
  await expect(withFailingStorage(runFileDeletions)).rejects.toThrow(StorageUnavailableError);
  expect(await listStoredPictures()).toEqual([id]);
  await purgeAfter(25);
  expect(await listStoredPictures()).toEqual([]);
});

test("retained files are deleted by no job until they are released", async () => {
  const bytes = await solidPicture(20, 10).jpeg().toBuffer();
  const orphan = await writePicture(bytes, { widths: [10] });
  if (!orphan.ok) throw new Error(orphan.reason);
  const { id } = await storeSmallPicture();
  const backup = new Client({ connectionString: database.url });
  await backup.connect();
  await retainFiles(backup);
  await transaction((tx) => deletePictures(tx, [id]));
  await purgeAfter(25);
  await runFileDeletions();
  expect(await listStoredPictures()).toEqual([id, orphan.picture.id].sort());

  await backup.end();
  await runFileDeletions();
  expect(await listStoredPictures(), "deleted by the job that was put off").toEqual([
    orphan.picture.id,
  ]);
  await purgeAfter(25);
  expect(await listStoredPictures()).toEqual([]);
});

test("jobs of several processes delete files at the same time", async () => {
  let released = () => {};
  const held = new Promise<void>((resolve) => {
    released = resolve;
  });
  const slow = unlessFilesAreRetained(() => held);
  expect(await unlessFilesAreRetained(async () => undefined)).toBe(true);
  released();
  expect(await slow).toBe(true);
});

async function purgeAfter(hours: number): Promise<void> {
  const purgeTime = Date.now() + hours * hour;
  setClock(() => purgeTime);
  await purgePictures.run({}, randomUUID());
  setClock();
  await runFileDeletions();
}

/** The pictures that have a row; each of them, and no other, must have files. */
async function storedIds(): Promise<string[]> {
  const rows = await db().select({ id: pictures.id }).from(pictures);
  const ids = rows.map(({ id }) => id).sort();
  expect(await listStoredPictures()).toEqual(ids);
  return ids;
}
