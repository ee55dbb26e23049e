import { data, redirect } from "react-router";
import { findOwnedWedding, requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { fieldsOf } from "#app/features/weddings/editing/rules.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { draftFrom } from "#app/features/weddings/rules.ts";
import { sqlState } from "#app/platform/db/sql-state.server.ts";
import { flash } from "#app/platform/http/flash.server.ts";
import { readForm } from "#app/platform/http/forms.server.ts";
import { log } from "#app/platform/log.server.ts";
import { LoadFailure } from "../load-failure.tsx";
import type { Route } from "./+types/edit-wedding.ts";
import { EditForm } from "./edit-form.tsx";
import { type EditAnswer, sendEdit } from "./send-edit.server.ts";
import { editTexts } from "./texts.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const weddingId = await findOwnedWedding(request);
  if (!weddingId) throw redirect("/admin");
  const wedding = await loadWedding(weddingId).catch(async (error: unknown) => {
    if (!(error instanceof Error)) throw error;
    log().error({ errorCode: sqlState(error) ?? "unknown" }, "wedding not loaded");
    throw redirect("/admin", { headers: { "Set-Cookie": await flash(editTexts.notLoaded) } });
  });
  return { fields: fieldsOf(wedding), version: wedding.version };
}

export async function action({ request }: Route.ActionArgs) {
  const weddingId = await requireOwnedWedding(request);
  return sendEdit(weddingId, await readForm(request));
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    const faults = { formError: editTexts.failed, fieldErrors: {} };
    const answer: EditAnswer = { fields: draftFrom(Object.fromEntries(form)), faults };
    // The status keeps the framework from loading the page again, which would fail as well.
    return data(answer, { status: 503 });
  }
}

export function meta() {
  return [{ title: `${editTexts.title} – Jaord` }];
}

export default function EditWedding({ loaderData, actionData }: Route.ComponentProps) {
  return <EditForm stored={loaderData} answer={actionData} />;
}

export function ErrorBoundary() {
  return <LoadFailure title={editTexts.notLoaded} />;
}
