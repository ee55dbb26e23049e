import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { GuestSubmission, PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  guestEntry,
  insertPhoto,
  insertPublicWedding,
  nextEntryOf,
} from "#tests/support/factories.ts";
import { removeOwnPhoto } from "./commands.server.ts";
import { removalKind } from "./rules.ts";
import { guestPhotos } from "./tables.server.ts";

useTestDatabase();

let own: GuestSubmission;
let photo: string;
let weddingId: PublicWeddingId;

beforeEach(async () => {
  weddingId = await insertPublicWedding();
  own = { ...guestEntry(weddingId), kind: removalKind };
  photo = await insertPhoto(weddingId, { visitorId: own.visitorId });
});

test("a browser removes its own photo; the same form sent again changes nothing", async () => {
  expect(await removeOwnPhoto(own, photo)).toEqual({ isRepeat: false, ok: true });
  expect(await isDeleted()).toBe(true);
  expect(await removeOwnPhoto(own, photo)).toEqual({ isRepeat: true, ok: true });
  expect(await removeOwnPhoto(nextEntryOf(own), photo)).toEqual({ isRepeat: false, ok: false });
});

test("another browser, and another wedding's page, remove nothing", async () => {
  const other = await insertPublicWedding();
  expect(await removeOwnPhoto(guestEntry(weddingId), photo)).toMatchObject({ ok: false });
  expect(await removeOwnPhoto({ ...own, audience: other }, photo)).toMatchObject({ ok: false });
  expect(await isDeleted()).toBe(false);
});

async function isDeleted(): Promise<boolean> {
  const [row] = await db().select().from(guestPhotos).where(eq(guestPhotos.id, photo));
  return row?.deletedAt !== null;
}
