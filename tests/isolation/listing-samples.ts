import { randomInt } from "node:crypto";
import type { TableSample } from "./tables.ts";

/** Each couple's account has a draft, which only it can see. */
export const listingTableSamples: Record<string, TableSample> = {
  listings: {
    values: () => ({
      id: randomInt(1_000_000, 1_000_000_000),
      status: "draft",
      is_sample: false,
      sample_rating: null,
      sample_review_count: null,
      seller_kind: "private",
      category: "dresses",
      kind: null,
      condition: "new",
      colour: null,
      delivery: "pickup",
      rating_sum: 0,
      rating_count: 0,
      reserved_for: null,
      search: "'isolation':1",
    }),
  },
  sellers: { values: () => ({ kind: "private", org_number: null, suspended_at: null }) },
  listing_prices: { values: ({ listings }) => ({ listing_id: listings?.id }) },
  listing_sales: {
    values: ({ listings, conversations }) => ({
      listing_id: listings?.id,
      conversation_id: conversations?.id,
    }),
  },
  listing_pictures: {
    picture: "picture",
    values: ({ listings }) => ({ listing_id: listings?.id }),
  },
};
