import { fetchFormFields } from "#tests/support/guest-client.ts";
import type { Couple } from "./couple.ts";
import { formSamples, picture } from "./form-samples.ts";
import type { FormTargets } from "./form-targets.ts";
import type { RouteDescription } from "./routes.ts";
import { type UnauthorizedRequest, unknownIdLike } from "./unauthorized-request.ts";

export interface FormRequest {
  route: RouteDescription;
  /** The request of `sender` with the ids of `targets`. */
  build: (targets: FormTargets, sender: Couple) => Promise<UnauthorizedRequest>;
}

/** Returns the requests of all sample forms. */
export function formRequests(facts: RouteDescription[], site: string): FormRequest[] {
  return Object.entries(formSamples).flatMap(([path, forms]) => {
    const route = facts.find((route) => route.path === path);
    if (!route) throw new Error(`no route /${path}`);
    const isGuests = route.audience === "guests";
    return Object.entries(forms).map(([name, fill]) => ({
      route,
      build: async (targets: FormTargets, { weddingId }: Couple): Promise<UnauthorizedRequest> => ({
        method: "POST",
        path: isGuests ? `/${path}?id=${weddingId}&send=${name}` : `/${path}`,
        fields: isGuests
          ? [...Object.entries(await fetchFormFields(site, weddingId)), ...fill(targets)]
          : [["intent", name], ...fill(targets)],
      }),
    }));
  });
}

/** Returns a couple's rows and a new upload. */
export async function createTargets({ session, rows }: Couple): Promise<FormTargets> {
  const body = new FormData();
  body.append("picture", picture);
  const response = await session.fetch("/uploads/wish", { method: "POST", body });
  return { rows, uploadId: (await response.json()).id };
}

/** Replaces all ids by unknown ones. */
export function unknownTargets({ rows, uploadId }: FormTargets): FormTargets {
  const tables = Object.entries(rows).map(([table, some]) => [
    table,
    some.map((row) => ({ ...row, ...(row.id ? { id: unknownIdLike(String(row.id)) } : {}) })),
  ]);
  return { rows: Object.fromEntries(tables), uploadId: unknownIdLike(uploadId) };
}

/** Returns true when a request contains an id of the targets. */
export function mentionsTarget(
  { rows, uploadId }: FormTargets,
  { fields }: UnauthorizedRequest,
): boolean {
  const ids = Object.values(rows).flatMap((some) => some.map(({ id }) => id));
  return fields?.some(([, value]) => value === uploadId || ids.includes(value)) ?? false;
}
