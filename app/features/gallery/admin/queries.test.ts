import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertBlockedVisitor,
  insertHeldVisitor,
  insertPhoto,
  insertWedding,
} from "#tests/support/factories.ts";
import { timeoutFactor } from "#tests/support/timing.ts";
import { photoLikes } from "../tables.server.ts";
import { countByFilter, idsMatching, photosMatching, photosToDownload } from "./queries.server.ts";
import { type PhotoFilter, photosPerPage } from "./rules.ts";

useTestDatabase();

let weddingId: OwnedWeddingId;

beforeEach(async () => {
  weddingId = await insertWedding();
});

test("each filter lists its photos, newest first, without deleted and other couples' photos", async () => {
  const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second));
  const shown = await insertPhoto(weddingId, { createdAt: at(1) });
  const awaiting = await insertPhoto(weddingId, { createdAt: at(2), status: "awaiting" });
  const hidden = await insertPhoto(weddingId, { createdAt: at(3), status: "hidden" });
  const troll = randomUUID();
  const ofTroll = await insertPhoto(
    weddingId,
    { createdAt: at(4), status: "awaiting", visitorId: troll },
    { hidden: true },
  );
  await insertPhoto(weddingId, { deletedAt: new Date() });
  await insertPhoto(await insertWedding());

  expect(await idsIn("all")).toEqual([ofTroll, hidden, awaiting, shown]);
  expect(await idsIn("shown")).toEqual([shown]);
  expect(await idsIn("awaiting")).toEqual([awaiting]);
  expect(await idsIn("hidden")).toEqual([ofTroll, hidden]);
  expect(await countByFilter(weddingId)).toEqual({ all: 4, shown: 1, awaiting: 1, hidden: 2 });
  const [first, second] = await photosMatching(weddingId, "hidden", 1);
  expect([first?.senderBlocked, second?.senderBlocked]).toEqual([true, false]);
});

test("held photos are neither listed nor counted, nor among all of a filter", async () => {
  const visitorId = randomUUID();
  await insertHeldVisitor(weddingId, visitorId);
  for (const status of ["shown", "awaiting", "hidden"] as const) {
    await insertPhoto(weddingId, { visitorId, status });
  }
  const photo = await insertPhoto(weddingId, { status: "hidden" });
  expect(await countByFilter(weddingId)).toEqual({ all: 1, shown: 0, awaiting: 0, hidden: 1 });
  for (const filter of ["all", "hidden"] as const) {
    expect([await idsIn(filter), await idsMatching(weddingId, filter)]).toEqual([[photo], [photo]]);
  }
});

test("likes are counted, except those of blocked browsers", async () => {
  const photoId = await insertPhoto(weddingId);
  const [guest, troll] = [randomUUID(), randomUUID()];
  await insertBlockedVisitor(weddingId, troll);
  await db()
    .insert(photoLikes)
    .values([guest, troll].map((visitorId) => ({ weddingId, photoId, visitorId })));
  expect(await photosMatching(weddingId, "all", 1)).toMatchObject([{ id: photoId, likes: 1 }]);
});

test("returns the chosen photos in the order they were sent", async () => {
  const second = await insertPhoto(weddingId, { createdAt: new Date(2000) });
  const first = await insertPhoto(weddingId, { createdAt: new Date(1000) });
  const deleted = await insertPhoto(weddingId, { deletedAt: new Date() });
  const otherPhoto = await insertPhoto(await insertWedding());
  const ids = async (requested?: string[]) =>
    (await photosToDownload(weddingId, "all", requested)).map(({ id }) => id);
  expect(await ids()).toEqual([first, second]);
  expect(await ids([second, deleted, otherPhoto])).toEqual([second]);
  expect(await ids([])).toEqual([]);
  expect(await photosToDownload(weddingId, "hidden")).toEqual([]);
});

test("two thousand photos are paged quickly", async () => {
  await db().execute(sql`
    with stored as (
      insert into pictures (id, wedding_id, width, height, widths)
      select gen_random_uuid(), ${weddingId}, 900, 600, '{320,640}' from generate_series(1, 2000)
      returning id)
    insert into guest_photos (wedding_id, id, content_hash, visitor_id, created_at)
    select ${weddingId}, id, n::text, gen_random_uuid(), now() - n * interval '1 second'
    from (select id, row_number() over () as n from stored) as numbered`);
  await db().execute(sql`analyze guest_photos, pictures`);
  const started = performance.now();
  const [last, counts] = await Promise.all([
    photosMatching(weddingId, "shown", 42),
    countByFilter(weddingId),
  ]);
  expect(performance.now() - started).toBeLessThan(150 * timeoutFactor());
  expect(last).toHaveLength(2000 - 41 * photosPerPage);
  expect(counts.shown).toBe(2000);
});

async function idsIn(filter: PhotoFilter): Promise<string[]> {
  return (await photosMatching(weddingId, filter, 1)).map(({ id }) => id);
}
