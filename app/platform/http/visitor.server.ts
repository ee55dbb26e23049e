import { secretFor } from "#app/platform/secret.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { privateCookie } from "./cookies.server.ts";

const maxAgeSeconds = 400 * 24 * 3600;

/**
 * The browser a guest writes from, known by a cookie that is first set on the answer to a write;
 * null before that. The cookie is signed: nobody makes one up, for himself or as somebody else.
 */
export async function visitorOf(request: Request): Promise<string | null> {
  const value: unknown = await cookie().parse(request.headers.get("Cookie"));
  return isUuid(value) ? value : null;
}

/** The Set-Cookie header that lets `visitorOf` know this browser again. */
export function rememberVisitor(visitorId: string): Promise<string> {
  return cookie().serialize(visitorId);
}

function cookie() {
  return privateCookie("visitor", maxAgeSeconds, [secretFor("visitor")]);
}
