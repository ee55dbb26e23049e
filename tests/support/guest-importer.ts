import { eq } from "drizzle-orm";
import { listCategories } from "#app/features/guests/categories/queries.server.ts";
import { guests, households } from "#app/features/guests/tables.server.ts";
import { listShownGuests } from "#app/pages/planner/guest-list/export/shown-guests.server.ts";
import { handleImportAction } from "#app/pages/planner/guest-list/import/actions.server.ts";
import { loader } from "#app/pages/planner/guest-list/import/import.tsx";
import { db } from "#app/platform/db/database.server.ts";
import type { ActionResult } from "#app/platform/http/actions.ts";
import type { SignedInOwner } from "./factories.ts";
import { actionArgs, loaderArgs, responseOf } from "./route-args.ts";

type Fields = Record<string, string> | [string, string][];

/** What a couple does at /guest-list/import. */
export function importerOf({ cookies, weddingId }: SignedInOwner) {
  const send = async (fields: Fields) => {
    const args = actionArgs("/guest-list/import", fields, { cookies });
    const { status, headers, body } = await responseOf(() => handleImportAction(args));
    return { status, headers, body: body as ActionResult };
  };
  const viewOf = async (id: string) => {
    const args = loaderArgs(`/guest-list/import?id=${id}`, { cookies });
    return (await loader(args as never)).view;
  };
  const previewOf = async (id: string) => {
    const view = await viewOf(id);
    if (view.step !== 1) throw new Error("no preview");
    return view.preview;
  };
  const upload = async (text: string): Promise<string> => {
    const { headers, body } = await send({ intent: "read", text });
    const id = /id=([\w-]+)/.exec(headers.get("Location") ?? "")?.[1];
    if (!id) throw new Error(JSON.stringify(body));
    return id;
  };
  const promised = async (id: string) => (await previewOf(id)).promise;
  const run = async (id: string, expected?: string) =>
    send({ intent: "import", id, expected: expected ?? (await promised(id)) });
  return {
    send,
    viewOf,
    previewOf,
    upload,
    promised,
    run,
    importList: async (text: string): Promise<string> => {
      const id = await upload(text);
      await run(id);
      return id;
    },
    undo: async (id: string) => (await send({ intent: "undo", id })).body,
    stored: () => listShownGuests(weddingId),
    /** The rows without what every change raises. */
    snapshot: async () => {
      const isOwn = {
        guest: eq(guests.weddingId, weddingId),
        home: eq(households.weddingId, weddingId),
      };
      const rows = await db().select().from(guests).where(isOwn.guest).orderBy(guests.id);
      const homes = await db().select().from(households).where(isOwn.home).orderBy(households.id);
      return {
        guests: rows.map(({ version, updatedAt, ...row }) => row),
        households: homes.map(({ version, ...row }) => row),
        categories: await listCategories(weddingId),
      };
    },
  };
}
