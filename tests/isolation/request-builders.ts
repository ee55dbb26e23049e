import type { RouteDescription } from "./routes.ts";
import type { UnauthorizedRequest } from "./unauthorized-request.ts";

export type RequestBuilder = (id: string) => UnauthorizedRequest;

/** The page, with the id in every path and query parameter. */
export function pageRequest(route: RouteDescription): RequestBuilder {
  return (id) => ({ method: "GET", path: `${pathOf(route, id)}?${query(queryNames(route), id)}` });
}

/** The page's data, with the id in all query parameters, and alone in each that can hold one. */
export function dataRequests(route: RouteDescription): RequestBuilder[] {
  const { path, parameters, idParameters, repeatsModule } = route;
  // Writing a spreadsheet or an archive is slow, and each request asks for all of it.
  const isFile = /\.(?:xlsx|zip)$/.test(path);
  const asksForEach = parameters.length > 1 && !isFile && !repeatsModule;
  const queries = [queryNames(route), ...(asksForEach ? idParameters.map((one) => [one]) : [])];
  return queries.map((names) => (id) => ({
    method: "GET",
    path: `${dataPathOf(route, id)}?${query(names, id)}`,
  }));
}

/** Access checks of every route read the first two. */
function queryNames({ parameters }: RouteDescription): string[] {
  return ["id", "next", ...parameters];
}

/**
 * Posts of every intent in the route's code, with the id in every known field. The response has the
 * action's result without the page around it, which `pageRequest` reads.
 */
export function postRequests(route: RouteDescription): RequestBuilder[] {
  const names = route.fields.filter((name) => name !== "intent" && !/password/i.test(name));
  return (route.intents.length > 0 ? route.intents : [""]).map(
    (intent): RequestBuilder =>
      (id) => ({
        method: "POST",
        path: `${dataPathOf(route, id)}?${query(queryNames(route), id)}`,
        fields: [["intent", intent], ...names.map((name): [string, string] => [name, id])],
      }),
  );
}

/** Only pages have data requests; the live stream never ends. */
function dataPathOf(route: RouteDescription, id: string): string {
  if (/[.]|^live$/.test(route.path)) return pathOf(route, id);
  return route.path === "" ? "/_root.data" : `${pathOf(route, id)}.data`;
}

function pathOf({ path }: RouteDescription, id: string): string {
  return `/${path.replaceAll(/:\w+/g, id).replace("*", `finnes-ikke-${id}`)}`;
}

function query(names: string[], id: string): string {
  return names.map((name) => `${name}=${encodeURIComponent(id)}`).join("&");
}

/** Keeps the number of requests bearable: each of three requests in a row has other kinds of ids. */
export function thirdOf(kinds: string[], index: number): string[] {
  return kinds.length < 3 ? kinds : kinds.filter((_, kind) => kind % 3 === index % 3);
}

/** Writing one is slow; the CSV file beside it has the same parameters. */
export function isSpreadsheet({ path }: { path: string }): boolean {
  return path.endsWith(".xlsx");
}
