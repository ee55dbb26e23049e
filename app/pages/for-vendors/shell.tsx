import {
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from "react-router";
import { useLive } from "#app/client/live/use-live.tsx";
import { staleIfError } from "#app/client/loading/stale-if-error.ts";
import { currentUser } from "#app/features/accounts/access.server.ts";
import { conversationTopics } from "#app/features/conversations/topics.ts";
import { ownedVendorOf } from "#app/features/vendors/access.server.ts";
import { isLostRole } from "#app/features/vendors/rules.ts";
import { liveTopics } from "../planner/live-topics.ts";
import { areaPaths } from "../shell/area.ts";
import { AreaShell } from "../shell/area-shell.tsx";
import { loadAccount } from "../shell/load-account.server.ts";
import { ErrorPage } from "../site/error-page.tsx";
import type { Route } from "./+types/shell.ts";
import { loadVendorFrame } from "./load-frame.server.ts";
import { LostRolePage } from "./lost-role-page.tsx";
import { useVendorFrame } from "./use-frame.ts";

/** Null for a visitor, who sees a public page. */
export async function loader({ request }: Route.LoaderArgs) {
  const user = await currentUser(request);
  if (!user) return null;
  await ownedVendorOf(user);
  const [frame, vendor] = await Promise.all([loadAccount(request, user), loadVendorFrame(user)]);
  return { ...frame, vendor };
}

export const handle = { stylesFirst: true };

export const clientMiddleware = [staleIfError];

/** Reloads with the page that is shown, as on a live event; another page leaves the count as it is. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isReload = currentUrl.href === nextUrl.href;
  return defaultShouldRevalidate && (isReload || formMethod === "POST");
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && isLostRole(error.data)) {
    return <LostRolePage contact={error.data.vendorContact} />;
  }
  return <ErrorPage error={error} />;
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  const frame = useVendorFrame(loaderData && (loaderData.vendor ?? { waiting: null }));
  const isFront = useLocation().pathname === areaPaths.vendor;
  // Customers see the public page too.
  const isPublic = isFront && !loaderData?.vendor;
  if (!loaderData || !frame || isPublic) return <Outlet />;
  const { account, collapsed } = loaderData;
  return (
    <AreaShell {...frame} account={account} collapsed={collapsed} topics={liveTopics}>
      <LiveCounts />
      <Outlet />
    </AreaShell>
  );
}

/** Keeps the counts of the sidebar up to date on every page. */
function LiveCounts() {
  useLive(conversationTopics.conversations);
  return null;
}
