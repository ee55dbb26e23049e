import type { Caller } from "#app/features/accounts/sessions/commands.server.ts";
import { visit } from "./route-calls.ts";

/** Somebody's browser, with cookies of earlier answers, at a network address. */
export function caller(cookies: string[] = [], clientIp = "192.0.2.1"): Caller {
  const { request } = visit("/auth", { cookies });
  return { request, info: { requestId: "test", nonce: "", clientIp } };
}
