import { weddingName } from "../rules.ts";

const day = 24 * 3600;

/** Owners cannot remove each other, so a third would have to stay. */
export const maxOwners = 2;

export const invitationLifetimeSeconds = 7 * day;

/** Until then the couple sees that the invitation is unused. */
export const invitationRetentionSeconds = 30 * day;

const maxMailedName = 40;

export const dailyInvitationLimit = { points: 10, seconds: day };

/**
 * Returns the couple's names, or null when they could carry a message of a stranger to the one who
 * is invited: names are free text, so only letters and what joins names are mailed.
 */
export function nameInMail({ bride, groom }: { bride: string; groom: string }): string | null {
  const names = [bride, groom];
  const isName = (name: string) =>
    name.length <= maxMailedName && /^[\p{L}\p{M}'’ -]+$/u.test(name) && /\p{L}/u.test(name);
  return names.every(isName) ? weddingName({ bride, groom }) : null;
}

export function invitationPath(token: string): string {
  return `/invitation?${new URLSearchParams({ token })}`;
}
