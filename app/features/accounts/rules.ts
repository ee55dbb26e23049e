import { safePath } from "#app/platform/http/safe-path.ts";
import { picturePath } from "#app/platform/pictures/picture-files.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Since its last use, and since it began. */
export const sessionIdleTimeoutSeconds = 7 * day;
export const sessionMaxAgeSeconds = 30 * day;

export const emailTokenPurposes = ["confirm", "reset", "change-email"] as const;

export type EmailTokenPurpose = (typeof emailTokenPurposes)[number];

export const emailTokenLifetimeSeconds: Record<EmailTokenPurpose, number> = {
  confirm: 24 * hour,
  reset: hour,
  "change-email": 24 * hour,
};

export const rateLimits = {
  signInPerAccountAndIp: { points: 10, seconds: 15 * minute },
  signInPerIp: { points: 30, seconds: 15 * minute },
  codesPerAccountAndIp: { points: 6, seconds: 15 * minute },
  /** From all IP addresses, because three of a million codes are valid at any moment. */
  appCodesPerAccount: { points: 60, seconds: day },
  emailsPerRecipientAndIp: { points: 5, seconds: hour },
  emailsPerIp: { points: 40, seconds: hour },
  /** Tells the first request of a recipient and IP address from the later ones. */
  firstEmailPerPair: { points: 1, seconds: hour },
  firstEmailsPerRecipient: { points: 10, seconds: hour },
  repeatedEmailsPerRecipient: { points: 6, seconds: hour },
  /** Beyond both: one, so that the newest link is never older. */
  spacedEmail: { points: 1, seconds: 10 * minute },
  emailsPerRecipientAndSender: { points: 5, seconds: hour },
  userEmailsPerRecipient: { points: 20, seconds: hour },
  avatarsPerAccount: { points: 20, seconds: hour },
} as const;

export const roles = ["admin", "vendor", "customer"] as const;

export type Role = (typeof roles)[number];

/** Everyone is a customer. */
export const grantableRoles = ["admin", "vendor"] as const;

export type GrantableRole = (typeof grantableRoles)[number];

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxDisplayNameLength = 80;

export const maxCodeInputLength = 100;

/** Returns the path of an avatar, or null for none. */
export function avatarPath({ avatar, widths }: { avatar: string | null; widths: number[] | null }) {
  const width = widths?.[0];
  return avatar && width ? picturePath(avatar, width) : null;
}

const plannerPath = "/admin";

/** Returns the path to go to after signing in: `next` if it is on this site, else /admin. */
export function nextPath(url: URL): string {
  return safePath(url.searchParams.get("next"), plannerPath);
}

/** Returns the path of an account page with `next` carried along. */
export function accountPath(path: string, next: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams(query);
  if (next !== plannerPath) search.set("next", next);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Why a page sends a visitor to the sign-in page; said there as long as it is open. */
export const signInReasons = ["create-wedding"] as const;

export type SignInReason = (typeof signInReasons)[number];

export function addSeconds(base: Date, seconds: number): Date {
  return new Date(base.getTime() + seconds * 1000);
}

/** Owns the demo wedding. Its password is public: it is disabled outside demo mode. */
export const demoAccount = { email: "demo@example.no", password: "bryllup-demo" } as const;

/** Owns a sample vendor, and decides about vendors. Both have the same public password. */
export const demoStaff = {
  vendor: { email: "vendor@example.no", password: demoAccount.password },
  admin: { email: "admin@example.no", password: demoAccount.password },
} as const;

/** Returns true for demo accounts. Their password is public, so it cannot be changed. */
export function isDemoAccount(email: string): boolean {
  return [demoAccount, demoStaff.vendor, demoStaff.admin].some((demo) => demo.email === email);
}
