import type { Intrusion } from "./intrusion.ts";
import type { RouteFacts } from "./routes.ts";

/** Everything that can be asked of a route with an id that is not one's own, by that id. */
export type Attempt = (id: string) => Intrusion;

/** The route as somebody sees it, with an id in each part of its address and in the whole query. */
export function viewing(route: RouteFacts): Attempt {
  return (id) => ({ method: "GET", path: `${addressOf(route, id)}?${query(namesOf(route), id)}` });
}

/** What it is made of, with an id in the whole query, and in each parameter alone. */
export function readings(route: RouteFacts): Attempt[] {
  const { path, parameters } = route;
  // What is no page has no data beside itself; the live words would never end.
  const isPage = !/[.]|^live$/.test(path);
  const data = (id: string) => (path === "" ? "/_root.data" : `${addressOf(route, id)}.data`);
  const queries = [
    namesOf(route),
    ...(parameters.length > 1 ? parameters.map((one) => [one]) : []),
  ];
  return queries.map((names) => (id) => ({
    method: "GET",
    path: `${isPage ? data(id) : addressOf(route, id)}?${query(names, id)}`,
  }));
}

/** Every route's gate knows the first two. */
function namesOf({ parameters }: RouteFacts): string[] {
  return ["id", "next", ...parameters];
}

/** All that its code could want in a form, whether or not a page shows that form, full of an id. */
export function writings(route: RouteFacts): Attempt[] {
  const names = route.fields.filter((name) => name !== "intent" && !/password/i.test(name));
  return (route.intents.length > 0 ? route.intents : [""]).map(
    (intent): Attempt =>
      (id) => ({
        method: "POST",
        path: `${addressOf(route, id)}?${query(namesOf(route), id)}`,
        fields: [["intent", intent], ...names.map((name): [string, string] => [name, id])],
      }),
  );
}

function addressOf({ path }: RouteFacts, id: string): string {
  return `/${path.replaceAll(/:\w+/g, id).replace("*", `finnes-ikke-${id}`)}`;
}

function query(names: string[], id: string): string {
  return names.map((name) => `${name}=${encodeURIComponent(id)}`).join("&");
}
