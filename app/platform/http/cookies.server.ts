import { createCookie } from "react-router";
import { config } from "#app/platform/config.server.ts";

/** True when browsers reach the site over https. */
export function servedOverHttps(): boolean {
  return config().publicUrl.startsWith("https:");
}

/**
 * A cookie that scripts cannot read and other sites cannot send along with a post.
 * @param secrets with these, nobody else can make one up
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
