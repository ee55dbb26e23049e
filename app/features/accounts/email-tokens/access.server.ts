import { randomUUID } from "node:crypto";
import { now } from "#app/platform/clock.ts";
import { privateCookie } from "#app/platform/http/cookies.server.ts";
import { verificationKeys } from "#app/platform/secret.server.ts";
import type { EmailTokenPurpose } from "../rules.ts";

export interface SignInIntent {
  next: string;
  browser: string;
}

export interface PendingEmail extends SignInIntent {
  purpose: Exclude<EmailTokenPurpose, "change-email">;
  email: string;
  sentAt: number;
}

/** Returns the intent of a request, with the id that the browser already has or a new one. */
export async function signInIntentOf(request: Request, next: string): Promise<SignInIntent> {
  const pending = await findPendingEmail(request);
  return { next, browser: pending?.browser ?? randomUUID() };
}

export async function findPendingEmail(request: Request): Promise<PendingEmail | null> {
  return (await cookie().parse(request.headers.get("Cookie"))) || null;
}

/** Returns a Set-Cookie header that stores for an hour which e-mail must confirm. */
export function pendingEmailCookie(email: Omit<PendingEmail, "sentAt">): Promise<string> {
  return cookie().serialize({ ...email, sentAt: now().getTime() } satisfies PendingEmail);
}

export function clearedPendingEmailCookie(): Promise<string> {
  return cookie().serialize("", { maxAge: 0 });
}

function cookie() {
  return privateCookie("awaited-mail", 3600, verificationKeys("awaited-mail"));
}
