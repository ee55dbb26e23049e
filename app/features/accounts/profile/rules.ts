// A profile: what a person is called, and their picture.

/** In UTF-16 units, as browsers count `maxlength`. */
export const longestDisplayName = 80;

/** Sharp on the largest place it is shown, 64 pixels. */
export const avatarWidths = [192];

/** Of the file that is sent. */
export const mostAvatarBytes = 5 * 1024 * 1024;

/** Of one person. */
export const avatarsPerHour = { points: 20, seconds: 3600 };

/** The id of the picture that an avatar's address names, or null. */
export function pictureIdIn(address: string | null): string | null {
  return /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(address ?? "")?.[0] ?? null;
}
