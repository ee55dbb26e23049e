import { privateCookie } from "./cookies.server.ts";

/** Long enough for the page after a redirect, too short to come up again tomorrow. */
const maxAgeSeconds = 60;

/** The Set-Cookie header that shows a message once, on the page a redirect leads to. */
export function flash(message: string): Promise<string> {
  return cookie().serialize(message);
}

/** The message left by `flash`, if any, and the headers that take it away again. */
export async function readFlash(
  request: Request,
): Promise<{ message: string | null; headers: Record<string, string> }> {
  const value: unknown = await cookie().parse(request.headers.get("Cookie"));
  if (typeof value !== "string" || value === "") return { message: null, headers: {} };
  return {
    message: value,
    headers: { "Set-Cookie": await cookie().serialize("", { maxAge: 0 }) },
  };
}

function cookie() {
  return privateCookie("flash", maxAgeSeconds);
}
