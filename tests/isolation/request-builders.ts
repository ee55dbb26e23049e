import { isLongForm } from "#tests/support/proof.ts";
import { tableExports } from "#tests/support/tables.ts";
import type { Secret } from "./couple.ts";
import type { RouteDescription } from "./routes.ts";
import type { UnauthorizedRequest } from "./unauthorized-request.ts";

const sampleStep = 9;

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

/**
 * All kinds in the long form. In `npm test` every ninth, to keep the number of requests bearable:
 * others for each request in a row, and others each day.
 */
export function sampleOf(kinds: string[], index: number): string[] {
  if (isLongForm || kinds.length < sampleStep) return kinds;
  const turn = index + Math.floor(Date.now() / 86_400_000);
  return kinds.filter((_, kind) => (kind + turn) % sampleStep === 0);
}

/** The kinds of the tables that the route's code names, and a sample of the others. */
export function kindsFor(route: RouteDescription, kinds: string[], secrets: Secret[]): string[] {
  const words = new Set(route.code.match(/\w+/g));
  const named = secrets.filter(({ column }) => {
    const [table = ""] = column.split(".");
    return words.has(table) || words.has(tableExports.get(table) ?? "");
  });
  // A picture's id, such as an avatar's, is in the table of its role and in that of pictures.
  const isRead = (id: string) => named.some(({ value }) => value === id);
  const others = kinds.filter((id) => !isRead(id));
  return [...kinds.filter(isRead), ...sampleOf(others, 0)];
}

/** Writing one is slow; the CSV file beside it has the same parameters. */
export function isSpreadsheet({ path }: { path: string }): boolean {
  return path.endsWith(".xlsx");
}
