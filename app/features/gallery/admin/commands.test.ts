import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { blockedVisitors } from "#app/features/weddings/blocked-visitors/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertPhoto, insertWedding } from "#tests/support/factories.ts";
import { responseOf } from "#tests/support/route-args.ts";
import { galleryPage } from "../queries.server.ts";
import { guestPhotos } from "../tables.server.ts";
import {
  blockSender,
  deletePhotos,
  restorePhotos,
  setApproval,
  setPhotoStatus,
  unblockSender,
} from "./commands.server.ts";
import { approvesPhotos } from "./queries.server.ts";

useTestDatabase();

let weddingId: OwnedWeddingId;
let otherPhoto: string;

beforeEach(async () => {
  weddingId = await insertWedding();
  otherPhoto = await insertPhoto(await insertWedding());
});

test("deleted photos disappear at once and can be restored", async () => {
  const [kept, first, second] = await threePhotos();
  const deleted = await deletePhotos(weddingId, [first, second, otherPhoto]);
  expect(deleted.sort()).toEqual([first, second].sort());
  expect(await seenByGuests()).toEqual([kept]);
  expect(await deletePhotos(weddingId, [first])).toEqual([]);
  expect((await restorePhotos(weddingId, [first, second, otherPhoto])).sort()).toEqual(deleted);
  expect(await seenByGuests()).toHaveLength(3);
  expect(await restorePhotos(weddingId, [first])).toEqual([]);
});

test("photos that another couple deleted stay deleted", async () => {
  await db()
    .update(guestPhotos)
    .set({ deletedAt: new Date() })
    .where(eq(guestPhotos.id, otherPhoto));
  expect(await restorePhotos(weddingId, [otherPhoto])).toEqual([]);
});

test("two partners who delete the same photos at once each restore only those they deleted", async () => {
  const photos = await threePhotos();
  const deletions = await Promise.all([
    deletePhotos(weddingId, photos),
    deletePhotos(weddingId, photos),
  ]);
  expect(deletions.flat().sort()).toEqual([...photos].sort());
});

test("a deleted photo that its guest has sent again is not restored, nor is an older copy", async () => {
  const same = { visitorId: randomUUID(), contentHash: "same" };
  const older = await insertPhoto(weddingId, { ...same, deletedAt: new Date(1) });
  const old = await insertPhoto(weddingId, { ...same, deletedAt: new Date(2) });
  const resent = await insertPhoto(weddingId, same);
  expect(await restorePhotos(weddingId, [older, old])).toEqual([]);
  await deletePhotos(weddingId, [resent]);
  expect(await restorePhotos(weddingId, [older, old, resent])).toHaveLength(1);
});

test("a photo sent again while it is being restored causes no error", async () => {
  const same = { visitorId: randomUUID(), contentHash: "same" };
  for (let i = 0; i < 10; i++) {
    const old = await insertPhoto(weddingId, { ...same, deletedAt: new Date() });
    const insertAgain = insertPhoto(weddingId, same).catch(() => undefined);
    await Promise.all([insertAgain, restorePhotos(weddingId, [old])]);
    const kept = sql`wedding_id = ${weddingId} and deleted_at is null`;
    expect(await db().$count(guestPhotos, kept)).toBe(1);
    await db().delete(guestPhotos).where(eq(guestPhotos.weddingId, weddingId));
  }
});

test("photos are hidden, shown and returned to their previous status", async () => {
  const [shown, , hidden] = await threePhotos({ third: "hidden" });
  const awaiting = await insertPhoto(weddingId, { status: "awaiting" });
  const moved = await setPhotoStatus(weddingId, { hidden: [shown, awaiting, hidden, otherPhoto] });
  expect(new Map(moved.map(({ id, from }) => [id, from]))).toEqual(
    new Map([
      [shown, "shown"],
      [awaiting, "awaiting"],
    ]),
  );
  expect(await statusOf(shown, awaiting, hidden)).toEqual(["hidden", "hidden", "hidden"]);
  await setPhotoStatus(weddingId, { shown: [shown], awaiting: [awaiting] }, "hidden");
  expect(await statusOf(shown, awaiting, hidden)).toEqual(["shown", "awaiting", "hidden"]);
  expect(await statusOf(otherPhoto)).toEqual(["shown"]);
});

test("undo does not override a later change by the partner", async () => {
  const awaiting = await insertPhoto(weddingId, { status: "awaiting" });
  await setPhotoStatus(weddingId, { hidden: [awaiting] });
  await setPhotoStatus(weddingId, { shown: [awaiting] });
  expect(await setPhotoStatus(weddingId, { awaiting: [awaiting] }, "hidden")).toEqual([]);
  expect(await statusOf(awaiting)).toEqual(["shown"]);
});

test("concurrent approvals of one photo change it once", async () => {
  const awaiting = await insertPhoto(weddingId, { status: "awaiting" });
  const approve = () => setPhotoStatus(weddingId, { shown: [awaiting] });
  const moved = await Promise.all([approve(), approve(), approve()]);
  expect(moved.flat()).toEqual([{ id: awaiting, from: "awaiting" }]);
});

test("the status of a deleted photo does not change", async () => {
  const deleted = await insertPhoto(weddingId, { deletedAt: new Date() });
  expect(await setPhotoStatus(weddingId, { hidden: [deleted] })).toEqual([]);
});

test("approval is switched on and off for one wedding only", async () => {
  const other = await insertWedding();
  await setApproval(weddingId, true);
  expect([await approvesPhotos(weddingId), await approvesPhotos(other)]).toEqual([true, false]);
  await setApproval(weddingId, false);
  expect(await approvesPhotos(weddingId)).toBe(false);
});

test("blocking hides and unblocking shows all photos of one browser, and no others", async () => {
  const visitorId = randomUUID();
  const own = await insertPhoto(weddingId, { visitorId });
  await insertPhoto(weddingId, { visitorId });
  const other = await insertPhoto(weddingId);
  await blockSender(weddingId, own);
  expect(await seenByGuests()).toEqual([other]);
  await unblockSender(weddingId, own);
  expect(await seenByGuests()).toHaveLength(3);
  for (const id of [otherPhoto, randomUUID()]) {
    expect((await responseOf(() => blockSender(weddingId, id))).status).toBe(404);
    expect((await responseOf(() => unblockSender(weddingId, id))).status).toBe(404);
  }
  expect(await db().$count(blockedVisitors)).toBe(0);
});

async function threePhotos({ third = "shown" }: { third?: "shown" | "hidden" } = {}) {
  return [
    await insertPhoto(weddingId),
    await insertPhoto(weddingId),
    await insertPhoto(weddingId, { status: third }),
  ] as [string, string, string];
}

async function seenByGuests(): Promise<string[]> {
  const part = { page: 1, perPage: 50 };
  const { photos } = await galleryPage(weddingId as string as never, null, part);
  return photos.map(({ id }) => id);
}

async function statusOf(...ids: string[]): Promise<string[]> {
  const rows = await Promise.all(
    ids.map((id) => db().select().from(guestPhotos).where(eq(guestPhotos.id, id))),
  );
  return rows.flat().map(({ status }) => status);
}
