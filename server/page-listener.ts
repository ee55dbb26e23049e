import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type ClientAddress, createRequestListener } from "@remix-run/node-fetch-server";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Config } from "#app/platform/config.server.ts";
import { withoutGrants } from "#app/platform/db/grants.server.ts";
import { clientIp } from "#app/platform/http/client-ip.server.ts";
import { isCrossSite } from "#app/platform/http/cross-site.server.ts";
import { pageCaching } from "#app/platform/http/page-caching.server.ts";
import { isErrorPage, requestInfo, styleHashes } from "#app/platform/http/request-context.ts";
import { secretPathHeaders, withoutSecrets } from "#app/platform/http/secret-paths.ts";
import { securityHeaders } from "#app/platform/http/security-headers.server.ts";
import { log } from "#app/platform/log.server.ts";
import { requestDuration, requestsInFlight } from "#app/platform/metrics.server.ts";
import { limitBody } from "./body-limit.ts";
import { databaseError, mapDatabaseErrorsTo503 } from "./database-errors.ts";
import { errorPage } from "./error-page.ts";
import { type CachedPages, etagOf, type Rendering } from "./page-cache/cached-pages.ts";
import { resendPage } from "./resend-page.ts";
import { type FoundRoute, routeFinder } from "./route-patterns.ts";
import { recordForm } from "./typed-form.ts";

const healthPaths = new Set(["/healthz", "/livez"]);

export interface PageOptions {
  config: Config;
  build: ServerBuild | (() => Promise<ServerBuild>);
  development: boolean;
}

/** A wait or a repair helps; other errors would only come back. */
function offersResend({ status }: Response, context: RouterContextProvider): boolean {
  return context.get(isErrorPage) && (status >= 500 || status === 429);
}

function isPage(headers: Headers): boolean {
  return (
    headers.get("Content-Type")?.startsWith("text/html") === true && !headers.has("Set-Cookie")
  );
}

function inlineCode(context: RouterContextProvider, nonce: string) {
  const hashes = context.get(styleHashes);
  return hashes ? { styleHashes: hashes } : { nonce };
}

export interface PageListener {
  /** `onRendered` is called when the response is ready to be sent, but not for a malformed request. */
  render: (request: IncomingMessage, response: ServerResponse, onRendered: () => void) => void;
  /** Null in development, where routes change. */
  findRoute: ((path: string) => FoundRoute) | null;
}

export function pageListener(
  { config, build, development }: PageOptions,
  cachedPages: CachedPages,
): PageListener {
  const serverBuild =
    typeof build === "function"
      ? async () => mapDatabaseErrorsTo503(await build())
      : mapDatabaseErrorsTo503(build);
  const handle = createRequestHandler(serverBuild, development ? "development" : "production");
  const findRoute = typeof build === "function" ? null : routeFinder(build);
  const patternOf = async (path: string) => {
    const find = findRoute ?? routeFinder(typeof build === "function" ? await build() : build);
    return find(path).pattern;
  };
  const https = config.publicUrl.startsWith("https:");

  const respond = async (request: Request, client: ClientAddress, rendering: Rendering) => {
    const started = performance.now();
    const { pathname, search } = new URL(request.url);
    const nonce = randomBytes(16).toString("base64");
    const requestId = randomUUID();
    const route = await patternOf(pathname);
    const context = new RouterContextProvider();
    context.set(requestInfo, {
      requestId,
      nonce,
      clientIp: clientIp(
        client.address,
        request.headers.get("X-Forwarded-For"),
        config.trustedProxies,
      ),
    });
    const refused = request.method === "POST" && isCrossSite(request, config.publicUrl);
    const { request: recorded, typedForm } = recordForm(request);
    const handled = refused
      ? errorPage(403, { path: pathname })
      : await limitBody(recorded, (limited) => handle(limited, context));
    const typed = offersResend(handled, context) ? await typedForm() : null;
    const { status } = handled;
    const response = typed
      ? resendPage({ status, action: pathname + search, reference: requestId, ...typed })
      : handled;
    const headers = new Headers(response.headers);
    const added = {
      ...securityHeaders({ ...inlineCode(context, nonce), https, development }),
      ...secretPathHeaders(pathname, route),
    };
    for (const [name, value] of Object.entries(added)) {
      // Uploaded files and captured mails have a stricter policy of their own.
      if (name === "Content-Security-Policy" && headers.has(name)) continue;
      // Mail programs in browsers show pictures of mails.
      if (name === "Cross-Origin-Resource-Policy" && headers.has(name)) continue;
      headers.set(name, value);
    }
    if (response.status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", "5");
    const reason = context.get(databaseError);
    if (reason) log().warn({ requestId, reason }, "database unavailable");
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
    const isWholePage = request.method === "GET" && response.status === 200;
    const caching = isWholePage ? context.get(pageCaching) : null;
    const html = caching && isPage(headers) ? await response.text() : null;
    if (caching && html !== null) {
      headers.set("Vary", "Accept-Encoding, Cookie, User-Agent");
      // A visitor's browser that showed its copy again could send a form with a token it has used.
      if (!request.headers.has("Cookie")) {
        headers.set("Cache-Control", "private, no-cache");
        headers.set("ETag", etagOf(html, caching.text));
      }
      rendering.keep({ route, headers, html, caching });
    }
    const { method } = request;
    const ms = performance.now() - started;
    const labels = {
      method,
      route,
      status: `${Math.floor(status / 100)}xx`,
    };
    requestDuration.observe(labels, ms / 1_000);
    // Proxies check every second or two.
    const level = healthPaths.has(pathname) && response.ok ? "debug" : "info";
    const path = withoutSecrets(pathname, route);
    log()[level]({ requestId, method, path, status, ms: Math.round(ms) }, "request");
    const etag = headers.get("ETag");
    const isUnchanged =
      html !== null && etag !== null && request.headers.get("If-None-Match") === etag;
    if (isUnchanged) return new Response(null, { status: 304, headers });
    return new Response(html ?? response.body, { status, headers });
  };

  const options = {
    ...(https ? { protocol: "https:" } : {}),
    onError: (error: unknown) => {
      log().warn({ err: error }, "request refused");
      return errorPage(400);
    },
  };
  const render: PageListener["render"] = (incoming, response, onRendered) => {
    const respondCounted = (request: Request, client: ClientAddress) => {
      requestsInFlight.inc();
      const rendering = cachedPages.startRendering(incoming);
      return respond(request, client, rendering).finally(() => {
        requestsInFlight.dec();
        rendering.end();
        onRendered();
      });
    };
    const listener = createRequestListener(respondCounted, options);
    // Around the sending too, because a body may read from the database while it is sent.
    withoutGrants(() => void listener(incoming, response));
  };
  return { render, findRoute };
}
