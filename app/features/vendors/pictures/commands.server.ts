import { and, asc, count, eq, max, sql } from "drizzle-orm";
import { moveInFrontOf } from "#app/client/lists/move-in-front-of.ts";
import { claimPicture, deletePictures } from "#app/features/pictures/commands.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { consume, type RateLimitResult } from "#app/platform/limits/limits.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import type { PictureOptions } from "#app/platform/pictures/pictures.server.ts";
import type { OwnedVendor, OwnedVendorId } from "../access.server.ts";
import { lockVendor } from "../profile/commands.server.ts";
import { vendorPictures } from "../tables.server.ts";
import { vendorTopics } from "../topics.ts";
import { maxVendorPictures, vendorUploadLimit } from "./rules.ts";

/** For a card at 152 and a page at 640 CSS pixels. */
export const vendorPictureOptions: PictureOptions = { widths: [320, 640, 1280] };

export function rateLimitVendorUpload(vendorId: OwnedVendorId): Promise<RateLimitResult> {
  return consume("vendor-upload", vendorId, vendorUploadLimit);
}

export type AddPictureResult = { ok: true } | { ok: false; reason: "full" | "gone" };

/** Adds an uploaded picture at the end. Adding it twice adds it once. */
export function addVendorPicture(
  { id: vendorId, user }: OwnedVendor,
  picture: string,
): Promise<AddPictureResult> {
  return transaction(async (tx) => {
    await lockVendor(tx, vendorId);
    const [stored] = await tx
      .select({ count: count(), last: max(vendorPictures.position) })
      .from(vendorPictures)
      .where(eq(vendorPictures.vendorId, vendorId));
    if ((await tx.$count(vendorPictures, isPicture(vendorId, picture))) > 0) return { ok: true };
    if ((stored?.count ?? 0) >= maxVendorPictures) return { ok: false, reason: "full" };
    if (!(await claimPicture(tx, picture, { userId: user.id }))) {
      return { ok: false, reason: "gone" };
    }
    const position = (stored?.last ?? 0) + 1;
    await tx.insert(vendorPictures).values({ vendorId, id: picture, picture, position });
    await publish(tx, { account: user.id }, vendorTopics.vendorProfile);
    return { ok: true };
  });
}

/** Deletes the picture and its files. */
export function removeVendorPicture({ id: vendorId, user }: OwnedVendor, id: string) {
  return transaction(async (tx) => {
    const deleted = await tx
      .delete(vendorPictures)
      .where(isPicture(vendorId, id))
      .returning({ picture: vendorPictures.picture });
    await deletePictures(
      tx,
      deleted.map(({ picture }) => picture),
    );
    await publish(tx, { account: user.id }, vendorTopics.vendorProfile);
  });
}

/** Moves a picture in front of another, or to the end for null. Returns false when either is gone. */
export function moveVendorPicture(
  { id: vendorId, user }: OwnedVendor,
  id: string,
  beforeId: string | null,
): Promise<boolean> {
  return transaction(async (tx) => {
    await lockVendor(tx, vendorId);
    const ids = await listIds(tx, vendorId);
    if (!ids.includes(id) || (beforeId !== null && !ids.includes(beforeId))) return false;
    const order = sql.param(`{${moveInFrontOf(ids, id, beforeId).join(",")}}`);
    await tx.execute(sql`
      update ${vendorPictures} set position = placed.position
      from unnest(${order}::uuid[]) with ordinality as placed(id, position)
      where ${vendorPictures.vendorId} = ${vendorId} and ${vendorPictures.id} = placed.id`);
    await publish(tx, { account: user.id }, vendorTopics.vendorProfile);
    return true;
  });
}

async function listIds(tx: Transaction, vendorId: OwnedVendorId): Promise<string[]> {
  const found = await tx
    .select({ id: vendorPictures.id })
    .from(vendorPictures)
    .where(eq(vendorPictures.vendorId, vendorId))
    .orderBy(asc(vendorPictures.position), asc(vendorPictures.id));
  return found.map(({ id }) => id);
}

function isPicture(vendorId: OwnedVendorId, id: string) {
  return and(eq(vendorPictures.vendorId, vendorId), eq(vendorPictures.id, id));
}
