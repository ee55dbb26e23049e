import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertBlockedVisitor,
  insertPhoto,
  insertPublicWedding,
  insertWedding,
} from "#tests/support/factories.ts";
import { timeoutFactor } from "#tests/support/timing.ts";
import { galleryPage, photosOfPage } from "./queries.server.ts";
import { photoLikes } from "./tables.server.ts";

useTestDatabase();

let weddingId: PublicWeddingId;

beforeEach(async () => {
  weddingId = await insertPublicWedding();
});

test("an empty gallery is empty", async () => {
  expect(await galleryPage(weddingId, null, part(1))).toEqual({ photos: [], total: 0, likes: 0 });
});

test("photos are listed newest first, each once, even with equal times", async () => {
  const createdAt = new Date();
  const ids = await Promise.all(
    Array.from({ length: 7 }, () => insertPhoto(weddingId, { createdAt })),
  );
  const newest = await insertPhoto(weddingId, { createdAt: new Date(createdAt.getTime() + 1000) });
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => galleryPage(weddingId, null, part(page))),
  );
  const shown = pages.map(({ photos }) => photos.map(({ id }) => id));
  expect(shown.map((page) => page.length)).toEqual([3, 3, 2, 0]);
  expect(shown.flat()).toEqual([newest, ...ids.sort().reverse()]);
  expect(pages.map(({ total }) => total)).toEqual([8, 8, 8, 8]);
});

test("a photo has its number of likes, and whether the visitor sent it or likes it", async () => {
  const [visitor, other] = [randomUUID(), randomUUID()];
  const sent = { visitorId: visitor, caption: "Kake" };
  const photo = await insertPhoto(weddingId, sent, { hasAvif: true });
  await like(photo, visitor, other);
  const { photos } = await galleryPage(weddingId, visitor, part(1));
  expect(photos).toEqual([
    {
      id: photo,
      guestName: "Kari",
      caption: "Kake",
      width: 900,
      height: 600,
      widths: [320, 640, 900],
      hasAvif: true,
      likes: 2,
      liked: true,
      isOwn: true,
      status: "shown",
      createdAt: expect.any(Date),
    },
  ]);
  const seenByOtherVisitor = await galleryPage(weddingId, randomUUID(), part(1));
  expect(seenByOtherVisitor.photos).toMatchObject([{ likes: 2, liked: false, isOwn: false }]);
  const seenByNewVisitor = await galleryPage(weddingId, null, part(1));
  expect(seenByNewVisitor).toMatchObject({
    total: 1,
    likes: 2,
    photos: [{ liked: false, isOwn: false }],
  });
});

test("photos that await approval are shown to their sender only", async () => {
  const visitor = randomUUID();
  const older = await insertPhoto(weddingId, { createdAt: new Date(Date.now() - 2000) });
  const mine = await insertPhoto(weddingId, {
    visitorId: visitor,
    status: "awaiting",
    createdAt: new Date(Date.now() - 1000),
  });
  const newer = await insertPhoto(weddingId);
  const seen = await galleryPage(weddingId, visitor, part(1));
  expect(seen.photos.map(({ id }) => id)).toEqual([newer, mine, older]);
  expect(seen.total).toBe(3);
  for (const visitor of [null, randomUUID()]) {
    const { photos, total } = await galleryPage(weddingId, visitor, part(1));
    expect(photos.map(({ id }) => id)).toEqual([newer, older]);
    expect(total).toBe(2);
  }
});

test("hidden, deleted, blocked and other weddings' photos are not listed or counted", async () => {
  const [visitor, blocked] = [randomUUID(), randomUUID()];
  const shown = await insertPhoto(weddingId);
  const ofBlocked = await insertPhoto(weddingId, { visitorId: blocked });
  const hidden = await insertPhoto(weddingId, { visitorId: visitor, status: "hidden" });
  const deleted = await insertPhoto(weddingId, { visitorId: visitor, deletedAt: new Date() });
  for (const photo of [shown, ofBlocked, hidden, deleted]) await like(photo, visitor, blocked);
  await insertPhoto(await insertWedding(), { visitorId: visitor });
  await insertBlockedVisitor(weddingId, blocked);
  for (const viewer of [visitor, null]) {
    const { photos, total, likes } = await galleryPage(weddingId, viewer, part(1));
    expect(photos.map(({ id, likes }) => [id, likes])).toEqual([[shown, 1]]);
    expect([total, likes]).toEqual([1, 1]);
  }
});

test("a blocked visitor sees the own photos and likes as before", async () => {
  const [visitor, blocked] = [randomUUID(), randomUUID()];
  const ofOther = await insertPhoto(weddingId, { createdAt: new Date(Date.now() - 3000) });
  const own = await insertPhoto(weddingId, {
    visitorId: blocked,
    createdAt: new Date(Date.now() - 2000),
  });
  await insertPhoto(weddingId, { visitorId: blocked, status: "awaiting" });
  for (const photo of [ofOther, own]) await like(photo, visitor, blocked);
  const before = await galleryPage(weddingId, blocked, part(1));
  expect(before).toMatchObject({ total: 3, likes: 4 });
  await insertBlockedVisitor(weddingId, blocked);
  expect(await galleryPage(weddingId, blocked, part(1))).toEqual(before);
  const seenByOthers = await galleryPage(weddingId, visitor, part(1));
  expect(seenByOthers).toMatchObject({ total: 1, likes: 1, photos: [{ id: ofOther, likes: 1 }] });
});

test("a page of five thousand photos is read from the index", async () => {
  await db().execute(sql`
    insert into pictures (id, wedding_id, width, height, widths)
    select gen_random_uuid(), gen_random_uuid(), 900, 600, '{320,640}' from generate_series(1, 20000)`);
  await db().execute(sql`
    with stored as (
      insert into pictures (id, wedding_id, width, height, widths)
      select gen_random_uuid(), ${weddingId}, 900, 600, '{320,640}' from generate_series(1, 5000)
      returning id)
    insert into guest_photos (wedding_id, id, content_hash, visitor_id, created_at)
    select ${weddingId}, id, n::text, gen_random_uuid(), now() - n * interval '1 second'
    from (select id, row_number() over () as n from stored) as numbered`);
  await db().execute(sql`
    insert into photo_likes (wedding_id, photo_id, visitor_id)
    select wedding_id, id, gen_random_uuid() from guest_photos, generate_series(1, 5)
    where wedding_id = ${weddingId}`);
  await db().execute(sql`analyze guest_photos, pictures, photo_likes, blocked_visitors`);
  const query = photosOfPage(weddingId, randomUUID(), 0, 24, 24);
  // The custom plan, and the generic plan that PostgreSQL chooses after several executions.
  for (const mode of ["force_custom_plan", "force_generic_plan"]) {
    const plan = await planOf(query.toSQL(), mode);
    expect(plan).toContain("Index Scan using guest_photos_newest");
    expect(plan).not.toContain("Seq Scan on guest_photos");
    expect(plan).not.toContain("Seq Scan on photo_likes");
    expect(plan).not.toContain("Seq Scan on pictures");
  }

  const started = performance.now();
  const page = await galleryPage(weddingId, randomUUID(), { page: 1, perPage: 24 });
  expect(page).toMatchObject({ total: 5000, likes: 25_000 });
  expect(page.photos).toHaveLength(24);
  expect(performance.now() - started).toBeLessThan(100 * timeoutFactor());
});

function part(page: number) {
  return { page, perPage: 3 };
}

async function like(photoId: string, ...visitors: string[]): Promise<void> {
  await db()
    .insert(photoLikes)
    .values(visitors.map((visitorId) => ({ weddingId, photoId, visitorId })));
}

/** `explain (generic_plan)` needs PostgreSQL 16. */
function planOf(query: { sql: string; params: unknown[] }, mode: string): Promise<string> {
  const values = query.params.map((value) => `'${value}'`).join(", ");
  return transaction(async (tx) => {
    await tx.execute(sql.raw(`set local plan_cache_mode = ${mode}`));
    await tx.execute(sql.raw(`prepare page_of_photos as ${query.sql}`));
    const explain = sql.raw(`explain (costs off) execute page_of_photos(${values})`);
    const { rows } = await tx.execute(explain);
    await tx.execute(sql`deallocate page_of_photos`);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
}
