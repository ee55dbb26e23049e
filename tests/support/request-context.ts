import type { Caller } from "#app/features/accounts/sessions/commands.server.ts";
import { loaderArgs } from "./route-args.ts";

/** Returns a request context with the given cookies and client IP. */
export function makeRequestContext(cookies: string[] = [], clientIp = "192.0.2.1"): Caller {
  const { request } = loaderArgs("/auth", { cookies });
  return { request, info: { requestId: "test", nonce: "", clientIp } };
}
