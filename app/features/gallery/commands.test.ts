import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pictures } from "#app/features/pictures/tables.server.ts";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { configureLog } from "#app/platform/log.server.ts";
import { encodePicture } from "#app/platform/pictures/encode.server.ts";
import { readOriginal } from "#app/platform/pictures/pictures.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { guestEntry, insertPublicWedding, nextEntryOf } from "#tests/support/factories.ts";
import { withFailingStorage } from "#tests/support/failures.ts";
import { listStoredPictures, runFileDeletions, solidPicture } from "#tests/support/pictures.ts";
import { responseOf } from "#tests/support/route-args.ts";
import { sharePhoto } from "./commands.server.ts";
import { guestPhotos } from "./tables.server.ts";

useTestDatabase();

let weddingId: PublicWeddingId;

beforeEach(async () => {
  configureLog("silent");
  weddingId = await insertPublicWedding();
});

afterEach(async () => {
  // Whatever happened, no file is without its rows and no row without its files.
  await runFileDeletions();
  const rows = await db().select({ id: guestPhotos.id }).from(guestPhotos);
  expect(await listStoredPictures()).toEqual(rows.map(({ id }) => id).sort());
  expect(await db().$count(pictures)).toBe(rows.length);
});

test("a photo is stored at its widths with its original, and is shown", async () => {
  const file = await photoOf(1500, 1000);
  const shared = await sharePhoto(guestEntry(weddingId), {
    guestName: "Åse",
    caption: "Kake",
    file,
  });
  if (!shared.ok) throw new Error(shared.reason);
  expect(shared).toMatchObject({ outcome: "shared", status: "shown" });
  const [row] = await photos();
  expect(row).toMatchObject({ id: shared.id, guestName: "Åse", caption: "Kake" });
  const [picture] = await db().select().from(pictures).where(eq(pictures.id, shared.id));
  expect(picture).toMatchObject({ weddingId, hasAvif: false });
  expect(picture).toMatchObject({ width: 1500, height: 1000, widths: [320, 640, 960, 1500] });
  expect((await readOriginal(shared.id))?.length).toBeGreaterThan(1000);
  const { rows } = await db().execute(sql`
    select count(*)::int as queued from pgboss.job
    where name = 'shrink-photo' and data->>'id' = ${shared.id}`);
  expect(rows).toEqual([{ queued: 1 }]);
});

test("a photo awaits approval when the wedding requires it", async () => {
  await db().update(weddings).set({ approvePhotos: true }).where(eq(weddings.id, weddingId));
  expect(await share()).toMatchObject({ ok: true, status: "awaiting" });
});

test("the same file is stored once per browser", async () => {
  const [first, file] = [guestEntry(weddingId), await photoOf(40, 30)];
  const shared = await share(first, file);
  const again = await share(nextEntryOf(first), file);
  expect(again).toEqual({ ...shared, outcome: "repeated" });
  expect(await share(guestEntry(weddingId), file)).toMatchObject({ outcome: "shared" });
  const otherWedding = await insertPublicWedding();
  const { visitorId } = first;
  expect(await share(guestEntry(otherWedding, { visitorId }), file)).toMatchObject({
    outcome: "shared",
  });
  expect(await photos()).toHaveLength(2);
});

test("twenty concurrent retries store one photo with one set of files", async () => {
  const [entry, file] = [guestEntry(weddingId), await photoOf(40, 30)];
  const retries = Array.from({ length: 20 }, (_, i) => (i % 2 ? entry : nextEntryOf(entry)));
  const answers = await Promise.all(retries.map((retry) => share(retry, file)));
  expect(new Set(answers.map((answer) => answer.ok && answer.id)).size).toBe(1);
  expect(answers.filter((answer) => answer.ok && answer.outcome === "shared")).toHaveLength(1);
  expect(await photos()).toHaveLength(1);
});

test("sending a form again does not restore its deleted photo", async () => {
  const [entry, file] = [guestEntry(weddingId), await photoOf(40, 30)];
  await share(entry, file);
  await db().update(guestPhotos).set({ deletedAt: new Date() });
  expect(await share(entry, file)).toMatchObject({ ok: true, outcome: "repeated" });
  expect(await photos()).toHaveLength(1);
  expect(await share(nextEntryOf(entry), file)).toMatchObject({ outcome: "shared" });
});

test("when the row cannot be written, no file is left and the photo can be sent again", async () => {
  const [entry, file] = [guestEntry(weddingId), await photoOf(40, 30)];
  await db().execute(
    sql`alter table guest_photos add constraint nameless check (guest_name is null) not valid`,
  );
  try {
    expect(await share(entry, file)).toEqual({ ok: false, reason: "not-saved" });
  } finally {
    await db().execute(sql`alter table guest_photos drop constraint nameless`);
  }
  expect(await share(entry, file)).toMatchObject({ outcome: "shared" });
});

test("when the storage is down, no row is left and the photo can be sent again", async () => {
  const [entry, file] = [guestEntry(weddingId), await photoOf(40, 30)];
  const refused = await withFailingStorage(() => share(entry, file));
  expect(refused).toEqual({ ok: false, reason: "unavailable" });
  expect(await photos()).toHaveLength(0);
  expect(await share(entry, file)).toMatchObject({ outcome: "shared" });
});

test("a deleted wedding accepts no photo", async () => {
  const gone = guestEntry(randomUUID() as PublicWeddingId);
  expect(await responseOf(() => share(gone))).toMatchObject({ status: 404 });
});

test("a photo is unavailable while too many pictures are queued", async () => {
  const file = await photoOf(40, 30);
  const large = await solidPicture(3000, 2000).jpeg().toBuffer();
  const queued = Promise.allSettled(
    Array.from({ length: 30 }, () => encodePicture(large, { widths: [1600] })),
  );
  expect(await share(undefined, file)).toEqual({ ok: false, reason: "unavailable" });
  await queued;
  expect(await share()).toMatchObject({ outcome: "shared" });
});

async function share(entry = guestEntry(weddingId), file?: Blob) {
  const photo = file ?? (await photoOf(40, 30));
  return sharePhoto(entry, { guestName: "Kari", caption: null, file: photo });
}

async function photoOf(width: number, height: number): Promise<Blob> {
  return new Blob([new Uint8Array(await solidPicture(width, height).jpeg().toBuffer())]);
}

function photos() {
  return db().select().from(guestPhotos).where(eq(guestPhotos.weddingId, weddingId));
}
