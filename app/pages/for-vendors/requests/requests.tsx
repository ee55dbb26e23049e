import { useOpenFirst } from "#app/client/lists/use-open-first.ts";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireOwnedVendor } from "#app/features/vendors/access.server.ts";
import { requestsPath } from "../area.ts";
import type { Route } from "./+types/requests.ts";
import { InboxScreen } from "./inbox-screen.tsx";
import { loadInbox } from "./load-requests.server.ts";
import { receivedTexts as texts } from "./texts.ts";

export async function loader({ request }: Route.LoaderArgs) {
  return loadInbox(await requireOwnedVendor(request));
}

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.errors.notLoaded} />;
}

export default function Requests({ loaderData }: Route.ComponentProps) {
  useStaleIfError(texts.errors.notLoaded);
  const [first] = loaderData.received;
  useOpenFirst(first ? `${requestsPath}/${first.id}` : null);
  return <InboxScreen inbox={loaderData} selectedId={null} />;
}
