import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { constants } from "node:zlib";
import { sendResponse } from "@remix-run/node-fetch-server";
import compression from "compression";
import type { Config } from "#app/platform/config.server.ts";
import { isSecretPath } from "#app/platform/http/secret-paths.ts";
import { securityHeaders } from "#app/platform/http/security-headers.server.ts";
import { overloadRefusals } from "#app/platform/metrics.server.ts";
import { AdmissionQueue } from "./admission-queue.ts";
import { sendBusyPage } from "./busy-page.ts";
import { errorPage } from "./error-page.ts";
import { CachedPages } from "./page-cache/cached-pages.ts";
import { sendCachedPage } from "./page-cache/send-cached-page.ts";
import { type PageOptions, pageListener } from "./page-listener.ts";
import { recordResponse } from "./record-response.ts";

type Middleware = (
  request: Parameters<RequestListener>[0],
  response: Parameters<RequestListener>[1],
  next: () => void,
) => void;

export interface ApplicationOptions extends PageOptions {
  config: Config;
  staticFiles: Middleware;
}

// Uploads over a slow mobile network take minutes; headers do not.
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 180_000,
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
};

// A process renders some two hundred pages a second, and a crowd of a thousand guests is served.
const admission = {
  maxRunning: 8,
  maxWaiting: 2_000,
  patienceMs: 20_000,
  overloadAfterMs: 1_000,
  maxWaitingInOverload: 8,
};
/** A page that is changed all the time is rendered for each request in the end. */
const maxSharedRenderings = 3;

export function createApplication(options: ApplicationOptions): Server {
  const compress = compression({
    // One millisecond slower than quality 4, but a wedding page is 7 % smaller, below 14 kB.
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    filter: (request, response) =>
      !String(response.getHeader("Content-Type")).startsWith("text/event-stream") &&
      compression.filter(request, response),
  }) as unknown as Middleware;
  const cachedPages = new CachedPages();
  const { render, findRoute } = pageListener(options, cachedPages);
  const queue = new AdmissionQueue(admission);
  const https = options.config.publicUrl.startsWith("https:");
  const headers = new Headers(securityHeaders({ https, development: options.development }));

  const server = createServer(timeouts, (request, response) => {
    if (sendCachedPage(cachedPages, request, response)) return;
    response.setHeaders(headers);
    if (!["GET", "HEAD", "POST"].includes(request.method ?? "")) {
      void sendResponse(response, errorPage(405, { headers: { Allow: "GET, HEAD, POST" } }));
      return;
    }
    // The rest of an unread body would block the connection's next request.
    response.once("finish", () => {
      if (!request.complete) request.removeAllListeners("data").resume();
    });
    options.staticFiles(request, response, () => void respond(request, response));
  });

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const startedAt = performance.now();
    const start = (end: () => void) =>
      compress(request, response, () => render(request, response, end));
    // A request with a wrong code is delayed, so others must not share its rendering or wait for its turn.
    if (isSecretPath(pathOf(request))) return start(() => undefined);
    for (let shared = 0; shared < maxSharedRenderings; shared++) {
      const rendering = cachedPages.rendering(request);
      if (!rendering) break;
      await rendering;
      if (response.destroyed || sendCachedPage(cachedPages, request, response)) return;
    }
    const route = takesTurn(request) ? findRoute?.(pathOf(request)) : undefined;
    if (!route?.isPage || cachedPages.wasKept(request)) return start(() => undefined);
    const leave = queue.enter(
      (end) => {
        response.once("close", end);
        if (sendCachedPage(cachedPages, request, response)) end();
        else start(end);
      },
      () => {
        sendBusyPage(response);
        overloadRefusals.inc();
        recordResponse(request, { status: 503, route: route.pattern, startedAt });
      },
      isKnown(request) || cachedPages.mayBeKept(request),
    );
    response.once("close", leave);
  };
  return server.once("close", () => cachedPages.close());
}

/** Guests who have just answered come back to their page with a cookie, as the couple does. */
function isKnown({ headers }: IncomingMessage): boolean {
  return headers.cookie !== undefined;
}

/** Forms, and what browsers load for an open page, are never refused here. */
function takesTurn(request: IncomingMessage): boolean {
  return request.method !== "POST" && !pathOf(request).endsWith(".data");
}

function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "";
}
