import type { IncomingMessage, ServerResponse } from "node:http";
import { recordResponse } from "../record-response.ts";
import type { CachedPages } from "./cached-pages.ts";

/** Returns false for a page that has to be rendered. Counts and logs like other requests. */
export function sendCachedPage(
  pages: CachedPages,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const startedAt = performance.now();
  const page = pages.send(request, response);
  if (!page) return false;
  recordResponse(request, { status: response.statusCode, route: page.route, startedAt });
  return true;
}
