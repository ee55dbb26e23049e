import { fetchFormFields } from "#tests/support/rsvp-client.ts";
import type { Couple } from "./couple.ts";
import { unknownIdLike, type UnauthorizedRequest } from "./unauthorized-request.ts";
import type { RouteFacts } from "./routes.ts";
import { type Named, picture, sendings } from "./sendings.ts";

export interface FilledForm {
  route: RouteFacts;
  /** What `sender` sends, about what is `named`. */
  asked: (named: Named, sender: Couple) => Promise<UnauthorizedRequest>;
}

/** Every form of owners and guests as it can be sent. */
export function filledForms(facts: RouteFacts[], site: string): FilledForm[] {
  return Object.entries(sendings).flatMap(([path, forms]) => {
    const route = facts.find((route) => route.path === path);
    if (!route) throw new Error(`no route /${path}`);
    const isGuests = route.audience === "guests";
    return Object.entries(forms).map(([name, fill]) => ({
      route,
      asked: async (named: Named, { weddingId }: Couple): Promise<UnauthorizedRequest> => ({
        method: "POST",
        path: isGuests ? `/${path}?id=${weddingId}&send=${name}` : `/${path}`,
        fields: isGuests
          ? [...Object.entries(await fetchFormFields(site, weddingId)), ...fill(named)]
          : [["intent", name], ...fill(named)],
      }),
    }));
  });
}

/** What there is to be named of a couple's. */
export async function namedOf({ session, rows }: Couple): Promise<Named> {
  const body = new FormData();
  body.append("picture", picture);
  const answer = await session.fetch("/uploads/wish", { method: "POST", body });
  return { rows, upload: (await answer.json()).id };
}

/** The same, but with ids that nothing has. */
export function absent({ rows, upload }: Named): Named {
  const tables = Object.entries(rows).map(([table, some]) => [
    table,
    some.map((row) => ({ ...row, ...(row.id ? { id: unknownIdLike(String(row.id)) } : {}) })),
  ]);
  return { rows: Object.fromEntries(tables), upload: unknownIdLike(upload) };
}

/** Whether a request holds anything of what there is to be named. */
export function isAbout({ rows, upload }: Named, { fields }: UnauthorizedRequest): boolean {
  const ids = Object.values(rows).flatMap((some) => some.map(({ id }) => id));
  return fields?.some(([, value]) => value === upload || ids.includes(value)) ?? false;
}
