import { randomInt } from "node:crypto";
import { encryptWithdrawal, type Withdrawal } from "#app/features/marketplace/selling/schema.ts";
import { type FillForm, pick, type RowFilter } from "./form-targets.ts";
import type { TableSample } from "./tables.ts";

/** Each couple's account has a draft and what waits for an administrator, which only it can see. */
export const listingTableSamples: Record<string, TableSample> = {
  listings: {
    values: () => ({
      id: randomInt(1_000_000, 1_000_000_000),
      status: "draft",
      is_sample: false,
      sample_rating: null,
      sample_review_count: null,
      seller_kind: "private",
      org_number: null,
      category: "dresses",
      kind: null,
      condition: "new",
      colour: null,
      delivery: "pickup",
      search: "'isolation':1",
      rating_sum: 0,
      rating_count: 0,
      reserved_at: null,
      reserved_for: null,
    }),
    hiddenVariants: () => [{ status: "review" }, { status: "review" }],
  },
  listing_pictures: {
    picture: "picture",
    values: ({ listings }) => ({ listing_id: listings?.id }),
  },
  listing_prices: { values: ({ listings }) => ({ listing_id: listings?.id }) },
  listing_sales: {
    values: ({ listings }) => ({ listing_id: listings?.id, conversation_id: null, paid_at: null }),
  },
  sellers: { values: () => ({ kind: "private", org_number: null, suspended_at: null }) },
};

const isHeld: RowFilter = ({ status }) => status === "review";
/** Nothing is published before an administrator has approved it. */
const shown: FillForm = ({ rows }) => {
  const published = rows.listings?.find(({ status }) => status === "published");
  return [["id", String((published ?? pick(rows, "listings")).id)]];
};
const listing =
  (...filters: RowFilter[]): FillForm =>
  ({ rows }) => [["id", String(pick(rows, "listings", ...filters).id)]];
const sale: FillForm = ({ rows }) => [["id", String(pick(rows, "listing_sales").listing_id)]];
const withReason =
  (fill: FillForm): FillForm =>
  (targets) => [...fill(targets), ["reason", "Telefonnummeret må bort"]];

/** Of sellers, and of the administrator who checks what they publish. */
export const listingFormSamples: Record<string, Record<string, FillForm>> = {
  "my-listings": {
    reserve: listing(),
    release: listing(),
    sell: (targets) => [...listing()(targets), ["price", "100"]],
    "undo-sale": listing(),
    renew: listing(),
    withdraw: listing(isHeld),
    "undo-withdrawal": ({ rows }) => {
      const withdrawn = rows.listings?.find(({ status }) => status === "withdrawn");
      const { id, version, withdrawn_at } = withdrawn ?? pick(rows, "listings");
      const before = { id, version, status: "review", reservedAt: null, reservedFor: null };
      const withdrawal = { ...before, withdrawnAt: withdrawn_at } as Withdrawal;
      return [["before", encryptWithdrawal(withdrawal)]];
    },
    delete: listing(),
  },
  "moderation/listings": {
    approve: ({ rows }) => {
      const { id, version } = pick(rows, "listings", isHeld);
      return [
        ["id", String(id)],
        ["version", String(version)],
      ];
    },
    "send-back": withReason(listing(isHeld)),
    "take-down": withReason(shown),
    suspend: withReason(listing()),
    reinstate: withReason(listing()),
    paid: sale,
    unpaid: sale,
  },
};

/** The listings of the samples are not published, because everybody would see them. */
export const listingFormsWithoutEffect = ["reserve", "release", "sell", "undo-sale", "renew"].map(
  (intent) => `POST /my-listings intent=${intent}&`,
);
