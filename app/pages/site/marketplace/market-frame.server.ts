import { currentUser } from "#app/features/accounts/access.server.ts";
import { listFavouriteIds } from "#app/features/marketplace/favourites/queries.server.ts";
import { loadSiteFrame, type SiteFrame } from "../site-frame.server.ts";

export interface MarketFrameData extends SiteFrame {
  /** The ids that the account has saved; null for a visitor. */
  favourites: number[] | null;
}

/** Returns what the frame of the marketplace shows. Needs the database for a session only. */
export async function loadMarketFrame(request: Request): Promise<MarketFrameData> {
  const user = await currentUser(request);
  const [frame, favourites] = await Promise.all([
    loadSiteFrame(request),
    user && listFavouriteIds(user.id),
  ]);
  return { ...frame, favourites };
}
