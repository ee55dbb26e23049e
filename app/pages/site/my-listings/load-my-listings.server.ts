import { data } from "react-router";
import { requireUser } from "#app/features/accounts/access.server.ts";
import { listOwnListings } from "#app/features/marketplace/selling/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { readFlash } from "#app/platform/http/cookies.server.ts";
import { loadSiteFrame } from "../site-frame.server.ts";
import { myListingsQuery } from "./my-listings-query.ts";

export async function loadMyListings(request: Request, url: URL) {
  const user = await requireUser(request);
  const [frame, listings, flash] = await Promise.all([
    loadSiteFrame(request),
    listOwnListings(user.id),
    readFlash(request),
  ]);
  const { commissionAccount, publicUrl } = config();
  const query = myListingsQuery.parse(url.searchParams);
  return data(
    {
      ...{ frame, listings, query, origin: publicUrl, loadedAt: now() },
      account: commissionAccount,
      flash: flash.message,
    },
    { headers: flash.headers },
  );
}

export type OwnListings = Awaited<ReturnType<typeof loadMyListings>>["data"];
