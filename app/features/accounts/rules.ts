import { safePath } from "#app/platform/http/safe-path.ts";

// An account: a person known by a confirmed e-mail address and a password, and what they may do.

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Seconds. A session ends when it was not used for the first, and at the latest after the second. */
export const sessionIdle = 7 * day;
export const sessionLongest = 30 * day;

export const linkPurposes = ["confirm", "reset", "change-email"] as const;

export type LinkPurpose = (typeof linkPurposes)[number];

/** Seconds a mailed link works. */
export const linkLifetime: Record<LinkPurpose, number> = {
  confirm: 24 * hour,
  reset: hour,
  "change-email": 24 * hour,
};

/** Of signing in, of codes at its second step, and of mails that anybody can ask for. */
export const allowances = {
  triesOnAccount: { points: 10, seconds: 15 * minute },
  triesFromAddress: { points: 30, seconds: 15 * minute },
  codesFromAddress: { points: 6, seconds: 15 * minute },
  /** Of the app, from wherever: three of a million codes are right at any moment. */
  codesPerDay: { points: 60, seconds: day },
  mailsToOneFromAddress: { points: 5, seconds: hour },
  mailsToOne: { points: 20, seconds: hour },
  mailsFromAddress: { points: 40, seconds: hour },
} as const;

/** better-auth's name for signing in with a password. */
export const passwordProvider = "credential";

export const roles = ["admin", "vendor", "customer"] as const;

export type Role = (typeof roles)[number];

const home = "/admin";

/** Where somebody goes after signing in: the page in `next` when it is one of ours, else /admin. */
export function nextPath(url: URL): string {
  return safePath(url.searchParams.get("next"), home);
}

/** The token that stands in a mailed link. */
export function tokenOf(url: URL): string {
  return url.searchParams.get("token") ?? "";
}

/** The address of one of the account pages that keeps where somebody was going. */
export function accountPath(path: string, next: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams(query);
  if (next !== home) search.set("next", next);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** `base` plus seconds. */
export function later(base: Date, seconds: number): Date {
  return new Date(base.getTime() + seconds * 1000);
}

/** The account that the demo wedding belongs to; it exists in demo mode only. */
export const demoAccount = { email: "demo@example.no", password: "bryllup-demo" } as const;
