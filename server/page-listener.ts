import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type ClientAddress, createRequestListener } from "@remix-run/node-fetch-server";
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
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

export interface PageListener {
  /** `onRendered` is called when the response is ready to be sent, but not for a malformed request. */
  render: (request: IncomingMessage, response: ServerResponse, onRendered: () => void) => void;
  /** Null in development, where routes change. */
  findRoute: ((path: string) => FoundRoute) | null;
}

interface RoutedRequest {
  request: Request;
  url: URL;
  /** The pattern of its route. */
  route: string;
  context: RouterContextProvider;
}

export function pageListener(options: PageOptions, cachedPages: CachedPages): PageListener {
  const { build } = options;
  const findRoute = typeof build === "function" ? null : routeFinder(build);
  const patternOf = async (path: string) => {
    const find = findRoute ?? routeFinder(typeof build === "function" ? await build() : build);
    return find(path).pattern;
  };
  const respond = responder(options, patternOf);
  const listenerOptions = {
    ...(isHttps(options) ? { protocol: "https:" } : {}),
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
    const listener = createRequestListener(respondCounted, listenerOptions);
    // Around the sending too, because a body may read from the database while it is sent.
    withoutGrants(() => void listener(incoming, response));
  };
  return { render, findRoute };
}

function isHttps({ config }: PageOptions): boolean {
  return config.publicUrl.startsWith("https:");
}

function responder(options: PageOptions, patternOf: (path: string) => Promise<string>) {
  const { config, build, development } = options;
  const serverBuild =
    typeof build === "function"
      ? async () => mapDatabaseErrorsTo503(await build())
      : mapDatabaseErrorsTo503(build);
  const handle = createRequestHandler(serverBuild, development ? "development" : "production");
  const security = { https: isHttps(options), development };

  return async (request: Request, client: ClientAddress, rendering: Rendering) => {
    const started = performance.now();
    const url = new URL(request.url);
    const route = await patternOf(url.pathname);
    const context = contextOf(request, client, config);
    const routed = { request, url, route, context };
    const response = await handleOrResend(routed, config, handle);
    const headers = headersOf(response, {
      ...securityHeaders({ ...inlineCode(context), ...security }),
      ...secretPathHeaders(url.pathname, route),
    });
    const html = await cachePage(routed, response, headers, rendering);
    recordRequest(routed, response, started);
    if (html !== null && isUnchanged(request, headers)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(html ?? response.body, { status: response.status, headers });
  };
}

function contextOf(
  { headers }: Request,
  { address }: ClientAddress,
  { trustedProxies }: Config,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestInfo, {
    requestId: randomUUID(),
    nonce: randomBytes(16).toString("base64"),
    clientIp: clientIp(address, headers.get("X-Forwarded-For"), trustedProxies),
  });
  return context;
}

/** Returns the route's response, or a page with what was typed when a form could not be handled. */
async function handleOrResend(
  { request, url, context }: RoutedRequest,
  { publicUrl }: Config,
  handle: RequestHandler,
): Promise<Response> {
  const { pathname, search } = url;
  const refused = request.method === "POST" && isCrossSite(request, publicUrl);
  const { request: recorded, typedForm } = recordForm(request);
  if (refused) return errorPage(403, { path: pathname });
  const handled = await limitBody(recorded, (limited) => handle(limited, context));
  const typed = offersResend(handled, context) ? await typedForm() : null;
  if (!typed) return handled;
  const { requestId } = context.get(requestInfo);
  const { status } = handled;
  return resendPage({ status, action: pathname + search, reference: requestId, ...typed });
}

/** A wait or a repair helps; other errors would only come back. */
function offersResend({ status }: Response, context: RouterContextProvider): boolean {
  return context.get(isErrorPage) && (status >= 500 || status === 429);
}

function inlineCode(context: RouterContextProvider) {
  const hashes = context.get(styleHashes);
  return hashes ? { styleHashes: hashes } : { nonce: context.get(requestInfo).nonce };
}

/** Returns the response's headers with `added`, which each response has. */
function headersOf(response: Response, added: Record<string, string>): Headers {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(added)) {
    // Uploaded files and captured mails have a stricter policy of their own.
    if (name === "Content-Security-Policy" && headers.has(name)) continue;
    // Mail programs in browsers show pictures of mails.
    if (name === "Cross-Origin-Resource-Policy" && headers.has(name)) continue;
    headers.set(name, value);
  }
  if (response.status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", "5");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  return headers;
}

/** Caches a page that allows it, and returns its text. Returns null for other responses. */
async function cachePage(
  { request, route, context }: RoutedRequest,
  response: Response,
  headers: Headers,
  rendering: Rendering,
): Promise<string | null> {
  const isWholePage = request.method === "GET" && response.status === 200;
  const caching = isWholePage ? context.get(pageCaching) : null;
  if (!caching || !isPage(headers)) return null;
  const html = await response.text();
  headers.set("Vary", "Accept-Encoding, Cookie, User-Agent");
  // A visitor's browser that showed its copy again could send a form with a token it has used.
  if (!request.headers.has("Cookie")) {
    headers.set("Cache-Control", "private, no-cache");
    headers.set("ETag", etagOf(html, caching.text));
  }
  rendering.keep({ route, headers, html, caching });
  return html;
}

function isPage(headers: Headers): boolean {
  return (
    headers.get("Content-Type")?.startsWith("text/html") === true && !headers.has("Set-Cookie")
  );
}

function isUnchanged(request: Request, headers: Headers): boolean {
  const etag = headers.get("ETag");
  return etag !== null && request.headers.get("If-None-Match") === etag;
}

/** Measures and logs a request whose response is ready to be sent. */
function recordRequest(
  { request, url, route, context }: RoutedRequest,
  { status, ok }: Response,
  started: number,
): void {
  const ms = performance.now() - started;
  const { method } = request;
  const { requestId } = context.get(requestInfo);
  requestDuration.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1_000);
  const reason = context.get(databaseError);
  if (reason) log().warn({ requestId, reason }, "database unavailable");
  // Proxies check every second or two.
  const level = healthPaths.has(url.pathname) && ok ? "debug" : "info";
  const path = withoutSecrets(url.pathname, route);
  log()[level]({ requestId, method, path, status, ms: Math.round(ms) }, "request");
}
