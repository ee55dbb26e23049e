import { randomBytes, randomUUID } from "node:crypto";
import { createServer, type RequestListener, type Server } from "node:http";
import { type ClientAddress, createRequestListener } from "@remix-run/node-fetch-server";
import compression from "compression";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Config } from "#app/platform/config.server.ts";
import { clientAddress } from "#app/platform/http/client-address.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { securityHeaders } from "#app/platform/http/security-headers.server.ts";
import { log } from "#app/platform/log.server.ts";

type Middleware = (
  request: Parameters<RequestListener>[0],
  response: Parameters<RequestListener>[1],
  next: () => void,
) => void;

export interface ApplicationOptions {
  config: Config;
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Serves the browser's files and passes on what it does not know. */
  staticFiles: Middleware;
  development: boolean;
}

/** The HTTP server of the product, not yet listening. */
export function createApplication(options: ApplicationOptions): Server {
  const compress = compression({
    filter: (request, response) =>
      !String(response.getHeader("Content-Type")).startsWith("text/event-stream") &&
      compression.filter(request, response),
  }) as unknown as Middleware;
  const render = pageListener(options);

  return createServer((request, response) => {
    options.staticFiles(request, response, () =>
      compress(request, response, () => render(request, response)),
    );
  });
}

function pageListener({ config, build, development }: ApplicationOptions): RequestListener {
  const handle = createRequestHandler(build, development ? "development" : "production");
  const https = config.publicUrl.startsWith("https:");

  return createRequestListener(async (request: Request, client: ClientAddress) => {
    const started = performance.now();
    const nonce = randomBytes(16).toString("base64");
    const requestId = randomUUID();
    const context = new RouterContextProvider();
    context.set(requestInfo, {
      requestId,
      nonce,
      clientAddress: clientAddress(
        client.address,
        request.headers.get("X-Forwarded-For"),
        config.trustedProxies,
      ),
    });
    const response = await handle(request, context);
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(securityHeaders({ nonce, https, development }))) {
      headers.set(name, value);
    }
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
    log().info(
      {
        requestId,
        method: request.method,
        path: new URL(request.url).pathname,
        status: response.status,
        ms: Math.round(performance.now() - started),
      },
      "request",
    );
    return new Response(response.body, { status: response.status, headers });
  });
}
