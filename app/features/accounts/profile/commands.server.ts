import { and, eq } from "drizzle-orm";
import {
  claimPicture,
  deletePictures,
  storePicture,
} from "#app/features/pictures/commands.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { consume, type RateLimitResult } from "#app/platform/limits/limits.server.ts";
import type { PictureOptions, PictureRefusal } from "#app/platform/pictures/pictures.server.ts";
import { accountSender } from "#app/platform/upload-sender.ts";
import type { RateLimited, SignedInUser } from "../access.server.ts";
import { rateLimits } from "../rules.ts";
import { users } from "../tables.server.ts";
import { loadProfile, type Profile } from "./queries.server.ts";

/** Sharp at 64 CSS pixels, the largest size shown. */
export const avatarOptions: PictureOptions = { widths: [192] };

export type ProfileChange = { ok: true } | { ok: false; reason: "conflict"; stored: Profile };

/** An empty name shows the e-mail. Refuses an outdated `version`, unless the name is already stored. */
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

export function rateLimitAvatar(user: SignedInUser): Promise<RateLimitResult> {
  return consume("avatar", user.id, rateLimits.avatarsPerAccount);
}

/** Throws when the picture cannot be stored now, so that the form is sent again. */
export async function uploadAvatar(
  user: SignedInUser,
  file: Blob,
): Promise<SetAvatarResult | PictureRefusal | RateLimited> {
  const allowed = await rateLimitAvatar(user);
  if (!allowed.ok) return { ...allowed, reason: "too-many" };
  const source = { size: file.size, bytes: () => file.bytes(), sender: accountSender(user.id) };
  const stored = await storePicture(source, avatarOptions, { userId: user.id });
  if (stored.ok) return setAvatar(user, stored.picture.id);
  if (stored.reason === "unavailable") throw new Error("the avatar was not stored");
  return stored;
}

export type SetAvatarResult = { ok: true } | { ok: false; reason: "picture-gone" };

/** Makes an uploaded picture the avatar and deletes the previous one. */
export function setAvatar(user: SignedInUser, picture: string): Promise<SetAvatarResult> {
  return transaction(async (tx) => {
    const stored = await lockAvatar(tx, user);
    if (!stored || !(await claimPicture(tx, picture, { userId: user.id }))) {
      return { ok: false, reason: "picture-gone" };
    }
    await replaceAvatar(tx, user, stored.avatar, picture);
    return { ok: true };
  });
}

export function deleteAvatar(user: SignedInUser): Promise<void> {
  return transaction(async (tx) => {
    const stored = await lockAvatar(tx, user);
    if (stored?.avatar) await replaceAvatar(tx, user, stored.avatar, null);
  });
}

/** Serialises concurrent changes: the second deletes the picture of the first. */
async function lockAvatar(tx: Transaction, user: SignedInUser) {
  const [locked] = await tx
    .select({ avatar: users.avatar })
    .from(users)
    .where(eq(users.id, user.id))
    .for("update");
  return locked;
}

async function replaceAvatar(
  tx: Transaction,
  user: SignedInUser,
  old: string | null,
  avatar: string | null,
): Promise<void> {
  await tx.update(users).set({ avatar, updatedAt: now() }).where(eq(users.id, user.id));
  if (old) await deletePictures(tx, [old]);
}
