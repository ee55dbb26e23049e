import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { addAvif, storePicture } from "#app/platform/pictures/pictures.server.ts";
import { StorageUnavailable } from "#app/platform/storage/storage-keys.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertPhoto, insertWedding } from "#tests/support/factories.ts";
import { withFailingStorage } from "#tests/support/failures.ts";
import { listStoredPictures, noisyJpeg } from "#tests/support/pictures.ts";
import { guestPhotos, photoLikes } from "../tables.server.ts";
import { restorePhotos } from "./commands.server.ts";
import { purgePhotos } from "./jobs.server.ts";

useTestDatabase();

const minuteMs = 60_000;
let weddingId: OwnedWeddingId;

beforeEach(async () => {
  weddingId = (await insertWedding()) as OwnedWeddingId;
  await db().delete(guestPhotos);
});

test("an hour after it was deleted, a photo is gone with all its files and hearts", async () => {
  const [kept, recent, past] = [await photo(null), await photo(59), await photo(61)];
  await db().insert(photoLikes).values({ weddingId, photoId: past, visitorId: randomUUID() });
  await purgePhotos();
  expect(await rows()).toEqual([kept, recent].sort());
  expect(await listStoredPictures()).toEqual([kept, recent].sort());
  expect(await db().$count(photoLikes)).toBe(0);
  expect(await restorePhotos(weddingId, [past, recent])).toEqual([recent]);
});

test("while its files cannot go, the row stays for the next time", async () => {
  const past = await photo(61);
  await expect(withFailingStorage(purgePhotos)).rejects.toThrow(StorageUnavailable);
  expect(await rows()).toContain(past);
  await purgePhotos();
  expect(await rows()).not.toContain(past);
  expect(await listStoredPictures()).not.toContain(past);
});

async function photo(deletedMinutesAgo: number | null): Promise<string> {
  const widths = [320, 400];
  const stored = await storePicture(await noisyJpeg(400, 300), { widths, jpeg: "original" });
  if (!stored.ok) throw new Error(stored.reason);
  const { id } = stored.picture;
  await addAvif(id, widths);
  const deletedAt =
    deletedMinutesAgo === null ? null : new Date(Date.now() - deletedMinutesAgo * minuteMs);
  await insertPhoto(weddingId, { id, deletedAt });
  return id;
}

async function rows(): Promise<string[]> {
  const found = await db().select({ id: guestPhotos.id }).from(guestPhotos);
  return found.map(({ id }) => id).sort();
}
