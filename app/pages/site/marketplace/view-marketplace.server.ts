import {
  type ListingCategory,
  listingCategories,
  listingOrders,
} from "#app/features/marketplace/rules.ts";
import {
  countFacets,
  countWithoutParts,
} from "#app/features/marketplace/search/facets/queries.server.ts";
import {
  type FoundListings,
  searchListings,
} from "#app/features/marketplace/search/queries.server.ts";
import {
  type MarketplaceQuery,
  marketplaceQuery,
  searchOfMarketplace,
} from "#app/features/marketplace/search/rules.ts";
import { categoryTexts, listingTexts, orderTexts } from "#app/features/marketplace/texts.ts";
import { type Choice, choicesOf, emptyParts, facetsOf } from "./filters/choices.ts";
import { pagerOf } from "./hits/pager-view.ts";
import { savableSearch } from "./hits/save-search.tsx";
import type { MarketplaceView } from "./marketplace-screen.tsx";
import { marketTexts as texts } from "./texts.ts";

/**
 * Reads what /marketplace shows, or the page of a category, whose address says the category.
 * Returns null for a page after the last.
 */
export async function viewMarketplace(
  query: MarketplaceQuery,
  path = marketplaceQuery.path,
  ownCategory?: ListingCategory,
): Promise<MarketplaceView | null> {
  const search = searchOfMarketplace(ownCategory ? { ...query, category: ownCategory } : query);
  const found = await searchListings(search);
  if (found.listings.length === 0 && found.total > 0) return null;
  const facets = await countFacets(search, found.words);
  const href = (change: Partial<MarketplaceQuery>) =>
    marketplaceQuery.href({ ...query, side: 1, etter: null, ...change }, path);
  const choices = choicesOf(query);
  return {
    path,
    text: query.sok,
    category: marketplaceQuery.fields({ category: query.category }).category ?? "",
    categories: categoryOptions(),
    facets: facetsOf(query, facets),
    savable: savableSearch(
      marketplaceQuery.href({
        ...query,
        ...(ownCategory && { category: ownCategory }),
        ...{ side: 1, etter: null, sorter: "newest", visning: "grid" },
      }),
      [...(ownCategory ? [categoryTexts[ownCategory]] : []), ...choices.map(({ label }) => label)],
    ),
    active: choices.map(({ key, label, without }) => ({ key, label, href: href(without) })),
    hidden: hiddenFields(query),
    countText: listingTexts.count(found.total),
    bar: {
      shownText: listingTexts.shown(found.total, found.all),
      correctedText: found.corrected ? texts.corrected(query.sok, found.corrected) : null,
      chosenCount: choices.length,
      order: marketplaceQuery.fields({ sorter: query.sorter }).sorter ?? "",
      orders: orderOptions(query.sok !== ""),
      view: query.visning,
      viewHrefs: { grid: href({ visning: "grid" }), list: href({ visning: "list" }) },
    },
    listings: found.listings,
    pager: pagerFor(found, href),
    without: found.total > 0 ? [] : await withoutParts(query, choices, href, ownCategory),
  };
}

function categoryOptions() {
  const options = listingCategories.map((category) => ({
    value: marketplaceQuery.fields({ category }).category ?? "",
    label: categoryTexts[category],
  }));
  return [{ value: "", label: listingTexts.allCategories }, ...options];
}

function orderOptions(hasText: boolean) {
  const shown = listingOrders.filter((order) => hasText || order !== "relevance");
  const rest = shown.filter((order) => order !== "newest");
  return ["newest" as const, ...rest].map((order) => ({
    value: marketplaceQuery.fields({ sorter: order }).sorter ?? "",
    label: orderTexts[order],
  }));
}

/** What has no control in the form. */
function hiddenFields({ fra, til, sted, km, visning }: MarketplaceQuery): Record<string, string> {
  return marketplaceQuery.fields({ fra, til, sted, km, visning });
}

type Href = (change: Partial<MarketplaceQuery>) => string;

function pagerFor(found: FoundListings, href: Href) {
  const next = found.next && {
    side: found.next.side,
    // Only what comes after the numbered pages needs to say where it begins.
    etter: found.next.side > found.pages ? found.next.etter : null,
  };
  return pagerOf({
    page: found.page,
    pages: found.pages,
    next: next && href(next),
    hrefOf: (side) => href({ side }),
  });
}

async function withoutParts(
  query: MarketplaceQuery,
  choices: Choice[],
  href: Href,
  ownCategory: ListingCategory | undefined,
) {
  const category = ownCategory ?? query.category;
  const search = searchOfMarketplace({ ...query, category });
  const counted = await countWithoutParts(search);
  return counted
    .filter(({ part }) => !ownCategory || part !== "category")
    .map(({ part, count }) => {
      const own = choices.filter((choice) => choice.part === part);
      const rest = choices.filter((choice) => choice.part !== part);
      return {
        key: part,
        label: own.map(({ label }) => label).join(", "),
        rest: describeRest(rest),
        countText: listingTexts.count(count),
        href: href(emptyParts[part]),
      };
    });
}

function describeRest(rest: Choice[]): string {
  const text = rest.find(({ part }) => part === "text")?.label;
  const filters = rest.filter(({ part }) => part !== "text").map(({ label }) => label);
  return texts.empty.rest(text ?? null, filters);
}
