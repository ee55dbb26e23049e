import { type FillForm, pick } from "./form-targets.ts";
import type { TableSample } from "./tables.ts";

/** What buyers have: conversations about listings, favourites, saved searches. */
export const enquiryTableSamples: Record<string, TableSample> = {
  listing_conversations: {
    values: ({ listings, weddings }) => ({
      listing_id: listings?.id,
      wedding_id: weddings?.id,
      asker_id: null,
    }),
  },
  seller_ratings: { values: ({ users }) => ({ seller_id: users?.id, stars: 4 }) },
  favourites: { values: ({ listings }) => ({ listing_id: listings?.id }) },
  saved_searches: { values: () => ({ query: `/search?q=${crypto.randomUUID()}`, notify: true }) },
};

const savedSearch: FillForm = ({ rows }) => [["id", pick(rows, "saved_searches").id]];
const listing: FillForm = ({ rows }) => [
  ["listingId", String(pick(rows, "listings").id)],
  ["back", ""],
];

export const enquiryFormSamples: Record<string, Record<string, FillForm>> = {
  "conversations/new": {
    ask: ({ rows }) => [
      ["id", crypto.randomUUID()],
      ["listingId", String(pick(rows, "listings").id)],
      ["text", "Er den fortsatt ledig?"],
    ],
  },
  "conversations/:id/deal": {
    reserve: () => [],
    release: () => [],
    sell: () => [["price", "100"]],
    "undo-sale": () => [],
    rate: () => [["stars", "5"]],
  },
  "favorites/items": {
    add: listing,
    remove: ({ rows }) => [
      ["listingId", String(pick(rows, "favourites").listing_id)],
      ["back", ""],
    ],
    merge: ({ rows }) => [["ids", String(pick(rows, "listings").id)]],
  },
  "saved-searches": {
    save: () => [
      ["name", "Kjoler"],
      ["query", `/search?q=${crypto.randomUUID()}`],
    ],
    rename: (targets) => [...savedSearch(targets), ["name", "Kjoler i Oslo"]],
    "mail-off": savedSearch,
    "mail-on": savedSearch,
    open: savedSearch,
    delete: savedSearch,
    // Another one than those that are stored, which would stay as they are.
    restore: () => [
      ["id", crypto.randomUUID()],
      ["name", "Kjoler"],
      ["query", `/search?q=${crypto.randomUUID()}`],
      ["notify", "on"],
      ...["seenUntil", "notifiedUntil", "createdAt"].map((name): [string, string] => [
        name,
        new Date().toISOString(),
      ]),
    ],
  },
};

export const enquiryFormsWithoutEffect = [
  // Nobody asks about the own listing.
  "POST /conversations/new intent=ask",
  // The account of the sample has asked, and has rated the sale.
  ...["reserve", "release", "sell", "undo-sale", "rate"].map((intent) => `/deal intent=${intent}`),
  // The listing of the sample is a draft.
  ...["add", "merge"].map((intent) => `POST /favorites/items intent=${intent}&`),
];
