/** In the order of the filter. */
export const listingCategories = [
  "dresses",
  "shoes",
  "decoration",
  "flowers",
  "gifts",
  "accessories",
  "venues",
] as const;

export type ListingCategory = (typeof listingCategories)[number];

/** What some screens offer beside the categories. */
export const listingKinds = ["jewelry", "invitations"] as const;

export type ListingKind = (typeof listingKinds)[number];

interface Choice {
  category: ListingCategory;
  kind: ListingKind | null;
}

/** The values of /sell, in its order. */
export const sellCategories = {
  dress: { category: "dresses", kind: null },
  decoration: { category: "decoration", kind: null },
  jewelry: { category: "accessories", kind: "jewelry" },
  invitations: { category: "decoration", kind: "invitations" },
  flowers: { category: "flowers", kind: null },
  accessories: { category: "accessories", kind: null },
  shoes: { category: "shoes", kind: null },
  gifts: { category: "gifts", kind: null },
  venues: { category: "venues", kind: null },
} as const satisfies Record<string, Choice>;

export type SellCategory = keyof typeof sellCategories;

/** The values of /search, in its order. A kind is searched for in its category only. */
export const searchCategories = {
  dress: { category: "dresses", kind: null },
  decoration: { category: "decoration", kind: null },
  jewelry: { category: "accessories", kind: "jewelry" },
  flowers: { category: "flowers", kind: null },
  invitations: { category: "decoration", kind: "invitations" },
} as const satisfies Record<string, Choice>;

export type SearchCategory = keyof typeof searchCategories;

/** The best first. */
export const listingConditions = [
  "new",
  "unused",
  "like-new",
  "very-good",
  "good",
  "well-used",
] as const;

export type ListingCondition = (typeof listingConditions)[number];

/** The values of /sell, which offers four of the six. */
export const sellConditions = {
  new: "new",
  excellent: "like-new",
  good: "good",
  fair: "well-used",
} as const satisfies Record<string, ListingCondition>;

export type SellCondition = keyof typeof sellConditions;

export const sellerKinds = ["private", "shop"] as const;

export type SellerKind = (typeof sellerKinds)[number];

/**
 * `draft` is the seller's own; `review` waits for an administrator; `published` and `reserved` are
 * for sale; `sold` is shown by its own page only; `withdrawn` is the seller's own again.
 */
export const listingStatuses = [
  "draft",
  "review",
  "published",
  "reserved",
  "sold",
  "withdrawn",
] as const;

export type ListingStatus = (typeof listingStatuses)[number];

export const deliveries = ["pickup", "shipping", "both"] as const;

export type Delivery = (typeof deliveries)[number];

export const listingColours = [
  "white",
  "ivory",
  "champagne",
  "beige",
  "gold",
  "silver",
  "yellow",
  "pink",
  "red",
  "blue",
  "green",
  "brown",
  "grey",
  "black",
  "several",
] as const;

export type ListingColour = (typeof listingColours)[number];

/** By the specification's names, in kroner; `to` does not belong to the band. */
export const priceBands = {
  "0-500": { from: 0, to: 500 },
  "500-1000": { from: 500, to: 1000 },
  "1000-3000": { from: 1000, to: 3000 },
  "3000+": { from: 3000, to: null },
} as const;

export type PriceBand = keyof typeof priceBands;

export function priceBandOf(priceOre: number): PriceBand {
  if (priceOre < 500_00) return "0-500";
  if (priceOre < 1000_00) return "500-1000";
  return priceOre < 3000_00 ? "1000-3000" : "3000+";
}

/** Counts are exact to here; one more stands for all above. */
export const maxExactCount = 1000;

/** By these, listings are found near a town. */
export const distances = [10, 25, 50, 100, 200] as const;

export type Distance = (typeof distances)[number];

export const listingOrders = ["relevance", "price-low", "price-high", "newest", "rating"] as const;

export type ListingOrder = (typeof listingOrders)[number];

export const featuredListingIds = [8, 17, 27, 37];

export const maxRelated = 4;

/** Samples have the ids below. */
export const firstListingId = 1000;

/** Returns the name of the drawing of a sample, such as `l-07`. */
export function sampleDrawing(id: number): string {
  return `l-${String(id).padStart(2, "0")}`;
}

/** Returns the id of `/product/{id}`; without one, the specification's default. Null for no number. */
export function parseListingId(text: string | undefined): number | null {
  if (!text) return 1;
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** Returns how much less it costs than new, in øre; null for nothing. */
export function savingOf(listing: { price: number; originalPrice: number | null }): number | null {
  const saving = (listing.originalPrice ?? 0) - listing.price;
  return saving > 0 ? saving : null;
}
