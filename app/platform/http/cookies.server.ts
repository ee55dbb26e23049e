import { createCookie } from "react-router";
import { config } from "#app/platform/config.server.ts";

function servedOverHttps(): boolean {
  return config().publicUrl.startsWith("https:");
}

/** Hidden from scripts and from cross-site posts; `secrets` sign the value. */
export function privateCookie(name: string, maxAgeSeconds: number, secrets: string[] = []) {
  const cookie = privateCookieSettings(name, maxAgeSeconds);
  return createCookie(cookie.name, { ...cookie.attributes, secrets });
}

export function privateCookieSettings(name: string, maxAgeSeconds: number) {
  const secure = servedOverHttps();
  return {
    name: secure ? `__Host-${name}` : name,
    attributes: { httpOnly: true, maxAge: maxAgeSeconds, path: "/", sameSite: "lax", secure },
  } as const;
}
