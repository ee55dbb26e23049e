import { deriveKey } from "#app/platform/secret.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { privateCookie } from "./cookies.server.ts";

const maxAgeSeconds = 400 * 24 * 3600;

/** Returns null without a valid cookie, which only responses to writes set. */
export async function readVisitorId(request: Request): Promise<string | null> {
  const value: unknown = await cookie().parse(request.headers.get("Cookie"));
  return isUuid(value) ? value : null;
}

export function visitorCookieHeader(visitorId: string): Promise<string> {
  return cookie().serialize(visitorId);
}

function cookie() {
  return privateCookie("visitor", maxAgeSeconds, [deriveKey("visitor")]);
}
