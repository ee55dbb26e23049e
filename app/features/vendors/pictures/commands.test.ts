import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertPicture } from "#tests/support/factories.ts";
import {
  listStoredPictures,
  runFileDeletions,
  storeSmallPicture,
} from "#tests/support/pictures.ts";
import { insertOwnedVendor } from "#tests/support/vendors.ts";
import type { OwnedVendor } from "../access.server.ts";
import { vendorPictures } from "../tables.server.ts";
import { addVendorPicture, moveVendorPicture, removeVendorPicture } from "./commands.server.ts";
import { maxVendorPictures } from "./rules.ts";

useTestDatabase();

const ownPicture = ({ user }: OwnedVendor) => insertPicture({ uploadedBy: user.id });

async function picturesOf({ id }: OwnedVendor): Promise<string[]> {
  const found = await db()
    .select({ picture: vendorPictures.picture })
    .from(vendorPictures)
    .where(eq(vendorPictures.vendorId, id))
    .orderBy(asc(vendorPictures.position));
  return found.map(({ picture }) => picture);
}

async function vendorWithPictures(count: number) {
  const vendor = await insertOwnedVendor();
  const ids = await Promise.all(Array.from({ length: count }, () => ownPicture(vendor)));
  for (const id of ids) await addVendorPicture(vendor, id);
  return { vendor, ids };
}

test("pictures stand in the order they were added, each once", async () => {
  const { vendor, ids } = await vendorWithPictures(2);
  expect(await addVendorPicture(vendor, ids[0] ?? "")).toEqual({ ok: true });
  expect(await picturesOf(vendor)).toEqual(ids);
});

test("no more than eight, also when they are added at once", async () => {
  const { vendor } = await vendorWithPictures(maxVendorPictures - 1);
  const more = [await ownPicture(vendor), await ownPicture(vendor)];
  const added = await Promise.all(more.map((id) => addVendorPicture(vendor, id)));
  expect(added.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await picturesOf(vendor)).toHaveLength(maxVendorPictures);
});

test("the picture of another account is refused as an unknown one is", async () => {
  const vendor = await insertOwnedVendor();
  const foreign = await ownPicture(await insertOwnedVendor());
  for (const id of [foreign, crypto.randomUUID()]) {
    expect(await addVendorPicture(vendor, id)).toEqual({ ok: false, reason: "gone" });
  }
  expect(await picturesOf(vendor)).toEqual([]);
});

test("a picture is moved in front of another, or to the end", async () => {
  const { vendor, ids } = await vendorWithPictures(3);
  const [first = "", second = "", third = ""] = ids;
  expect(await moveVendorPicture(vendor, third, first)).toBe(true);
  expect(await picturesOf(vendor)).toEqual([third, first, second]);
  expect(await moveVendorPicture(vendor, third, null)).toBe(true);
  expect(await picturesOf(vendor)).toEqual([first, second, third]);
});

test("another vendor neither moves nor removes it; its own vendor removes its files too", async () => {
  const vendor = await insertOwnedVendor();
  const { id } = await storeSmallPicture({ userId: vendor.user.id });
  await addVendorPicture(vendor, id);
  const stranger = await insertOwnedVendor();
  expect(await moveVendorPicture(stranger, id, null)).toBe(false);
  await removeVendorPicture(stranger, id);
  expect(await picturesOf(vendor)).toEqual([id]);
  await removeVendorPicture(vendor, id);
  await runFileDeletions();
  expect(await picturesOf(vendor)).toEqual([]);
  expect(await listStoredPictures()).not.toContain(id);
});
