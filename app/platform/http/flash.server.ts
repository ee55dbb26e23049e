import { privateCookie } from "./cookies.server.ts";

/** Long enough for the page after a redirect, short enough not to reappear later. */
const maxAgeSeconds = 60;

/** Returns the Set-Cookie header for a message shown once, on the page after a redirect. */
export function flash(message: string): Promise<string> {
  return cookie().serialize(message);
}

/** Returns the flash message, if any, and the headers that clear it. */
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
