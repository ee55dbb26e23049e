import { useMemo } from "react";
import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { ConnectionNotice } from "#app/client/live/use-live.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { NoWedding } from "#app/client/loading/no-wedding.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireUser } from "#app/features/accounts/access.server.ts";
import { guestTopics } from "#app/features/guests/topics.ts";
import { rsvpTopics } from "#app/features/rsvp/topics.ts";
import { ownedWeddingOf } from "#app/features/weddings/access.server.ts";
import { weddingTopics } from "#app/features/weddings/topics.ts";
import { parseJsonText, toJsonText } from "#app/platform/http/json-text.ts";
import type { Route } from "./+types/guest-list.ts";
import { handleGuestAction } from "./actions.server.ts";
import { guestActions } from "./actions.ts";
import { GuestListScreen } from "./guest-list-screen.tsx";
import { changesFilterOnly, guestQuery } from "./guest-query.ts";
import { invitationsPath } from "./invitations/invitation-query.ts";
import { Since, UnlinkedAnswers } from "./late-parts.ts";
import { loadGuestList } from "./load-guest-list.server.ts";
import { loadSince } from "./since/load-since.server.ts";
import { guestListTexts as texts } from "./texts.ts";

const topics = [guestTopics.guests, rsvpTopics.rsvp, weddingTopics.visitors];

export async function loader({ request, url }: Route.LoaderArgs) {
  const user = await requireUser(request);
  if (url.searchParams.get("vis") === "invitasjoner") throw redirect(invitationsPath);
  const weddingId = await ownedWeddingOf(user);
  const query = guestQuery.parse(url.searchParams);
  if (!weddingId) return { list: null, changes: null, query };
  if (query.vis === "changes") {
    return { list: null, changes: await loadSince(weddingId, user), query };
  }
  const { rows, ...list } = await loadGuestList(weddingId, user.id, query);
  return { list: { ...list, rows: toJsonText(rows) }, changes: null, query };
}

export const action = handleGuestAction;
export const clientAction = createClientAction(guestActions);

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isForm = formMethod !== undefined && formMethod !== "GET";
  return defaultShouldRevalidate && (isForm || !changesFilterOnly(currentUrl, nextUrl));
}

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.errors.notLoaded} />;
}

export default function GuestListPage({ loaderData, actionData }: Route.ComponentProps) {
  useStaleIfError(texts.errors.notLoaded);
  const { list: loaded, changes, query } = loaderData;
  const list = useMemo(() => loaded && { ...loaded, rows: parseJsonText(loaded.rows) }, [loaded]);
  return (
    <>
      <ActionNotice actions={guestActions} result={actionData} />
      {(list ?? changes) ? (
        <ConnectionNotice topics={topics} text={texts.connectionLost} />
      ) : (
        <NoWedding text={texts.noWedding} />
      )}
      {changes && <Since {...changes} />}
      {list &&
        (query.vis === "unlinked" ? (
          <UnlinkedAnswers list={list} query={query} />
        ) : (
          <GuestListScreen list={list} result={actionData} />
        ))}
    </>
  );
}
