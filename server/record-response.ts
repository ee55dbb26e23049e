import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { withoutSecrets } from "#app/platform/http/secret-paths.ts";
import { log } from "#app/platform/log.server.ts";
import { requestDuration } from "#app/platform/metrics.server.ts";

/** Counts and logs a response that is sent without rendering, like the others. */
export function recordResponse(
  { method = "GET", url = "" }: IncomingMessage,
  { status, route, startedAt }: { status: number; route: string; startedAt: number },
): void {
  const ms = performance.now() - startedAt;
  requestDuration.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1_000);
  if (!log().isLevelEnabled("info")) return;
  const path = withoutSecrets(url.split("?", 1)[0] ?? "", route);
  log().info({ requestId: randomUUID(), method, path, status, ms: Math.round(ms) }, "request");
}
