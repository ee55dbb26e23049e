import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { useOpenFirst } from "#app/client/lists/use-open-first.ts";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireAsker } from "#app/features/conversations/askers/access.server.ts";
import { requestsPath } from "../actions.ts";
import type { Route } from "./+types/requests.ts";
import { handleRequestAction } from "./actions.server.ts";
import { requestActions } from "./actions.ts";
import { loadRequests } from "./load-requests.server.ts";
import { RequestsScreen } from "./requests-screen.tsx";
import { requestScreenTexts as texts } from "./texts.ts";

export async function loader({ request }: Route.LoaderArgs) {
  return loadRequests(await requireAsker(request));
}

export const action = handleRequestAction;
export const clientAction = createClientAction(requestActions);

export function meta() {
  return [{ title: `${texts.back} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.errors.notLoaded} />;
}

export default function Requests({ loaderData: list, actionData }: Route.ComponentProps) {
  useStaleIfError(texts.errors.notLoaded);
  const [newest] = list.requests;
  useOpenFirst(newest ? `${requestsPath}/${newest.id}` : null);
  return (
    <>
      <ActionNotice actions={requestActions} result={actionData} />
      <RequestsScreen list={list} opened={null} />
    </>
  );
}
