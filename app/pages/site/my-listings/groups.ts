import type { ListingStatus } from "#app/features/marketplace/rules.ts";

/** In the order of the page. */
export const listingGroups = [
  "published",
  "reserved",
  "draft",
  "review",
  "sold",
  "withdrawn",
] as const satisfies readonly ListingStatus[];

export type ListingGroup = (typeof listingGroups)[number];
