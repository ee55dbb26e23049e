import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { log } from "#app/platform/log.server.ts";
import { RequestProvider } from "#app/ui/request-provider.tsx";

// The data that hydration waits for arrives in a suspended part, which renderToString would leave
// out. No page streams parts of itself, so the answer is sent whole.
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const { nonce, requestId } = loadContext.get(requestInfo);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const page = await renderToReadableStream(
    <RequestProvider value={{ nonce, reference: requestId }}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </RequestProvider>,
    { nonce, signal: request.signal, onError: () => undefined },
  );
  await page.allReady;
  return new Response(page, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { requestId } = context.get(requestInfo);
  log().error({ err: error, requestId }, "request failed");
};
