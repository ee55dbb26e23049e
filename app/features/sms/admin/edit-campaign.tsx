import { redirect } from "react-router";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { clearDraft } from "#app/client/forms/drafts.ts";
import { ConnectionNotice } from "#app/client/live/use-live.tsx";
import { DetailError } from "#app/client/loading/detail-error.tsx";
import { NoWedding } from "#app/client/loading/no-wedding.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { guestTopics } from "#app/features/guests/topics.ts";
import { rsvpTopics } from "#app/features/rsvp/topics.ts";
import { findOwnedWedding } from "#app/features/weddings/access.server.ts";
import { smsTopics } from "../topics.ts";
import type { Route } from "./+types/edit-campaign.ts";
import { handleSmsAction } from "./actions.server.ts";
import { smsActions } from "./actions.ts";
import { Compose, composeDraftKey } from "./compose.tsx";
import { loadCompose } from "./load-compose.server.ts";
import { smsAdminTexts as texts } from "./texts.ts";

const topics = [smsTopics.sms, guestTopics.guests, rsvpTopics.rsvp];

export async function loader({ request, params }: Route.LoaderArgs) {
  const weddingId = await findOwnedWedding(request);
  const view = weddingId && (await loadCompose(weddingId, params.id));
  if (view?.status === "sent") throw redirect(`${smsActions.path}/${params.id}`);
  return { view };
}

export const action = handleSmsAction;

export const clientAction = createClientAction(smsActions, {
  onRedirect: () => clearDraft(composeDraftKey),
});

export function meta() {
  return [{ title: `${texts.compose.edit} – Jaord` }];
}

export function ErrorBoundary() {
  return <DetailError title={texts.errors.notLoaded} />;
}

export default function EditCampaign({ loaderData, actionData }: Route.ComponentProps) {
  useStaleIfError(texts.errors.notLoaded);
  const { view } = loaderData;
  if (!view) return <NoWedding text={texts.noWedding} />;
  return (
    <>
      <ConnectionNotice topics={topics} text={texts.connectionLost} />
      <Compose key={view.campaignId ?? "new"} view={view} result={actionData} />
    </>
  );
}
