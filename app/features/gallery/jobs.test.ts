import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { discardPicture } from "#app/features/pictures/commands.server.ts";
import { pictures } from "#app/features/pictures/tables.server.ts";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { picturePath } from "#app/platform/pictures/picture-files.ts";
import { servePicture } from "#app/platform/pictures/pictures.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { guestEntry, insertPublicWedding } from "#tests/support/factories.ts";
import {
  listStoredPictures,
  noisyJpeg,
  runFileDeletions,
  solidPicture,
} from "#tests/support/pictures.ts";
import { sharePhoto } from "./commands.server.ts";
import { shrinkPhoto } from "./jobs.server.ts";
import { guestPhotos } from "./tables.server.ts";

useTestDatabase();

let weddingId: PublicWeddingId;

beforeEach(async () => {
  weddingId = await insertPublicWedding();
});

test("the job adds smaller variants to a photo and can run twice", async () => {
  const id = await share(await noisyJpeg(700, 500));
  for (const _ of [1, 2]) await shrinkPhoto.run({ id }, randomUUID());
  expect(await photo(id)).toMatchObject({ hasAvif: true, widths: [320, 640, 700] });
  for (const width of [320, 640, 700]) {
    const [avif, webp] = [await get(id, width, "avif"), await get(id, width, "webp")];
    expect(avif.headers.get("Content-Type")).toBe("image/avif");
    expect(avif.headers.get("Cache-Control")).toContain("immutable");
    const bytes = await avif.bytes();
    expect(bytes.length).toBeLessThan((await webp.bytes()).length);
    expect(Buffer.from(bytes.subarray(4, 12)).toString("latin1")).toBe("ftypavif");
  }
});

test("variants that would be no smaller are not stored", async () => {
  const id = await share(await solidPicture(30, 20).png().toBuffer());
  await shrinkPhoto.run({ id }, randomUUID());
  expect(await photo(id)).toMatchObject({ hasAvif: false });
  expect((await get(id, 30, "avif")).status).toBe(404);
});

test("a photo that was purged meanwhile gets no files", async () => {
  const gone = await share(await noisyJpeg(100, 80));
  await db().delete(guestPhotos).where(eq(guestPhotos.id, gone));
  await discardPicture(gone);
  await runFileDeletions();
  await shrinkPhoto.run({ id: gone }, randomUUID());
  expect(await listStoredPictures()).not.toContain(gone);
});

async function share(bytes: Uint8Array): Promise<string> {
  const file = new Blob([new Uint8Array(bytes)]);
  const shared = await sharePhoto(guestEntry(weddingId), {
    guestName: "Kari",
    caption: null,
    file,
  });
  if (!shared.ok) throw new Error(shared.reason);
  return shared.id;
}

async function photo(id: string) {
  const [row] = await db().select().from(pictures).where(eq(pictures.id, id));
  return row;
}

function get(id: string, width: number, format: "avif" | "webp"): Promise<Response> {
  const path = picturePath(id, width, format);
  return servePicture(path.replace("/files/pictures/", ""), new Request(`http://localhost${path}`));
}
