import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  useLoaderData,
  useRouteError,
} from "react-router";
import { loaderArgs } from "./route-args.ts";

interface RouteModule {
  // biome-ignore-start lint/suspicious/noExplicitAny: the framework types each route's own
  loader: (args: any) => unknown;
  default: ComponentType<any>;
  ErrorBoundary: ComponentType<any>;
  // biome-ignore-end lint/suspicious/noExplicitAny: see above
}

/** What a visit to `path` shows, be it the page or why its loader failed. */
export async function renderedRoute(
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
  const answer = await query(request, { requestContext: context });
  if (answer instanceof Response) throw answer;
  return renderToString(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, answer)}
      context={answer}
      hydrate={false}
    />,
  );
}
