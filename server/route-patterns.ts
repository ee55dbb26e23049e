import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/** Returns a function that gives a path's route as in routes.ts, such as `/ornament/:theme`. */
export function routePatterns({ routes }: Pick<ServerBuild, "routes">): (path: string) => string {
  const childrenOf = (parentId: string | undefined): RouteObject[] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parentId) return [];
      const { id, path, index } = route;
      return [index ? { id, index, path } : { id, path, children: childrenOf(id) }];
    }) as RouteObject[];
  const tree = childrenOf(undefined);

  return (path) => {
    const matches = matchRoutes(tree, withoutDataSuffix(path)) ?? [];
    return `/${matches.flatMap(({ route }) => route.path || []).join("/")}`;
  };
}

/** React Router loads the data of `/admin` from `/admin.data`, that of `/` from `/_.data`. */
function withoutDataSuffix(path: string): string {
  return path.endsWith("/_.data") ? path.slice(0, -"_.data".length) : path.replace(/\.data$/, "");
}
