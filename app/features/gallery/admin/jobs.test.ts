import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addAvifFiles, storePicture } from "#app/features/pictures/commands.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase, withLockHeldBy } from "#tests/support/database.ts";
import { insertPhoto, insertWedding } from "#tests/support/factories.ts";
import { listStoredPictures, noisyJpeg, runFileDeletions } from "#tests/support/pictures.ts";
import { guestPhotos, photoLikes } from "../tables.server.ts";
import { restorePhotos } from "./commands.server.ts";
import { purgePhotos } from "./jobs.server.ts";

useTestDatabase();

const minuteMs = 60_000;
let weddingId: OwnedWeddingId;

beforeEach(async () => {
  weddingId = await insertWedding();
  await db().delete(guestPhotos);
});

test("a photo is purged with its files and likes an hour after its deletion", async () => {
  const [kept, recent, past] = [await photo(null), await photo(59), await photo(61)];
  await db().insert(photoLikes).values({ weddingId, photoId: past, visitorId: randomUUID() });
  await purgePhotos();
  await runFileDeletions();
  expect(await rows()).toEqual([kept, recent].sort());
  expect(await listStoredPictures()).toEqual([kept, recent].sort());
  expect(await db().$count(photoLikes)).toBe(0);
  expect(await restorePhotos(weddingId, [past, recent])).toEqual([recent]);
});

test("a photo that is restored at the same moment keeps its picture", async () => {
  const past = await photo(61);
  await withLockHeldBy(
    (tx) => tx.update(guestPhotos).set({ deletedAt: null }).where(eq(guestPhotos.id, past)),
    purgePhotos,
  );
  await runFileDeletions();
  expect(await rows()).toContain(past);
  expect(await listStoredPictures()).toContain(past);
});

async function photo(deletedMinutesAgo: number | null): Promise<string> {
  const file = await noisyJpeg(400, 300);
  const options = { widths: [320, 400], jpeg: "original" } as const;
  const stored = await storePicture(file, options, { weddingId });
  if (!stored.ok) throw new Error(stored.reason);
  const { id } = stored.picture;
  await addAvifFiles(id);
  const deletedAt =
    deletedMinutesAgo === null ? null : new Date(Date.now() - deletedMinutesAgo * minuteMs);
  await insertPhoto(weddingId, { id, deletedAt });
  return id;
}

async function rows(): Promise<string[]> {
  const found = await db().select({ id: guestPhotos.id }).from(guestPhotos);
  return found.map(({ id }) => id).sort();
}
