const day = 24 * 3600;

/** Owners cannot remove each other, so a third would have to stay. */
export const maxOwners = 2;

/** In seconds. */
export const invitationLifetime = 7 * day;

/** In seconds. Until then the couple sees that the invitation is unused. */
export const invitationRetention = 30 * day;

export const dailyInvitationLimit = { points: 10, seconds: day };

export function invitationPath(token: string): string {
  return `/invitation?${new URLSearchParams({ token })}`;
}
