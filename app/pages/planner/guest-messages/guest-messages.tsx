import { useEffect } from "react";
import { data, redirect, useActionData } from "react-router";
import { findOwnedWedding, requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { readForm } from "#app/platform/http/forms.server.ts";
import { useToast } from "#app/ui/toaster.tsx";
import { keepShown, orShown } from "../dashboard/last-shown.ts";
import { LoadFailure } from "../load-failure.tsx";
import type { Route } from "./+types/guest-messages.ts";
import { isIntent, type Outcome } from "./change.ts";
import { InboxView } from "./inbox-view.tsx";
import { loadInbox } from "./load-inbox.server.ts";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { sendChange } from "./send-change.server.ts";
import { inboxTexts as texts } from "./texts.ts";
import { viewOf } from "./view.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const weddingId = await findOwnedWedding(request);
  if (!weddingId) throw redirect("/admin");
  return { inbox: await loadInbox(weddingId, viewOf(new URL(request.url).searchParams)) };
}

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return orShown(request.url, serverLoader);
}

export async function action({ request }: Route.ActionArgs) {
  const weddingId = await requireOwnedWedding(request);
  const outcome = await sendChange(weddingId, await readForm(request));
  return data(outcome, { status: outcome.ok ? 200 : 503 });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    const [intent, id] = [form.get("intent"), String(form.get("id"))];
    if (error instanceof Response || !isIntent(intent)) throw error;
    // The status keeps the framework from loading the page again, which would fail as well.
    return data<Outcome>({ intent, id, ok: false }, { status: 503 });
  }
}

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export default function GuestMessages({ loaderData }: Route.ComponentProps) {
  const { inbox } = loaderData;
  const failure = "failure" in loaderData ? loaderData.failure : undefined;
  const sent = useActionData<typeof action>();
  const toast = useToast();

  useEffect(() => keepShown(location.href, { inbox }), [inbox]);
  useEffect(() => {
    if (failure) toast({ title: texts.failed, description: texts.notLoaded, tone: "fault" });
  }, [failure, toast]);

  return (
    <>
      {sent && <OutcomeNotice outcome={sent} />}
      <InboxView inbox={inbox} />
    </>
  );
}

/** An inbox that does not load leaves the planner around it as it is. */
export function ErrorBoundary() {
  return <LoadFailure title={texts.notLoaded} />;
}
