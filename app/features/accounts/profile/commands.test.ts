import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { useTestDatabase, withLockHeldBy } from "#tests/support/database.ts";
import { insertUser, insertWedding, signedInUser } from "#tests/support/factories.ts";
import {
  listStoredPictures,
  runFileDeletions,
  storeSmallPicture,
} from "#tests/support/pictures.ts";
import { actionArgs } from "#tests/support/route-args.ts";
import { requireUser, type SignedInUser } from "../access.server.ts";
import { deleteUser } from "../commands.server.ts";
import { users } from "../tables.server.ts";
import { deleteAvatar, setAvatar } from "./commands.server.ts";

useTestDatabase();

let user: SignedInUser;
let cookies: string[];

beforeEach(async () => {
  ({ cookies } = await signedInUser());
  user = await loadUser();
});

test("an avatar is shown until it is replaced or deleted, which deletes its files", async () => {
  const before = await listStoredPictures();
  expect(user.picture).toBeNull();
  const [first, second] = [await upload(), await upload()];
  expect(await setAvatar(user, first)).toEqual({ ok: true });
  expect((await loadUser()).picture).toBe(`/files/pictures/${first}-10.webp`);
  expect(await setAvatar(user, second)).toEqual({ ok: true });
  expect(await storedSince(before)).toEqual([second]);
  await deleteAvatar(user);
  expect((await loadUser()).picture).toBeNull();
  expect(await storedSince(before)).toEqual([]);
});

test("setting the same avatar twice is safe", async () => {
  const before = await listStoredPictures();
  const picture = await upload();
  for (let times = 0; times < 2; times++)
    expect(await setAvatar(user, picture)).toEqual({ ok: true });
  expect(await storedSince(before)).toEqual([picture]);
});

test("concurrent changes leave one avatar", async () => {
  const before = await listStoredPictures();
  const uploads = await Promise.all(Array.from({ length: 6 }, upload));
  await Promise.all(uploads.map((picture) => setAvatar(user, picture)));
  const [stored] = await db().select().from(users).where(eq(users.id, user.id));
  expect(await storedSince(before)).toEqual([stored?.avatar]);
});

test("a picture of another account or of a wedding is refused", async () => {
  const old = await upload();
  await setAvatar(user, old);
  const theirs = await storeSmallPicture({ userId: await insertUser() });
  const shared = await storeSmallPicture({ weddingId: await insertWedding() });
  for (const id of [theirs.id, shared.id, randomUUID()]) {
    expect(await setAvatar(user, id)).toEqual({ ok: false, reason: "picture-gone" });
  }
  expect((await loadUser()).picture).toContain(old);
});

test("an avatar set while its account is deleted is deleted too", async () => {
  const before = await listStoredPictures();
  const picture = await upload();
  const outcome = await withLockHeldBy(
    (tx) => deleteUser(tx, user),
    () => setAvatar(user, picture),
  );
  expect(outcome).toEqual({ ok: false, reason: "picture-gone" });
  expect(await storedSince(before)).toEqual([]);
});

test("an account's uploads are deleted with it", async () => {
  const before = await listStoredPictures();
  await setAvatar(user, await upload());
  await upload();
  await transaction((tx) => deleteUser(tx, user));
  expect(await storedSince(before)).toEqual([]);
});

function loadUser(): Promise<SignedInUser> {
  return requireUser(actionArgs("/settings", {}, { cookies }).request);
}

async function upload(): Promise<string> {
  return (await storeSmallPicture({ userId: user.id })).id;
}

async function storedSince(before: readonly string[]): Promise<string[]> {
  await runFileDeletions();
  return (await listStoredPictures()).filter((id) => !before.includes(id));
}
