import { fetchFormFields } from "#tests/support/guest-client.ts";
import type { Couple } from "./couple.ts";
import { formSamples, picture } from "./form-samples.ts";
import { type FormTargets, pick } from "./form-targets.ts";
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
        path: isGuests
          ? `/${path}?id=${weddingId}&send=${name}`
          : `/${path.replace(":id", () => idInPath(path, targets))}`,
        fields: isGuests
          ? [...Object.entries(await fetchFormFields(site, weddingId)), ...fill(targets)]
          : [["intent", name], ...fill(targets)],
      }),
    }));
  });
}

/** The table whose row the `:id` of a path names. */
const tablesOfPaths: Record<string, string> = {
  "conversations/:id": "conversations",
  "conversations/:id/deal": "conversations",
  "documents/:id": "documents",
  "for-vendors/requests/:id": "conversations",
  "sms-campaigns/:id": "sms_campaigns",
  "sms-campaigns/:id/edit": "sms_campaigns",
  "sms-campaigns/:id/log.csv": "sms_campaigns",
  "vendors/requests/:id": "conversations",
};

/** Returns the id of the row that the path's `:id` names. Throws an error for an unknown path. */
export function idInPath(path: string, { rows }: Pick<FormTargets, "rows">): string {
  const table = tablesOfPaths[path];
  if (!table) throw new Error(`no table for the id in /${path}`);
  return pick(rows, table).id;
}

/** Returns a couple's rows and a new upload. */
export async function createTargets({ session, rows }: Couple): Promise<FormTargets> {
  const upload = async (purpose: string): Promise<string> => {
    const body = new FormData();
    body.append("picture", picture);
    const response = await session.fetch(`/uploads/${purpose}`, { method: "POST", body });
    return (await response.json()).id;
  };
  return { rows, uploadId: await upload("wish"), vendorUploadId: await upload("vendor") };
}

/** Targets without uploads. */
export function targetsOf({ rows }: Pick<Couple, "rows">): FormTargets {
  return { rows, uploadId: "", vendorUploadId: "" };
}

/** Replaces all ids by unknown ones. */
export function unknownTargets({ rows, uploadId, vendorUploadId }: FormTargets): FormTargets {
  const tables = Object.entries(rows).map(([table, some]) => [
    table,
    some.map((row) => ({ ...row, ...(row.id ? { id: unknownIdLike(String(row.id)) } : {}) })),
  ]);
  return {
    rows: Object.fromEntries(tables),
    uploadId: unknownIdLike(uploadId),
    vendorUploadId: unknownIdLike(vendorUploadId),
  };
}

/** Returns true when a request contains an id of the targets. */
export function mentionsTarget(
  { rows, uploadId, vendorUploadId }: FormTargets,
  { path, fields }: UnauthorizedRequest,
): boolean {
  const rowIds = Object.values(rows).flatMap((some) => some.map(({ id }) => id));
  const ids: unknown[] = [uploadId, vendorUploadId, ...rowIds];
  const isNamed = ([, value]: [string, unknown]) => ids.includes(value);
  return Boolean(fields?.some(isNamed)) || ids.some((id) => id && path.includes(String(id)));
}
