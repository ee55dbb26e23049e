import { requireOwnHousehold } from "#app/features/guests/access.server.ts";
import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { OwnTablePage } from "#app/pages/invitation/own-table/own-table-page.tsx";
import { viewOwnTablePage } from "#app/pages/invitation/own-table/view-own-table-page.server.ts";
import { WeddingErrorPage } from "#app/pages/wedding-page/error-page.tsx";
import type { Route } from "./+types/guest-page.ts";

export const handle = { hydrate: false, ownHead: true };

export async function loader({ request, url }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  const household = await requireOwnHousehold(weddingId, url.searchParams.get("husstand") ?? "");
  return viewOwnTablePage(household);
}

export default function GuestPageRoute({ loaderData }: Route.ComponentProps) {
  return <OwnTablePage page={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <WeddingErrorPage error={error} />;
}
