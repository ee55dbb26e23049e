import { nameOf, type SignedInUser } from "#app/features/accounts/access.server.ts";
import { countUnread } from "#app/features/conversations/queries.server.ts";
import { ownedWeddingOf } from "#app/features/weddings/access.server.ts";
import { weddingPath } from "#app/features/weddings/rules.ts";
import type { Account } from "./account-menu.tsx";
import type { AreaId } from "./area.ts";
import { isCollapsed } from "./use-sidebar.ts";

/** Returns what the frame of an area shows of its user. */
export async function loadAccount(
  request: Request,
  user: SignedInUser,
): Promise<{ account: Account; collapsed: boolean | null }> {
  const weddingId = await ownedWeddingOf(user);
  const isAdmin = user.roles.includes("admin");
  const isVendor = user.roles.includes("vendor");
  const open: Record<AreaId, boolean> = {
    planner: weddingId !== null || !isVendor,
    vendor: isVendor,
    moderation: isAdmin,
  };
  const areas = (Object.keys(open) as AreaId[]).filter((area) => open[area]);
  const account = {
    name: nameOf(user),
    email: user.email,
    picture: user.picture,
    isAdmin,
    weddingPage: weddingId && weddingPath(weddingId),
    unreadConversations: await countUnread(user.id),
    areas,
  };
  return { account, collapsed: isCollapsed(request.headers.get("Cookie")) };
}
