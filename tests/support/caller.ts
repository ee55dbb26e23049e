import type { Caller } from "#app/features/accounts/sessions/commands.server.ts";
import { loaderArgs } from "./route-args.ts";

/** Somebody's browser, with cookies of earlier answers, at a network address. */
export function caller(cookies: string[] = [], clientIp = "192.0.2.1"): Caller {
  const { request } = loaderArgs("/auth", { cookies });
  return { request, info: { requestId: "test", nonce: "", clientIp } };
}
