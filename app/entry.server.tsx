import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { loadScriptsAfterStyles } from "#app/platform/http/late-scripts.ts";
import { preloadLinks } from "#app/platform/http/preload-links.ts";
import { isErrorPage, requestInfo, styleHashes } from "#app/platform/http/request-context.ts";
import { log } from "#app/platform/log.server.ts";
import { RequestProvider } from "#app/ui/request-provider.tsx";
import { pageHandle } from "./client/page-handle.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const { nonce, requestId } = loadContext.get(requestInfo);
  headers.set("Content-Type", "text/html; charset=utf-8");
  loadContext.set(isErrorPage, routerContext.staticHandlerContext.errors !== null);
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { matches } = routerContext.staticHandlerContext;
  const { hydrate, stylesFirst } = pageHandle(
    matches.map(({ route }) => ({ handle: route.handle })),
  );
  const pageWith = (nonce: { nonce?: string }) => (
    <RequestProvider value={{ ...nonce, reference: requestId }}>
      <ServerRouter context={routerContext} url={request.url} {...nonce} />
    </RequestProvider>
  );
  if (hydrate !== false) {
    const html = await renderHydratable(pageWith({ nonce }), nonce, request.signal);
    const sent = stylesFirst ? loadScriptsAfterStyles(html, nonce) : lowerScriptPriority(html);
    return pageResponse(sent, status, headers);
  }
  const html = `<!DOCTYPE html>${renderToStaticMarkup(pageWith({}))}`;
  loadContext.set(styleHashes, hashStyles(html));
  return pageResponse(html, status, headers);
}

function pageResponse(html: string, status: number, headers: Headers): Response {
  const links = preloadLinks(html);
  if (links) headers.set("Link", links);
  return new Response(html, { status, headers });
}

/** Such a page may be sent to many, so its styles are allowed by what they are. */
function hashStyles(html: string): string[] {
  const styles = html.split("<style>").slice(1);
  return styles.map((rest) => {
    const css = rest.slice(0, rest.indexOf("</style>"));
    return `sha256-${createHash("sha256").update(css).digest("base64")}`;
  });
}

// renderToString omits suspended hydration data. Whole pages compress better than streamed ones.
async function renderHydratable(page: ReactNode, nonce: string, signal: AbortSignal) {
  const stream = await renderToReadableStream(page, {
    nonce,
    signal,
    onError: () => undefined,
    // Larger parts that were late would be moved into place by script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  return text(stream);
}

/** React Router has no option for the priority of its scripts, which pages do not need to be read. */
function lowerScriptPriority(html: string): string {
  return html.replaceAll(
    '<link rel="modulepreload"',
    '<link fetchpriority="low" rel="modulepreload"',
  );
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { requestId } = context.get(requestInfo);
  log().error({ err: error, requestId }, "request failed");
};
