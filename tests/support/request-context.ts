import type { RequestContext } from "#app/features/accounts/sessions/commands.server.ts";
import { loaderArgs } from "./route-args.ts";

export function requestContext(
  cookies: string[] = [],
  clientAddress = "192.0.2.1",
): RequestContext {
  const { request } = loaderArgs("/auth", { cookies });
  return { request, info: { requestId: "test", nonce: "", clientIp: clientAddress } };
}
