import { text } from "node:stream/consumers";
import type { ComponentType } from "react";
import { renderToReadableStream } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  useLoaderData,
  useRouteError,
} from "react-router";
import { loaderArgs } from "./route-args.ts";

interface RouteModule {
  // biome-ignore-start lint/suspicious/noExplicitAny: the framework generates each route's types
  loader: (args: any) => unknown;
  default: ComponentType<any>;
  ErrorBoundary: ComponentType<any>;
  // biome-ignore-end lint/suspicious/noExplicitAny: see above
}

/** Renders the route at `path` to HTML, or its error boundary when the loader throws. */
export async function renderRoute(
  path: string,
  page: RouteModule,
  options: Parameters<typeof loaderArgs>[1],
): Promise<string> {
  const Component = () => <page.default loaderData={useLoaderData()} />;
  const ErrorBoundary = () => <page.ErrorBoundary error={useRouteError()} />;
  const { request, context, url } = loaderArgs(path, options);
  const { query, dataRoutes } = createStaticHandler([
    { path: url.pathname, loader: page.loader, Component, ErrorBoundary },
  ]);
  const result = await query(request, { requestContext: context });
  if (result instanceof Response) throw result;
  const stream = await renderToReadableStream(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, result)}
      context={result}
      hydrate={false}
    />,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  await stream.allReady;
  return text(stream);
}
