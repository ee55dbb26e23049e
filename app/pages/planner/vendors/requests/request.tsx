import { DetailError } from "#app/client/loading/detail-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireAsker } from "#app/features/conversations/askers/access.server.ts";
import type { Route } from "./+types/request.ts";
import { loadOpenRequest, loadRequests } from "./load-requests.server.ts";
import { RequestsScreen } from "./requests-screen.tsx";
import { requestScreenTexts as texts } from "./texts.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  const asker = await requireAsker(request);
  const opened = await loadOpenRequest(request, asker, params.id);
  return { list: await loadRequests(asker), opened };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.opened.vendorName ?? texts.back} – Jaord` }];
}

export function ErrorBoundary() {
  return <DetailError title={texts.errors.notLoaded} />;
}

export default function OpenRequest({ loaderData }: Route.ComponentProps) {
  useStaleIfError(texts.errors.notLoaded);
  return <RequestsScreen {...loaderData} />;
}
