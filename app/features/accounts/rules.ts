// An account: a person known by a confirmed e-mail address and a password, and what they may do.

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Seconds. A session ends when it was not used for the first, and at the latest after the second. */
export const sessionIdle = 7 * day;
export const sessionLongest = 30 * day;

export const linkPurposes = ["confirm", "reset"] as const;

export type LinkPurpose = (typeof linkPurposes)[number];

/** Seconds a mailed link works. */
export const linkLifetime: Record<LinkPurpose, number> = { confirm: 24 * hour, reset: hour };

export const roles = ["admin", "vendor", "customer"] as const;

export type Role = (typeof roles)[number];

/** Where somebody goes who has signed in and was not on the way anywhere. */
export const homePath = "/admin";

/** `base` plus seconds. */
export function later(base: Date, seconds: number): Date {
  return new Date(base.getTime() + seconds * 1000);
}
