import type { FoundForm } from "./forms.ts";
import type { Intrusion } from "./intrusion.ts";
import type { RouteFacts } from "./routes.ts";

/** Everything that can be asked of a route with an id that is not one's own, by that id. */
export type Attempt = (id: string) => Intrusion;

/** The route's address with an id in each of its parts, and in each query parameter it knows. */
export function readings({ path, parameters }: RouteFacts): Attempt[] {
  const address = (id: string) =>
    `/${path.replaceAll(/:\w+/g, id).replace("*", `finnes-ikke-${id}`)}`;
  const data = (id: string) => (path === "" ? "/_root.data" : `${address(id)}.data`);
  const query = (names: string[], id: string) =>
    names.map((name) => `${name}=${encodeURIComponent(id)}`).join("&");
  const all = ["id", "next", ...parameters];
  const get = (path: string): Intrusion => ({ method: "GET", path });
  return [
    (id) => get(`${address(id)}?${query(all, id)}`),
    // The live words never end, and the framework would wait for that before it wraps them.
    ...(path === "live" ? [] : [(id: string) => get(`${data(id)}?${query(all, id)}`)]),
    ...parameters.map(
      (name): Attempt =>
        (id) =>
          get(`${address(id)}?${query([name], id)}`),
    ),
  ];
}

/** What its code could want in a form, whether or not a page shows that form, full of an id. */
export function writings({ path, fields, intents }: RouteFacts): Attempt[] {
  const names = fields.filter((name) => name !== "intent" && !/password/i.test(name));
  return (intents.length > 0 ? intents : [""]).map(
    (intent): Attempt =>
      (id) => ({
        method: "POST",
        path: `/${path.replaceAll(/:\w+/g, id).replace("*", "finnes-ikke")}?id=${encodeURIComponent(id)}`,
        fields: [
          ...(intent ? ([["intent", intent]] as [string, string][]) : []),
          ...names.map((name): [string, string] => [name, id]),
        ],
      }),
  );
}

/** One's own form, with the id in one of its controls. */
export function forgery({ action, fields }: FoundForm, place: number): Attempt {
  return (id) => ({
    method: "POST",
    path: action,
    fields: fields.map(({ name, value }, index) => [name, index === place ? id : value]),
  });
}

/** The controls of a form that hold no typed text, by their places. */
export function placesIn({ fields }: FoundForm): number[] {
  return fields.flatMap(({ name, isChosen }, index) =>
    isChosen && !["ticket", "proof", "intent"].includes(name) ? [index] : [],
  );
}

/** Somebody else's form, as it was on their screen. */
export function replay({ action, fields }: FoundForm): Intrusion {
  return { method: "POST", path: action, fields: fields.map(({ name, value }) => [name, value]) };
}
