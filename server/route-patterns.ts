import { matchRoutes, type ServerBuild } from "react-router";

export interface FoundRoute {
  /** As in routes.ts, such as `/ornament/:theme`. */
  pattern: string;
  /** Whether it is shown in a browser's tab, unlike a picture or a file. */
  isPage: boolean;
}

/**
 * Returns a function that finds a path's route. React Router ranks and compiles all routes in each
 * call of `matchRoutes`, so it gets only those that begin like the path.
 */
export function routeFinder({ routes }: Pick<ServerBuild, "routes">): (path: string) => FoundRoute {
  const all = Object.values(routes).flatMap((route) => route ?? []);
  const parents = new Set(all.map(({ parentId }) => parentId));
  const pathOf = ({ parentId, path = "" }: (typeof all)[number]): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return [parent ? pathOf(parent) : "", path].filter((part) => part !== "").join("/");
  };
  const leaves = all
    .filter(({ id }) => !parents.has(id))
    .map((route) => ({ path: pathOf(route), isPage: route.module.default !== undefined }));
  const bySegment = Map.groupBy(leaves, ({ path }) => firstSegment(path));
  const everywhere = bySegment.get("*") ?? [];

  return (path) => {
    const page = withoutDataSuffix(path);
    const own = bySegment.get(firstSegment(page.slice(1)).toLowerCase());
    const [match] = matchRoutes(own ? [...own, ...everywhere] : leaves, page) ?? [];
    return { pattern: `/${match?.route.path ?? ""}`, isPage: match?.route.isPage ?? false };
  };
}

function firstSegment(path: string): string {
  return path.split("/", 1)[0] ?? "";
}

/** React Router loads the data of `/admin` from `/admin.data`, that of `/` from `/_.data`. */
function withoutDataSuffix(path: string): string {
  return path.endsWith("/_.data") ? path.slice(0, -"_.data".length) : path.replace(/\.data$/, "");
}
