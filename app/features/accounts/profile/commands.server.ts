import { eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { limit } from "#app/platform/limits/limits.server.ts";
import { log } from "#app/platform/log.server.ts";
import { letPicturesGo } from "#app/platform/pictures/delete-pictures.server.ts";
import { picturePath } from "#app/platform/pictures/picture-paths.ts";
import { type RefusedPicture, storePicture } from "#app/platform/pictures/pictures.server.ts";
import { PicturesBusy } from "#app/platform/pictures/turns.server.ts";
import { StorageUnavailable } from "#app/platform/storage/storage-keys.ts";
import type { SignedInUser, TooMany } from "../access.server.ts";
import { users } from "../tables.server.ts";
import { avatarsPerHour, avatarWidths, mostAvatarBytes, pictureIdIn } from "./rules.ts";

/** Sets what a person is called; without a name it is their e-mail address. */
export async function changeDisplayName(user: SignedInUser, name: string): Promise<void> {
  await db().update(users).set({ name, updatedAt: now() }).where(eq(users.id, user.id));
}

export type ChangedPicture =
  | { ok: true }
  | RefusedPicture
  /** The storage is down, or too many others send pictures; later it may work. */
  | { ok: false; reason: "unavailable" }
  | TooMany;

/** Gives a person a picture; the one they had goes. */
export async function changePicture(user: SignedInUser, file: Blob): Promise<ChangedPicture> {
  const allowed = await limit("avatar", user.id, avatarsPerHour);
  if (!allowed.ok) return { ...allowed, reason: "too-many" };
  const options = { widths: avatarWidths, maxBytes: mostAvatarBytes };
  const stored = await storePicture(file, options).catch((error: unknown) => {
    if (!(error instanceof StorageUnavailable || error instanceof PicturesBusy)) throw error;
    log().error({ err: error }, "avatar not stored");
    return { ok: false, reason: "unavailable" } as const;
  });
  if (!stored.ok) return stored;
  const [width = 0] = stored.widths;
  await transaction((tx) => replacePicture(tx, user, picturePath(stored.id, width)));
  return { ok: true };
}

/** Takes a person's picture away. */
export function removePicture(user: SignedInUser): Promise<void> {
  return transaction((tx) => takePicture(tx, user));
}

/** The same inside somebody else's transaction. */
export function takePicture(tx: Transaction, user: SignedInUser): Promise<void> {
  return replacePicture(tx, user, null);
}

/** Of two at once, the second waits and then finds the first one's picture to let go. */
async function replacePicture(
  tx: Transaction,
  user: SignedInUser,
  image: string | null,
): Promise<void> {
  const itself = eq(users.id, user.id);
  const [before] = await tx.select({ image: users.image }).from(users).where(itself).for("update");
  await tx.update(users).set({ image, updatedAt: now() }).where(itself);
  const old = pictureIdIn(before?.image ?? null);
  if (old) await letPicturesGo(tx, [old]);
}
