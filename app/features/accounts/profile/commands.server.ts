import { and, eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { enqueuePictureDeletion } from "#app/platform/pictures/delete-pictures.server.ts";
import { picturePath } from "#app/platform/pictures/picture-paths.ts";
import { type PictureRefusal, storePicture } from "#app/platform/pictures/pictures.server.ts";
import type { RateLimited, SignedInUser } from "../access.server.ts";
import { maxAvatarBytes, pictureIdIn, rateLimits } from "../rules.ts";
import { users } from "../tables.server.ts";
import { loadProfile, type Profile } from "./queries.server.ts";

/** Sharp at 64 CSS pixels, the largest size shown. */
const avatarWidths = [192];

export type ProfileChange =
  | { ok: true }
  /** The name was changed since `version`. */
  | { ok: false; reason: "conflict"; stored: Profile };

/** An empty name shows the e-mail. Refuses an outdated `version`, unless the name is as wanted. */
export async function changeDisplayName(
  user: SignedInUser,
  version: number,
  name: string,
): Promise<ProfileChange> {
  const changed = await db()
    .update(users)
    .set({ name, profileVersion: version + 1, updatedAt: now() })
    .where(and(eq(users.id, user.id), eq(users.profileVersion, version)))
    .returning({ id: users.id });
  if (changed.length > 0) return { ok: true };
  const stored = await loadProfile(user);
  return stored.displayName === name ? { ok: true } : { ok: false, reason: "conflict", stored };
}

export type SetAvatarResult = { ok: true } | PictureRefusal | RateLimited;

/** Stores a picture as the avatar and deletes the one before. */
export async function setAvatar(user: SignedInUser, file: Blob): Promise<SetAvatarResult> {
  const allowed = await consume("avatar", user.id, rateLimits.avatarsPerAccount);
  if (!allowed.ok) return { ...allowed, reason: "too-many" };
  const stored = await storePicture(file, { widths: avatarWidths, maxBytes: maxAvatarBytes });
  if (!stored.ok) return stored;
  const { id, widths } = stored.picture;
  const [width = 0] = widths;
  await transaction((tx) => replaceAvatar(tx, user, picturePath(id, width)));
  return { ok: true };
}

export function deleteAvatar(user: SignedInUser, tx?: Transaction): Promise<void> {
  return tx ? replaceAvatar(tx, user, null) : transaction((own) => replaceAvatar(own, user, null));
}

/** Locks the row: of two at once, the second finds the first one's picture and deletes it. */
async function replaceAvatar(
  tx: Transaction,
  user: SignedInUser,
  image: string | null,
): Promise<void> {
  const itself = eq(users.id, user.id);
  const [before] = await tx.select({ image: users.image }).from(users).where(itself).for("update");
  await tx.update(users).set({ image, updatedAt: now() }).where(itself);
  const old = pictureIdIn(before?.image ?? null);
  if (old) await enqueuePictureDeletion(tx, [old]);
}
