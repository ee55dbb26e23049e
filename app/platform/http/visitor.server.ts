import { privateCookie } from "./cookies.server.ts";

const maxAgeSeconds = 400 * 24 * 3600;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The browser a guest writes from, known by a cookie that is first set on the answer to a write;
 * null before that. Somebody without the cookie cannot guess it.
 */
export async function visitorOf(request: Request): Promise<string | null> {
  const value: unknown = await cookie().parse(request.headers.get("Cookie"));
  return typeof value === "string" && uuid.test(value) ? value : null;
}

/** The Set-Cookie header that lets `visitorOf` know this browser again. */
export function rememberVisitor(visitorId: string): Promise<string> {
  return cookie().serialize(visitorId);
}

function cookie() {
  return privateCookie("visitor", maxAgeSeconds);
}
