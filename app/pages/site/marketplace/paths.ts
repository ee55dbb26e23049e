import type { ListingCategory } from "#app/features/marketplace/rules.ts";
import { marketplaceQuery } from "#app/features/marketplace/search/rules.ts";

export const safeTradePath = "/marketplace/safe-trade";

/** The categories with a page of their own. */
export const categoryPages = {
  dresses: "/marketplace/dresses",
  shoes: "/marketplace/shoes",
  decoration: "/marketplace/decor",
  gifts: "/marketplace/gifts",
} as const satisfies Partial<Record<ListingCategory, string>>;

export function categoryPath(category: ListingCategory): string {
  const pages: Partial<Record<ListingCategory, string>> = categoryPages;
  return pages[category] ?? marketplaceQuery.href({ category });
}
