import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { previewPath } from "#app/platform/pictures/picture-paths.ts";
import { servePicture } from "#app/platform/pictures/pictures.server.ts";
import { useTestDatabase, withLockHeldBy } from "#tests/support/database.ts";
import { insertPicture, insertWedding, insertWish } from "#tests/support/factories.ts";
import { withFailingWrites } from "#tests/support/failures.ts";
import {
  listStoredPictures,
  runFileDeletions,
  solidPicture,
  storeSmallPicture,
} from "#tests/support/pictures.ts";
import { claimPicture, deletePictures, deletePicturesOf, storePicture } from "./commands.server.ts";
import type { PictureOwner } from "./queries.server.ts";
import { pictures } from "./tables.server.ts";

useTestDatabase();

const options = { widths: [480, 960, 1600] };

test("a picture is stored with its sizes and owner, and can be seen", async () => {
  const weddingId = randomUUID();
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

const [wedding, otherWedding] = [{ weddingId: randomUUID() }, { weddingId: randomUUID() }];
const [user, otherUser] = [{ userId: randomUUID() }, { userId: randomUUID() }];

test.each<[string, PictureOwner | null, PictureOwner, boolean]>([
  ["an unclaimed picture by a wedding", null, wedding, true],
  ["an unclaimed picture by an account", null, user, true],
  ["its own picture by a wedding", wedding, wedding, true],
  ["its own picture by an account", user, user, true],
  ["another wedding's picture by a wedding", otherWedding, wedding, false],
  ["an account's picture by a wedding", user, wedding, false],
  ["another account's picture by an account", otherUser, user, false],
  ["a wedding's picture by an account", wedding, user, false],
])("claiming %s: %s → %s is %s", async (_, owner, claimant, isAllowed) => {
  const { id } = await storeSmallPicture(owner);
  expect(await claim(id, claimant)).toBe(isAllowed);
  const { userId, weddingId } = {
    userId: null,
    weddingId: null,
    ...(isAllowed ? claimant : owner),
  };
  expect(await rowOf(id)).toMatchObject({ weddingId, uploadedBy: userId });
});

test("an unknown picture cannot be claimed", async () => {
  expect(await claim(randomUUID(), wedding)).toBe(false);
});

test("one of many concurrent claims of a picture succeeds", async () => {
  const id = await insertPicture();
  const claims = Array.from({ length: 8 }, () => claim(id, { weddingId: randomUUID() }));
  expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
});

test("a deleted picture loses its row and its files, unless a row points to it", async () => {
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

test("a rollback keeps the files", async () => {
  const { id } = await storeSmallPicture();
  await withFailingWrites("delete on pictures", () =>
    expect(transaction((tx) => deletePictures(tx, [id]))).rejects.toThrow(),
  );
  await runFileDeletions();
  expect(await listStoredPictures()).toContain(id);
});

test("all pictures of an owner go, and no others", async () => {
  const weddingId = randomUUID();
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

test("a picture that is deleted while it is claimed is gone", async () => {
  const id = await insertPicture();
  const claimed = await withLockHeldBy(
    (tx) => deletePictures(tx, [id]),
    () => claim(id, { weddingId: randomUUID() }),
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
