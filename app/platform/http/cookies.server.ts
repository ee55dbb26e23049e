import { createCookie } from "react-router";
import { config } from "#app/platform/config.server.ts";

/** Returns true when the public URL uses https. */
export function servedOverHttps(): boolean {
  return config().publicUrl.startsWith("https:");
}

/**
 * Returns a cookie that scripts cannot read and cross-site posts do not carry.
 * @param secrets keys that sign the cookie
 */
export function privateCookie(name: string, maxAgeSeconds: number, secrets: string[] = []) {
  const secure = servedOverHttps();
  return createCookie(secure ? `__Host-${name}` : name, {
    httpOnly: true,
    maxAge: maxAgeSeconds,
    path: "/",
    sameSite: "lax",
    secrets,
    secure,
  });
}
