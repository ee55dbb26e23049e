import { data } from "react-router";
import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { FlashMessage } from "#app/client/flash-message.tsx";
import { ConnectionNotice } from "#app/client/live/use-live.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { NoWedding } from "#app/client/loading/no-wedding.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireUser } from "#app/features/accounts/access.server.ts";
import { deliveryTopics } from "#app/features/delivery/topics.ts";
import { guestTopics } from "#app/features/guests/topics.ts";
import { invitationTopics } from "#app/features/invitations/topics.ts";
import { rsvpTopics } from "#app/features/rsvp/topics.ts";
import { ownedWeddingOf } from "#app/features/weddings/access.server.ts";
import { weddingTopics } from "#app/features/weddings/topics.ts";
import { readFlash } from "#app/platform/http/cookies.server.ts";
import { usePreload } from "#app/ui/late-component.tsx";
import type { Route } from "./+types/invitations.ts";
import { handleInvitationAction } from "./actions.server.ts";
import { invitationActions } from "./actions.ts";
import { Households } from "./households.tsx";
import { invitationQuery } from "./invitation-query.ts";
import { SubPage, subPages } from "./late-parts.ts";
import { loadInvitations } from "./load-invitations.server.ts";
import type { SubPageProps } from "./sub-page.tsx";
import { invitationTexts as texts } from "./texts.ts";

const topics = [
  guestTopics.guests,
  rsvpTopics.rsvp,
  invitationTopics.invitations,
  deliveryTopics.delivery,
  weddingTopics.wedding,
];

export async function loader({ request, url }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const weddingId = await ownedWeddingOf(user);
  const query = invitationQuery.parse(url.searchParams);
  const [invitations, flash] = await Promise.all([
    weddingId && loadInvitations(weddingId, user.id, query),
    readFlash(request),
  ]);
  return data({ invitations, flash: flash.message }, { headers: flash.headers });
}

export const action = handleInvitationAction;
export const clientAction = createClientAction(invitationActions);

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta() {
  return [{ title: `${texts.view} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.notLoaded} />;
}

export default function Invitations({ loaderData, actionData }: Route.ComponentProps) {
  const { invitations, flash } = loaderData;
  useStaleIfError(texts.notLoaded);
  usePreload(subPages);
  if (!invitations) return <NoWedding text={texts.noWedding} />;
  return (
    <>
      <FlashMessage message={flash} />
      <ConnectionNotice topics={topics} text={texts.connectionLost} />
      <ActionNotice actions={invitationActions} result={actionData} />
      <View invitations={invitations} result={actionData} />
    </>
  );
}

function View({ invitations, result }: SubPageProps) {
  const { household, sending, log, copyList, answerForm, envelopes } = invitations;
  return (household ?? sending ?? log ?? envelopes ?? answerForm ?? copyList) ? (
    <SubPage invitations={invitations} result={result} />
  ) : (
    <Households invitations={invitations} />
  );
}
