import { privateCookie } from "./cookies.server.ts";

/** Enough for the page after a redirect, too short to appear again later. */
const maxAgeSeconds = 60;

export function flash(message: string): Promise<string> {
  return cookie().serialize(message);
}

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
