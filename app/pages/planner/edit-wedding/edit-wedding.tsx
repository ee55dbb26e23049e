import { useEffect } from "react";
import { data, redirect } from "react-router";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { findOwnedWedding, requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { fieldsOf } from "#app/features/weddings/editing/rules.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { draftFrom } from "#app/features/weddings/rules.ts";
import { flash } from "#app/platform/http/flash.server.ts";
import { readForm } from "#app/platform/http/forms.server.ts";
import { logUnlessResponse } from "#app/platform/log-unless-response.server.ts";
import { toast } from "#app/ui/toast-queue.ts";
import { clearDraft } from "../kept-forms.ts";
import { failureOf, rememberLoaderData, staleIfError } from "../last-shown.ts";
import type { Route } from "./+types/edit-wedding.ts";
import { EditForm } from "./edit-form.tsx";
import { type EditResult, saveEdit } from "./save-edit.server.ts";
import { editTexts } from "./texts.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const weddingId = await findOwnedWedding(request);
  if (!weddingId) throw redirect("/admin");
  const wedding = await loadWedding(weddingId).catch(async (error: unknown) => {
    const isDocument = !new URL(request.url).pathname.endsWith(".data");
    if (!(error instanceof Error && isDocument)) throw error;
    logUnlessResponse(error, "wedding not loaded");
    throw redirect("/admin", { headers: { "Set-Cookie": await flash(editTexts.notLoaded) } });
  });
  return { weddingId, fields: fieldsOf(wedding), version: wedding.version };
}

/** What is being written stays on the screen, whatever becomes of loading the wedding again. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await staleIfError(request.url, serverLoader);
  } catch (error) {
    if (failureOf(error) !== "refused") throw error;
    toast({ title: editTexts.notLoaded, tone: "error" });
    throw redirect("/admin");
  }
}

export async function action({ request }: Route.ActionArgs) {
  const weddingId = await requireOwnedWedding(request);
  return saveEdit(weddingId, await readForm(request));
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (isRedirectTo(error, "/admin")) clearDraft("edit-wedding");
    if (!failureOf(error)) throw error;
    const errors = { formError: editTexts.failed, fieldErrors: {} };
    const result: EditResult = { fields: draftFrom(Object.fromEntries(form)), errors: errors };
    // The status keeps the framework from loading the page again, which would fail as well.
    return data(result, { status: 503 });
  }
}

function isRedirectTo(response: unknown, path: string): boolean {
  return response instanceof Response && response.headers.get("Location") === path;
}

export function meta() {
  return [{ title: `${editTexts.title} – Jaord` }];
}

export default function EditWedding({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(() => rememberLoaderData(location.href, loaderData), [loaderData]);
  return <EditForm stored={loaderData} result={actionData} />;
}

export function ErrorBoundary() {
  return <LoadError title={editTexts.notLoaded} />;
}
