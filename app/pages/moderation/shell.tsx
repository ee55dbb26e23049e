import { useMemo } from "react";
import { Outlet } from "react-router";
import { staleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireAdmin, requireUser } from "#app/features/accounts/access.server.ts";
import { listOpenReports } from "#app/features/conversations/reports/queries.server.ts";
import { countHeldListings } from "#app/features/marketplace/moderation/queries.server.ts";
import { countModeratedVendors } from "#app/features/vendors/moderation/queries.server.ts";
import { AreaShell, revalidateAfterActions } from "../shell/area-shell.tsx";
import { loadAccount } from "../shell/load-account.server.ts";
import type { Route } from "./+types/shell.ts";
import { moderationArea, moderationLiveTopics } from "./area.ts";
import { moderationTexts } from "./texts.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const admin = await requireAdmin(request);
  const [frame, { pending }, { total }, held] = await Promise.all([
    loadAccount(request, await requireUser(request)),
    countModeratedVendors(admin.id),
    listOpenReports(admin.id),
    countHeldListings(admin.id),
  ]);
  return { ...frame, pending, held, reports: total };
}

export const handle = { stylesFirst: true };

export const clientMiddleware = [staleIfError];

export const shouldRevalidate = revalidateAfterActions;

export default function Shell({ loaderData }: Route.ComponentProps) {
  const { account, collapsed, pending, held, reports } = loaderData;
  const counts = useMemo(() => {
    const counted = (count: number) => ({
      count,
      title: moderationTexts.navigation.waiting(count),
    });
    return {
      "/moderation/vendors": counted(pending),
      "/moderation/listings": counted(held),
      "/moderation/reports": counted(reports),
    };
  }, [pending, held, reports]);
  return (
    <AreaShell
      area={moderationArea}
      counts={counts}
      account={account}
      collapsed={collapsed}
      topics={moderationLiveTopics}
    >
      <Outlet />
    </AreaShell>
  );
}
