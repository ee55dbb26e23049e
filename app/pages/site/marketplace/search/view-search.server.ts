import { searchGuides } from "#app/features/guides/queries.server.ts";
import {
  type PriceBand,
  priceBands,
  type SearchCategory,
  searchCategories,
} from "#app/features/marketplace/rules.ts";
import {
  countFacets,
  countWithoutParts,
  type SearchPart,
} from "#app/features/marketplace/search/facets/queries.server.ts";
import {
  type ListingCard,
  searchListings,
} from "#app/features/marketplace/search/queries.server.ts";
import {
  marketplaceQuery,
  type SearchQuery,
  searchOfSearch,
  searchQuery,
} from "#app/features/marketplace/search/rules.ts";
import {
  categoryTexts,
  listingTexts,
  orderTexts,
  priceBandTexts,
  searchCategoryTexts,
} from "#app/features/marketplace/texts.ts";
import { foldForSearch, isFormOf, splitWords } from "#app/platform/search-text.ts";
import { savableSearch } from "../hits/save-search.tsx";
import { marketTexts, searchTexts as texts } from "../texts.ts";
import type { SearchFormView } from "./search-form.tsx";
import type { SearchView } from "./search-screen.tsx";

const nothingChosen: Partial<Record<SearchPart, Partial<SearchQuery>>> = {
  text: { q: "" },
  category: { category: "all" },
  band: { price: "all" },
};

/** Reads what /search shows. Returns null for a page after the last. */
export async function viewSearch(query: SearchQuery): Promise<SearchView | null> {
  const search = searchOfSearch(query);
  const found = await searchListings(search);
  if (found.listings.length === 0 && found.total > 0) return null;
  const everywhere = { ...search, category: null, kind: null };
  const facets = await countFacets(everywhere, found.words);
  const text = found.corrected ?? query.q;
  return {
    form: viewForm(query),
    shownText: listingTexts.shown(found.total, found.all),
    correctedText: found.corrected ? marketTexts.corrected(query.q, found.corrected) : null,
    listings: found.listings,
    words: found.words,
    otherForms: found.corrected ? [] : otherFormsIn(found.listings, found.words),
    guides: searchGuides(found.words),
    moreHref: found.next && searchQuery.href({ ...query, ...found.next }),
    categories: facets.category.map(({ value, count }) => ({
      label: categoryTexts[value],
      countText: listingTexts.count(count),
      href: marketplaceQuery.href({ sok: text, category: value }),
    })),
    isFiltered: query.q !== "" || query.category !== "all" || query.price !== "all",
    savable: savableSearch(
      searchQuery.href({ ...query, side: 1, etter: null, sort: "relevance", visning: "list" }),
      [
        query.q ? marketTexts.quoted(query.q) : "",
        query.category === "all" ? "" : searchCategoryTexts[query.category],
        query.price === "all" ? "" : priceBandTexts[query.price],
      ].filter(Boolean),
    ),
    without: found.total > 0 ? [] : await viewWithout(query),
  };
}

const maxForms = 3;

/** Returns the words of the hits that are other forms of those typed, or compounds with them. */
function otherFormsIn(listings: readonly ListingCard[], words: readonly string[]): string[] {
  const shown = splitWords(listings.map((each) => `${each.title} ${each.description}`).join(" "));
  const forms = shown.filter(
    (part) => isFormOf(words, part) && !words.includes(foldForSearch(part)),
  );
  return [...new Set(forms.map((form) => form.toLowerCase()))].slice(0, maxForms);
}

function viewForm(query: SearchQuery): SearchFormView {
  const { q, category, price, sort, visning } = query;
  const href = (view: SearchQuery["visning"]) =>
    searchQuery.href({ ...query, visning: view, side: 1, etter: null });
  return {
    text: q,
    category: category === "all" ? "" : category,
    categories: [
      { value: "", label: listingTexts.allCategories },
      ...(Object.keys(searchCategories) as SearchCategory[]).map((value) => ({
        value,
        label: searchCategoryTexts[value],
      })),
    ],
    price: price === "all" ? "" : price,
    prices: [
      { value: "", label: texts.allPrices },
      ...(Object.keys(priceBands) as PriceBand[]).map((value) => ({
        value,
        label: priceBandTexts[value],
      })),
    ],
    order: sort === "relevance" ? "" : sort,
    orders: (["relevance", "price-low", "price-high", "newest", "rating"] as const).map(
      (value) => ({ value: value === "relevance" ? "" : value, label: orderTexts[value] }),
    ),
    view: visning,
    viewHrefs: { grid: href("grid"), list: href("list") },
    hidden: searchQuery.fields({ visning }),
  };
}

async function viewWithout(query: SearchQuery) {
  const counted = await countWithoutParts(searchOfSearch(query));
  const labels: Partial<Record<SearchPart, string | null>> = {
    text: query.q ? marketTexts.quoted(query.q) : null,
    category: query.category === "all" ? null : searchCategoryTexts[query.category],
    band: query.price === "all" ? null : priceBandTexts[query.price],
  };
  return counted.map(({ part, count }) => {
    const rest = (["category", "band"] as const).filter((other) => other !== part);
    const filters = rest.flatMap((other) => labels[other] ?? []);
    return {
      key: part,
      label: labels[part] ?? "",
      rest: marketTexts.empty.rest(part === "text" ? null : (labels.text ?? null), filters),
      countText: listingTexts.count(count),
      href: searchQuery.href({ ...query, side: 1, etter: null, ...nothingChosen[part] }),
    };
  });
}
