import { createCookie } from "react-router";
import { config } from "#app/platform/config.server.ts";
import { verificationKeys } from "#app/platform/secret.server.ts";
import { isUuid } from "#app/platform/uuid.ts";

export const visitorMaxAgeSeconds = 400 * 24 * 3600;
/** Enough for the page after a redirect, too short to appear again later. */
const flashMaxAgeSeconds = 60;

function servedOverHttps(): boolean {
  return config().publicUrl.startsWith("https:");
}

/** Hidden from scripts and from cross-site posts; the first of `secrets` signs, all verify. */
export function privateCookie(name: string, maxAgeSeconds: number, secrets: string[] = []) {
  const cookie = privateCookieSettings(name, maxAgeSeconds);
  return createCookie(cookie.name, { ...cookie.attributes, secrets });
}

export function privateCookieSettings(name: string, maxAgeSeconds: number) {
  const secure = servedOverHttps();
  return {
    name: cookieName(name),
    attributes: { httpOnly: true, maxAge: maxAgeSeconds, path: "/", sameSite: "lax", secure },
  } as const;
}

function cookieName(name: string): string {
  return servedOverHttps() ? `__Host-${name}` : name;
}

/** Returns null without a valid cookie, which only responses to writes set. */
export async function readVisitorId(request: Request): Promise<string | null> {
  const value: unknown = await visitorCookie().parse(request.headers.get("Cookie"));
  return isUuid(value) ? value : null;
}

export function visitorCookieHeader(visitorId: string): Promise<string> {
  return visitorCookie().serialize(visitorId);
}

/**
 * Returns what a visitor's page depends on of a Cookie header: `=` and the text that `readVisitorId`
 * would read, without verifying it. Null while a message waits to be shown, and where several
 * cookies have the name.
 */
export function visitorKey(cookieHeader: string): string | null {
  const visitor = cookieName("visitor");
  const flash = cookieName("flash");
  let key: string | null = null;
  for (const pair of cookieHeader.split(";")) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, Math.max(0, at)).trim();
    if (name === flash || (name === visitor && key !== null)) return null;
    if (name === visitor) key = pair.slice(at).trimEnd();
  }
  return key ?? "=";
}

/** Returns the Set-Cookie header that shows a message on the next page. */
export function flash(message: string): Promise<string> {
  return flashCookie().serialize(message);
}

export async function readFlash(
  request: Request,
): Promise<{ message: string | null; headers: Record<string, string> }> {
  const value: unknown = await flashCookie().parse(request.headers.get("Cookie"));
  if (typeof value !== "string" || value === "") return { message: null, headers: {} };
  return {
    message: value,
    headers: { "Set-Cookie": await flashCookie().serialize("", { maxAge: 0 }) },
  };
}

function visitorCookie() {
  return privateCookie("visitor", visitorMaxAgeSeconds, verificationKeys("visitor"));
}

function flashCookie() {
  return privateCookie("flash", flashMaxAgeSeconds);
}
