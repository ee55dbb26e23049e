// The two who plan one wedding, and the invitation by which the second comes to it.

const day = 24 * 3600;

/** A wedding is two people's; a third would be somebody whom neither of them can put out again. */
export const maxOwners = 2;

/** Seconds an invitation works. */
export const invitationLifetime = 7 * day;

/** Seconds after which it is forgotten: until then the couple sees that it was not used. */
export const invitationRetention = 30 * day;

/** Of one wedding, whomever they go to. */
export const dailyInvitationLimit = { points: 10, seconds: day };

/** Where a mailed invitation leads. */
export function invitationPath(token: string): string {
  return `/invitation?${new URLSearchParams({ token })}`;
}
