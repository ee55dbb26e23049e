import { createServer, type RequestListener, type Server } from "node:http";
import { constants } from "node:zlib";
import { sendResponse } from "@remix-run/node-fetch-server";
import compression from "compression";
import type { Config } from "#app/platform/config.server.ts";
import { securityHeaders } from "#app/platform/http/security-headers.server.ts";
import { errorPage } from "./error-page.ts";
import { CachedPages } from "./page-cache/cached-pages.ts";
import { sendCachedPage } from "./page-cache/send-cached-page.ts";
import { type PageOptions, pageListener } from "./page-listener.ts";

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

export function createApplication(options: ApplicationOptions): Server {
  const compress = compression({
    // One millisecond slower than quality 4, but a wedding page is 7 % smaller, below 14 kB.
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    filter: (request, response) =>
      !String(response.getHeader("Content-Type")).startsWith("text/event-stream") &&
      compression.filter(request, response),
  }) as unknown as Middleware;
  const cachedPages = new CachedPages();
  const render = pageListener(options, cachedPages);
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
    options.staticFiles(request, response, () =>
      compress(request, response, () => render(request, response)),
    );
  });
  return server.once("close", () => cachedPages.close());
}
