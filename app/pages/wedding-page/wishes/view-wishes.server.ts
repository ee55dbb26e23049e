import { wishesFor } from "#app/features/wishlist/queries.server.ts";
import { log } from "#app/platform/log.server.ts";
import { exampleWishes } from "../examples/example-wishes.ts";
import type { GuestPageContext } from "../page-view.server.ts";
import {
  requestedWishes,
  type ShownWish,
  viewCard,
  viewMoneyGift,
  type WishesView,
} from "./wishes-view.ts";

/** A wish list that cannot be loaded must not fail the rest of the page. */
export async function viewWishes(context: GuestPageContext): Promise<WishesView> {
  const { wedding, page, pageId, query } = context;
  const stored = await loadWishes(context);
  const wishes: readonly ShownWish[] | null =
    stored?.length === 0 && context.examples ? exampleWishes : stored;
  return {
    weddingId: pageId,
    cards: wishes?.map((wish) => viewCard(wish, page.theme, page.seed)) ?? null,
    money: viewMoneyGift(wedding, page.theme, page.seed),
    requested: requestedWishes(query),
    openWishId: query.get("gave"),
    lastChangedWishId: query.get("onske"),
  };
}

async function loadWishes({ weddingId, visitorId }: GuestPageContext) {
  try {
    return await wishesFor(weddingId, visitorId);
  } catch (error) {
    log().error({ err: error }, "wish list not loaded");
    return null;
  }
}
