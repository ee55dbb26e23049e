import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { GuestSubmission, PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { onChange } from "#app/platform/live/live.server.ts";
import { useTestDatabase, waitAfter, withLockHeldBy } from "#tests/support/database.ts";
import {
  guestEntry,
  insertBlockedVisitor,
  insertPhoto,
  insertPublicWedding,
  insertWedding,
  nextEntryOf,
} from "#tests/support/factories.ts";
import { responseOf } from "#tests/support/route-args.ts";
import { likePhoto, withdrawLike } from "./commands.server.ts";
import { likeKind } from "./rules.ts";
import { guestPhotos, photoLikes } from "./tables.server.ts";

useTestDatabase();

let weddingId: PublicWeddingId;

beforeEach(async () => {
  weddingId = await insertPublicWedding();
});

test("repeated likes of a photo by one browser count once", async () => {
  const photo = await insertPhoto(weddingId);
  const entry = guestEntry(weddingId);
  expect(await likePhoto(entry, photo)).toEqual({ likes: 1, outcome: "liked" });
  expect(await likePhoto(nextEntryOf(entry), photo)).toEqual({ likes: 1, outcome: "repeated" });
  expect(await likePhoto(guestEntry(weddingId), photo)).toEqual({ likes: 2, outcome: "liked" });
  expect(await likePhoto(entry, await insertPhoto(weddingId))).toMatchObject({ likes: 1 });
});

test("a browser takes back its own like, once", async () => {
  const photo = await insertPhoto(weddingId);
  const [own, other] = [guestEntry(weddingId), guestEntry(weddingId)];
  await likePhoto(own, photo);
  await likePhoto(other, photo);
  expect(await withdrawLike(nextEntryOf(own), photo)).toEqual({ likes: 1, outcome: "withdrawn" });
  expect(await withdrawLike(nextEntryOf(own), photo)).toEqual({ likes: 1, outcome: "repeated" });
  expect(await likePhoto(nextEntryOf(own), photo)).toEqual({ likes: 2, outcome: "liked" });
  const hidden = await insertPhoto(await insertWedding());
  const { status } = await responseOf(() => withdrawLike(own, hidden));
  expect(status).toBe(404);
});

test("this process knows of a heart given or taken back before the guest has the response", async () => {
  const photo = await insertPhoto(weddingId);
  const own = guestEntry(weddingId);
  const changed: (string | null)[] = [];
  const stop = onChange((id) => changed.push(id));
  await likePhoto(own, photo);
  expect(changed).toEqual([weddingId]);
  await withdrawLike(nextEntryOf(own), photo);
  expect(changed).toEqual([weddingId, weddingId]);
  stop();
});

test("a like of a photo that is shown a moment later is not called a repeated one", async () => {
  const photo = await insertPhoto(weddingId, { status: "hidden" });
  // Makes the guest wait between the like and counting it.
  await waitAfter("insert", "photo_likes");
  const { status } = await withLockHeldBy(
    async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(1)`);
      await tx.update(guestPhotos).set({ status: "shown" }).where(eq(guestPhotos.id, photo));
    },
    () => responseOf(() => likePhoto(guestEntry(weddingId), photo)),
  );
  expect(status).toBe(404);
  expect(await likePhoto(guestEntry(weddingId), photo)).toMatchObject({ likes: 1 });
});

test("three concurrent likes from each of two hundred browsers count as two hundred", async () => {
  const photo = await insertPhoto(weddingId);
  const outcomes: string[] = [];
  const likeOnce = async (entry: GuestSubmission) => {
    outcomes.push((await likePhoto(nextEntryOf(entry), photo)).outcome);
  };
  const entries = Array.from({ length: 200 }, () => guestEntry(weddingId));
  for (let i = 0; i < entries.length; i += 20) {
    const some = entries.slice(i, i + 20);
    await Promise.all([...some, ...some, ...some].map(likeOnce));
  }
  expect(outcomes.filter((outcome) => outcome === "liked")).toHaveLength(200);
  expect(outcomes).toHaveLength(600);
  expect(await db().$count(photoLikes, eq(photoLikes.photoId, photo))).toBe(200);
  expect(await likePhoto(guestEntry(weddingId), photo)).toMatchObject({ likes: 201 });
});

test("likes of blocked browsers are counted for those browsers only", async () => {
  const photo = await insertPhoto(weddingId);
  const hidden = guestEntry(weddingId);
  await likePhoto(hidden, photo);
  await insertBlockedVisitor(weddingId, hidden.visitorId);
  expect(await likePhoto(nextEntryOf(hidden), photo)).toEqual({ likes: 1, outcome: "repeated" });
  expect(await likePhoto(guestEntry(weddingId), photo)).toMatchObject({ likes: 1 });
  const own = await insertPhoto(weddingId, { visitorId: hidden.visitorId });
  expect(await likePhoto(nextEntryOf(hidden), own)).toEqual({ likes: 1, outcome: "liked" });
});

test("a browser likes at most 300 photos within an hour, and is told how long to wait", async () => {
  const browser = guestEntry(weddingId, { kind: { ...likeKind, maxPerVisitor: 3 } });
  const like = async () => likePhoto(browser, await insertPhoto(weddingId));
  for (let liked = 0; liked < 3; liked++) await like();
  await expect(like()).rejects.toMatchObject({ retryAfterSeconds: 3600 });
  expect(await db().$count(photoLikes, eq(photoLikes.visitorId, browser.visitorId))).toBe(3);
});

test.each<[string, () => Promise<string>]>([
  ["does not exist", async () => randomUUID()],
  ["belongs to another wedding", async () => insertPhoto(await insertWedding())],
  ["still waits for the couple", () => insertPhoto(weddingId, { status: "awaiting" })],
  ["an owner has hidden", () => insertPhoto(weddingId, { status: "hidden" })],
  ["an owner has deleted", () => insertPhoto(weddingId, { deletedAt: new Date() })],
  ["a hidden browser sent", () => insertPhoto(weddingId, {}, { hidden: true })],
])("a photo that %s cannot be liked", async (_, make) => {
  const photo = await make();
  const likes = await db().$count(photoLikes);
  const answer = await responseOf(() => likePhoto(guestEntry(weddingId), photo));
  expect(answer.status).toBe(404);
  expect(await db().$count(photoLikes)).toBe(likes);
});
