import { redirect } from "react-router";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { clearDraft } from "#app/client/forms/drafts.ts";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { failureOf, isShown, useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { flash } from "#app/platform/http/cookies.server.ts";
import { logOrRethrow } from "#app/platform/log.server.ts";
import { toast } from "#app/ui/toast-queue.ts";
import { findOwnedWedding } from "../access.server.ts";
import { loadWedding } from "../queries.server.ts";
import { weddingForm } from "../rules.ts";
import type { Route } from "./+types/edit-wedding.ts";
import { handleEdit } from "./actions.server.ts";
import { editActions } from "./actions.ts";
import { EditForm, editDraftKey } from "./edit-form.tsx";
import { editTexts } from "./texts.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const weddingId = await findOwnedWedding(request);
  if (!weddingId) throw redirect("/admin");
  const wedding = await loadWedding(weddingId).catch(async (error: unknown) => {
    const isDocument = !new URL(request.url).pathname.endsWith(".data");
    if (!(error instanceof Error && isDocument)) throw error;
    logOrRethrow(error, "wedding not loaded");
    throw redirect("/admin", { headers: { "Set-Cookie": await flash(editTexts.notLoaded) } });
  });
  return { weddingId, stored: { values: weddingForm(wedding), version: wedding.version } };
}

/** Redirects to the overview when the wedding cannot be loaded, unless a form is open. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const isReload = isShown(request.url);
    if (isReload || request.signal.aborted || failureOf(error) !== "server-error") throw error;
    toast({ title: editTexts.notLoaded, tone: "error" });
    throw redirect("/admin");
  }
}

export const action = handleEdit;

export const clientAction = createClientAction(editActions, {
  onRedirect: (_, path) => path === "/admin" && clearDraft(editDraftKey),
});

export function meta() {
  return [{ title: `${editTexts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={editTexts.notLoaded} />;
}

export default function EditWedding({ loaderData }: Route.ComponentProps) {
  useStaleIfError(editTexts.notLoaded);
  return <EditForm {...loaderData} />;
}
