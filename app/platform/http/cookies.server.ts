import { createCookie } from "react-router";
import { config } from "#app/platform/config.server.ts";

/** Returns true when the public URL uses https. */
function servedOverHttps(): boolean {
  return config().publicUrl.startsWith("https:");
}

/**
 * Returns a cookie that scripts cannot read and cross-site posts do not carry.
 * @param secrets sign the value
 */
export function privateCookie(name: string, maxAgeSeconds: number, secrets: string[] = []) {
  const cookie = privateCookieSettings(name, maxAgeSeconds);
  return createCookie(cookie.name, { ...cookie.attributes, secrets });
}

/** Returns name and attributes of a private cookie whose value `createCookie` must not encode. */
export function privateCookieSettings(name: string, maxAgeSeconds: number) {
  const secure = servedOverHttps();
  return {
    name: secure ? `__Host-${name}` : name,
    attributes: { httpOnly: true, maxAge: maxAgeSeconds, path: "/", sameSite: "lax", secure },
  } as const;
}
