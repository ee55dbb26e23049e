import { randomUUID } from "node:crypto";
import { createCookie } from "react-router";
import { now } from "#app/platform/clock.ts";
import { servedOverHttps } from "#app/platform/http/cookies.server.ts";
import { deriveKey } from "#app/platform/secret.server.ts";
import type { LinkPurpose } from "../rules.ts";

/** What somebody who looks at "check your mail" is waiting for. */
export interface AwaitedMail extends Errand {
  purpose: Exclude<LinkPurpose, "change-email">;
  email: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** Where a mailed link leads in the end, and the browser that asked for it. */
export interface Errand {
  next: string;
  /** A random name, so that the link knows the browser again. */
  browser: string;
}

/** The errand of a request; the browser keeps the name it has, or gets a new one. */
export async function errandOf(request: Request, next: string): Promise<Errand> {
  const awaited = await awaitedMail(request);
  return { next, browser: awaited?.browser ?? randomUUID() };
}

/** The mail this browser waits for, from a signed cookie; null without one. */
export async function awaitedMail(request: Request): Promise<AwaitedMail | null> {
  return (await awaitedCookie().parse(request.headers.get("Cookie"))) || null;
}

/** The Set-Cookie header that remembers for an hour which mail this browser waits for. */
export function awaitMail(mail: Omit<AwaitedMail, "sentAt">): Promise<string> {
  return awaitedCookie().serialize({ ...mail, sentAt: now().getTime() } satisfies AwaitedMail);
}

/** The Set-Cookie header that forgets it again. */
export function forgetAwaitedMail(): Promise<string> {
  return awaitedCookie().serialize("", { maxAge: 0 });
}

function awaitedCookie() {
  const secure = servedOverHttps();
  return createCookie(secure ? "__Host-awaited-mail" : "awaited-mail", {
    httpOnly: true,
    maxAge: 3600,
    path: "/",
    sameSite: "lax",
    secrets: [deriveKey("awaited-mail")],
    secure,
  });
}
