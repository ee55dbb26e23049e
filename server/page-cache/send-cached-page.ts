import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "#app/platform/log.server.ts";
import { requestDuration } from "#app/platform/metrics.server.ts";
import type { CachedPages } from "./cached-pages.ts";

/** Returns false for a page that has to be rendered. Counts and logs like other requests. */
export function sendCachedPage(
  pages: CachedPages,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const started = performance.now();
  const page = pages.send(request, response);
  if (!page) return false;
  const { method = "GET", url = "" } = request;
  const ms = performance.now() - started;
  const status = response.statusCode;
  requestDuration.observe(
    { method, route: page.route, status: `${Math.floor(status / 100)}xx` },
    ms / 1_000,
  );
  if (!log().isLevelEnabled("info")) return true;
  const path = url.split("?", 1)[0];
  log().info({ requestId: randomUUID(), method, path, status, ms: Math.round(ms) }, "request");
  return true;
}
