import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { DetailError } from "#app/client/loading/detail-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireOwnedVendor } from "#app/features/vendors/access.server.ts";
import { requireReceivedRequest } from "#app/features/vendors/offers/access.server.ts";
import { findBusinessName } from "#app/features/vendors/profile/queries.server.ts";
import { actionsAt } from "#app/platform/http/actions.ts";
import type { Route } from "./+types/request.ts";
import { handleReceivedAction } from "./actions.server.ts";
import { receivedActions } from "./actions.ts";
import { InboxScreen } from "./inbox-screen.tsx";
import { loadInbox, loadSelected } from "./load-requests.server.ts";
import { RequestPane } from "./request-pane.tsx";
import { receivedTexts as texts } from "./texts.ts";

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const vendor = await requireOwnedVendor(request);
  const selected = await requireReceivedRequest(request, params.id);
  const name = await findBusinessName(vendor.id);
  const [inbox, view] = await Promise.all([loadInbox(vendor), loadSelected(url, selected, name)]);
  return { ...inbox, ...view };
}

export const action = handleReceivedAction;
export const clientAction = createClientAction(receivedActions);

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <DetailError title={texts.errors.notLoaded} />;
}

export default function Request({ loaderData, actionData, params }: Route.ComponentProps) {
  useStaleIfError(texts.errors.notLoaded);
  const actions = actionsAt(receivedActions, params);
  return (
    <>
      <ActionNotice actions={actions} result={actionData} />
      <InboxScreen inbox={loaderData} selectedId={loaderData.request.id}>
        <RequestPane key={loaderData.request.id} {...loaderData} />
      </InboxScreen>
    </>
  );
}
