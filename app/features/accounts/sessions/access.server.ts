import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parse, serialize } from "cookie-es";
import { privateCookieSettings } from "#app/platform/http/cookies.server.ts";
import { deriveKey, verificationKeys } from "#app/platform/secret.server.ts";
import { sessionMaxAgeSeconds } from "../rules.ts";

// Earlier releases issued tokens of 32 letters and digits, whose sessions must stay valid.
const signedToken = /^([0-9a-f]{48}|[A-Za-z0-9]{32})\.(.+)$/;
/** A new name would sign every user out. */
const purpose = "sessions";

export function newSessionToken(): string {
  return randomBytes(24).toString("hex");
}

/** Returns the token of the session cookie, or null when it is missing or its signature is wrong. */
export function sessionToken(request: Request): string | null {
  const { name } = cookieSettings();
  const value = parse(request.headers.get("Cookie") ?? "")[name];
  const [, token, signature] = signedToken.exec(value ?? "") ?? [];
  return token && signature && isSignatureOf(token, signature) ? token : null;
}

export function sessionCookie(token: string): string {
  const { name, attributes } = cookieSettings();
  return serialize(name, `${token}.${signatureOf(token, deriveKey(purpose))}`, attributes);
}

/**
 * Returns the Set-Cookie headers of a session's new token. Puts it into the request as well, for
 * the loaders that follow an action without script.
 */
export function replaceSessionCookie(request: Request, token: string | null): string[] {
  if (!token) return [];
  const cookie = sessionCookie(token);
  const { name } = cookieSettings();
  const others = (request.headers.get("Cookie") ?? "")
    .split("; ")
    .filter((pair) => !pair.startsWith(`${name}=`));
  request.headers.set("Cookie", [...others, cookie.split(";")[0]].join("; "));
  return [cookie];
}

export function clearedSessionCookie(): string {
  const { name, attributes } = cookieSettings();
  return serialize(name, "", { ...attributes, maxAge: 0 });
}

function isSignatureOf(token: string, signature: string): boolean {
  const actual = Buffer.from(signature);
  return verificationKeys(purpose).some((key) => {
    const expected = Buffer.from(signatureOf(token, key));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
}

function signatureOf(token: string, key: string): string {
  return createHmac("sha256", key).update(token).digest("base64");
}

function cookieSettings() {
  return privateCookieSettings("session", sessionMaxAgeSeconds);
}
