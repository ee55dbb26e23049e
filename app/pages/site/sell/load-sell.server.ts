import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { currentUser } from "#app/features/accounts/access.server.ts";
import { blankFormOf, findOwnListing } from "#app/features/marketplace/drafts/queries.server.ts";
import { blankListing } from "#app/features/marketplace/drafts/rules.ts";
import { config } from "#app/platform/config.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { myListingsPath } from "../my-listings/actions.ts";
import { loadSiteFrame } from "../site-frame.server.ts";
import { sellHref } from "./actions.ts";

export type SellData = Awaited<ReturnType<typeof loadSell>>;

/** A signed-in user's form has an address from the start, so that a reload keeps its draft. */
export async function loadSell(request: Request, url: URL) {
  const [user, frame] = await Promise.all([currentUser(request), loadSiteFrame(request)]);
  const origin = config().publicUrl;
  const visitor = {
    frame,
    origin,
    owner: "",
    listingKey: "",
    status: "draft",
    rejectionReason: null,
  };
  if (!user) {
    return { ...visitor, id: null, stored: { values: blankListing(), version: 0 } } as const;
  }
  const key = url.searchParams.get("annonse") ?? "";
  if (!isUuid(key)) throw redirect(sellHref(randomUUID()));
  const found = await findOwnListing(user.id, key);
  if (found?.status === "sold") throw redirect(myListingsPath);
  const own = { ...visitor, owner: user.id, listingKey: key };
  if (!found) {
    return { ...own, id: null, stored: { values: await blankFormOf(user), version: 0 } } as const;
  }
  const { id, status, version, values, rejectionReason } = found;
  return { ...own, id, status, rejectionReason, stored: { values, version } };
}
