import { useEffect } from "react";
import { redirect } from "react-router";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { findOwnedWedding, requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { readForm } from "#app/platform/http/forms.server.ts";
import { useToast } from "#app/ui/toaster.tsx";
import { Outcome } from "../actions/outcome.tsx";
import { handleActionResult } from "../actions/sending.ts";
import { rememberLoaderData, staleIfError } from "../last-shown.ts";
import { plannerTexts } from "../texts.ts";
import type { Route } from "./+types/guest-messages.ts";
import { errorMessageFor, inboxPath } from "./actions.ts";
import { changeMessage } from "./change-message.server.ts";
import { InboxView } from "./inbox-view.tsx";
import { loadInbox } from "./load-inbox.server.ts";
import { inboxTexts as texts } from "./texts.ts";
import { viewOf } from "./view.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const weddingId = await findOwnedWedding(request);
  if (!weddingId) throw redirect("/admin");
  return { inbox: await loadInbox(weddingId, viewOf(new URL(request.url).searchParams)) };
}

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return staleIfError(request.url, serverLoader);
}

export async function action({ request }: Route.ActionArgs) {
  const weddingId = await requireOwnedWedding(request);
  return changeMessage(weddingId, await readForm(request));
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return handleActionResult(inboxPath, form, serverAction, errorMessageFor);
}

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export default function GuestMessages({ loaderData, actionData }: Route.ComponentProps) {
  const { inbox } = loaderData;
  const failure = "failure" in loaderData ? loaderData.failure : undefined;
  const toast = useToast();

  useEffect(() => rememberLoaderData(location.href, { inbox }), [inbox]);
  useEffect(() => {
    if (failure)
      toast({ title: plannerTexts.errors.title, description: texts.notLoaded, tone: "error" });
  }, [failure, toast]);

  return (
    <>
      <Outcome url={inboxPath} result={actionData} />
      <InboxView inbox={inbox} />
    </>
  );
}

/** An inbox that does not load leaves the planner around it as it is. */
export function ErrorBoundary() {
  return <LoadError title={texts.notLoaded} />;
}
