import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { onChange } from "#app/platform/live/live.server.ts";
import { previewPath } from "#app/platform/pictures/picture-files.ts";
import { servePicture } from "#app/platform/pictures/pictures.server.ts";
import { useTestDatabase, withLockHeldBy } from "#tests/support/database.ts";
import { insertPicture, insertUser, insertWedding, insertWish } from "#tests/support/factories.ts";
import { withFailingWrites } from "#tests/support/failures.ts";
import {
  listStoredPictures,
  noisyJpeg,
  runFileDeletions,
  solidPicture,
  storeSmallPicture,
} from "#tests/support/pictures.ts";
import {
  addAvifFiles,
  claimPicture,
  deletePictures,
  deletePicturesOf,
  storePicture,
} from "./commands.server.ts";
import type { PictureOwner } from "./queries.server.ts";
import { pictures } from "./tables.server.ts";

useTestDatabase();

const options = { widths: [480, 960, 1600] };

test("a picture is stored with its sizes and owner, and is served", async () => {
  const weddingId = await insertWedding();
  const file = new Blob([new Uint8Array(await solidPicture(1200, 800).jpeg().toBuffer())]);
  const stored = await storePicture(file, options, { weddingId });
  if (!stored.ok) throw new Error(stored.reason);
  const sizes = { width: 1200, height: 800, widths: [480, 960, 1200] };
  expect(stored.picture).toEqual({ id: expect.any(String), ...sizes });
  const { id } = stored.picture;
  expect(await rowOf(id)).toMatchObject({ ...sizes, weddingId, uploadedBy: null, hasAvif: false });
  const path = previewPath(id).replace("/files/pictures/", "");
  expect((await servePicture(path, new Request("http://localhost/"))).status).toBe(200);
});

test("a file that is not a picture is refused and leaves no row", async () => {
  const before = await db().$count(pictures);
  const refused = { ok: false, reason: "not-an-image" };
  expect(await storePicture(new Blob(["<svg onload=alert(1)>"]), options, null)).toEqual(refused);
  expect(await db().$count(pictures)).toBe(before);
});

test("smaller variants change the pages of the picture's wedding, once", async () => {
  const weddingId = await insertWedding();
  const sizes = { widths: [320], jpeg: "original" } as const;
  const stored = await storePicture(await noisyJpeg(320, 240), sizes, { weddingId });
  if (!stored.ok) throw new Error(stored.reason);
  const heard: (string | null)[] = [];
  onTestFinished(onChange((id) => heard.push(id)));
  for (const _ of [1, 2]) await addAvifFiles(stored.picture.id);
  expect(await rowOf(stored.picture.id)).toMatchObject({ hasAvif: true });
  expect(heard).toEqual([weddingId]);
});

let owners: Record<"wedding" | "other wedding" | "account" | "other account", PictureOwner>;

beforeAll(async () => {
  owners = {
    wedding: { weddingId: await insertWedding() },
    "other wedding": { weddingId: await insertWedding() },
    account: { userId: await insertUser() },
    "other account": { userId: await insertUser() },
  };
});

test.each([
  [null, "wedding", true],
  [null, "account", true],
  ["wedding", "wedding", true],
  ["account", "account", true],
  ["other wedding", "wedding", false],
  ["account", "wedding", false],
  ["other account", "account", false],
  ["wedding", "account", false],
] as const)("a picture of %s may be claimed by %s: %s", async (from, to, isAllowed) => {
  const [owner, claimant] = [from && owners[from], owners[to]];
  const { id } = await storeSmallPicture(owner);
  expect(await claim(id, claimant)).toBe(isAllowed);
  const { userId, weddingId } = {
    userId: null,
    weddingId: null,
    ...(isAllowed ? claimant : owner),
  };
  expect(await rowOf(id)).toMatchObject({ weddingId, uploadedBy: userId });
});

test("an owner without proof of access does not compile", async () => {
  // @ts-expect-error: the id of a wedding must come from its guard.
  expect(await claim(randomUUID(), { weddingId: randomUUID() })).toBe(false);
  // @ts-expect-error: the id of an account must come from its guard.
  expect(await claim(randomUUID(), { userId: randomUUID() })).toBe(false);
});

test("an unknown picture cannot be claimed", async () => {
  expect(await claim(randomUUID(), owners.wedding)).toBe(false);
});

test("one of many concurrent claims of a picture succeeds", async () => {
  const id = await insertPicture();
  const weddingIds = await Promise.all(Array.from({ length: 8 }, () => insertWedding()));
  const claims = await Promise.all(weddingIds.map((weddingId) => claim(id, { weddingId })));
  expect(claims.filter(Boolean)).toHaveLength(1);
});

test("deleting a picture removes its row and files, unless a row points to it", async () => {
  const weddingId = await insertWedding();
  const [shown, replaced] = [await storeSmallPicture({ weddingId }), await storeSmallPicture()];
  await insertWish(weddingId, { image: shown.id });
  await transaction((tx) => deletePictures(tx, [shown.id, replaced.id, randomUUID()]));
  expect(await rowOf(replaced.id)).toBeUndefined();
  expect(await rowOf(shown.id)).toBeDefined();
  await runFileDeletions();
  const stored = await listStoredPictures();
  expect([stored.includes(shown.id), stored.includes(replaced.id)]).toEqual([true, false]);
});

test("a rollback leaves the files in place", async () => {
  const { id } = await storeSmallPicture();
  await withFailingWrites("delete on pictures", () =>
    expect(transaction((tx) => deletePictures(tx, [id]))).rejects.toThrow(),
  );
  await runFileDeletions();
  expect(await listStoredPictures()).toContain(id);
});

test("all pictures of an owner are deleted, and no others", async () => {
  const weddingId = await insertWedding();
  const own = [await insertPicture({ weddingId }), await insertPicture({ weddingId })];
  const others = [await insertPicture(), await insertPicture({ uploadedBy: weddingId })];
  await transaction((tx) => deletePicturesOf(tx, { weddingId }));
  expect(await Promise.all(own.map(rowOf))).toEqual([undefined, undefined]);
  expect(await Promise.all(others.map(rowOf))).toMatchObject([{}, {}]);
});

test("a picture that is claimed while it is deleted survives", async () => {
  const weddingId = await insertWedding();
  const id = await insertPicture();
  await withLockHeldBy(
    async (tx) => {
      await claimPicture(tx, id, { weddingId });
      await tx.update(weddings).set({ heroImage: id }).where(eq(weddings.id, weddingId));
    },
    () => transaction((tx) => deletePictures(tx, [id])),
  );
  expect(await rowOf(id)).toMatchObject({ weddingId });
});

test("a picture that is pointed to without a claim while it is deleted survives", async () => {
  const weddingId = await insertWedding();
  const id = await insertPicture({ weddingId });
  await withLockHeldBy(
    (tx) => tx.insert(wishListItems).values({ ...wish(weddingId), image: id }),
    () => transaction((tx) => deletePictures(tx, [id])),
  );
  expect(await rowOf(id)).toBeDefined();
});

test("a picture that is deleted while it is claimed stays deleted", async () => {
  const id = await insertPicture();
  const claimed = await withLockHeldBy(
    (tx) => deletePictures(tx, [id]),
    () => claim(id, owners.wedding),
  );
  expect(claimed).toBe(false);
});

function claim(id: string, owner: PictureOwner): Promise<boolean> {
  return transaction((tx) => claimPicture(tx, id, owner));
}

function wish(weddingId: string) {
  return { weddingId, id: randomUUID(), title: "Fat", position: 0 };
}

async function rowOf(id: string) {
  const [row] = await db().select().from(pictures).where(eq(pictures.id, id));
  return row;
}
