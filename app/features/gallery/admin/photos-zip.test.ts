import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { storePicture } from "#app/features/pictures/commands.server.ts";
import { deletePictureFiles, readOriginal } from "#app/platform/pictures/pictures.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { StorageUnavailableError } from "#app/platform/storage/storage-keys.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertPhoto,
  insertWedding,
  signedInOwner,
  signedInUser,
} from "#tests/support/factories.ts";
import { withFailingStorage } from "#tests/support/failures.ts";
import { noisyJpeg } from "#tests/support/pictures.ts";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { unzip } from "#tests/support/unzip.ts";
import { loader } from "./photos-zip.ts";

useTestDatabase();

const path = "/gallery-admin/photos.zip";
let owner: Awaited<ReturnType<typeof signedInOwner>>;

beforeEach(async () => {
  owner = await signedInOwner();
});

test("contains all originals in the order they were sent, hidden ones in their own folder", async () => {
  const second = await photo({ guestName: null, createdAt: new Date(2000) });
  const first = await photo({
    guestName: "Solveig",
    caption: "Fra prøvemiddagen",
    createdAt: new Date(1000),
  });
  const hidden = await photo({ status: "hidden", createdAt: new Date(3000) });
  const troll = await photo({ status: "awaiting", createdAt: new Date(4000) }, { hidden: true });
  await photo({ deletedAt: new Date() });
  await insertPhoto(await insertWedding());

  const response = await download();
  expect(response.headers.get("Content-Type")).toBe("application/zip");
  expect(response.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="gjestebilder-\d{4}-\d\d-\d\d\.zip"$/,
  );
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  const files = await unzip(await response.bytes());
  expect([...files]).toEqual([
    ["001 Solveig – Fra prøvemiddagen.jpg", await original(first)],
    ["002 Anonym gjest.jpg", await original(second)],
    ["Skjult/003 Kari.jpg", await original(hidden)],
    ["Skjult/004 Kari.jpg", await original(troll)],
  ]);
});

test("contains only the chosen photos, and none of another couple's", async () => {
  const [chosen] = [await photo({ guestName: "Åse" }), await photo()];
  const otherPhoto = await insertPhoto(await insertWedding());
  const response = await download(`?bilde=${chosen}&bilde=${otherPhoto}&bilde=x`);
  expect([...(await unzip(await response.bytes())).keys()]).toEqual(["001 Åse.jpg"]);
  for (const query of [`?bilde=${otherPhoto}`, "?bilde=", "?bilde=x", `?bilde=${randomUUID()}`]) {
    expect((await responseOf(() => download(query))).status, query).toBe(404);
  }
});

test.each([
  ["in summer", "2027-06-12T17:05:00Z", [2027, 6, 12, 19, 5]],
  ["in winter", "2026-12-31T23:30:00Z", [2027, 1, 1, 0, 30]],
])("files have the time in Norway %s", async (_, sent, expected) => {
  await photo({ createdAt: new Date(sent) });
  const archive = new DataView((await (await download()).bytes()).buffer);
  const [time, date] = [archive.getUint16(10, true), archive.getUint16(12, true)];
  const day = [1980 + (date >> 9), (date >> 5) & 15, date & 31];
  expect([...day, time >> 11, (time >> 5) & 63]).toEqual(expected);
});

test("lists photos whose files are missing and contains the others", async () => {
  const photos = [];
  for (const second of [1, 2, 3]) photos.push(await photo({ createdAt: new Date(second * 1000) }));
  await deletePictureFiles(photos[1] ?? "");
  const files = await unzip(await (await download()).bytes());
  expect([...files.keys()]).toEqual(["001 Kari.jpg", "003 Kari.jpg", "Mangler.txt"]);
  expect(files.get("Mangler.txt")?.toString()).toContain("\r\n002 Kari.jpg\r\n");
});

test("fails the download when the storage is down", async () => {
  for (let i = 0; i < 20; i++) await photo();
  const response = await download();
  await expect(withFailingStorage(() => response.bytes())).rejects.toThrow(StorageUnavailableError);
});

test("streams one file at a time and stops reading when the client disconnects", async () => {
  for (let i = 0; i < 20; i++) await photo();
  const read = countReads();
  const response = await download();
  const reader = (response.body ?? expect.fail("no body")).getReader();
  let bytes = 0;
  while (bytes < 20_000) bytes += (await reader.read()).value?.length ?? expect.fail("too short");
  const before = read.count();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(10);
  await reader.cancel();
  await new Promise((resolve) => setImmediate(resolve));
  expect(read.count()).toBe(before);
  read.end();
});

test("can be downloaded only by owners with photos", async () => {
  const signedOut = await responseOf(() => loader(loaderArgs(path) as never));
  expect(signedOut.status).toBe(302);
  expect(signedOut.headers.get("Location")).toMatch(/^\/auth/);
  expect((await responseOf(() => download())).status, "no photos").toBe(404);
  const { cookies } = await signedInUser();
  expect((await responseOf(() => loader(loaderArgs(path, { cookies }) as never))).status).toBe(404);
});

function download(query = ""): Promise<Response> {
  return loader(loaderArgs(path + query, { cookies: owner.cookies }) as never);
}

async function photo(
  values: Parameters<typeof insertPhoto>[1] = {},
  options?: Parameters<typeof insertPhoto>[2],
): Promise<string> {
  const { weddingId } = owner;
  const file = await noisyJpeg(160, 120);
  const stored = await storePicture(file, { widths: [160], jpeg: "original" }, { weddingId });
  if (!stored.ok) throw new Error(stored.reason);
  return insertPhoto(weddingId, { ...values, id: stored.picture.id }, options);
}

async function original(id: string): Promise<Buffer> {
  return Buffer.from((await readOriginal(id)) ?? expect.fail("no original"));
}

/** Counts how many files are read from now on. */
function countReads() {
  const files = storage();
  const { get } = files;
  let count = 0;
  files.get = (key) => {
    count++;
    return get(key);
  };
  return {
    count: () => count,
    end: () => {
      files.get = get;
    },
  };
}
