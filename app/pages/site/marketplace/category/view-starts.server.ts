import { maxExactCount } from "#app/features/marketplace/rules.ts";
import { countUpTo, matching } from "#app/features/marketplace/search/queries.server.ts";
import {
  type MarketplaceQuery,
  marketplaceQuery,
  searchOfMarketplace,
} from "#app/features/marketplace/search/rules.ts";
import { listingTexts } from "#app/features/marketplace/texts.ts";
import { artPath } from "#app/ornament/art-path.ts";
import { searchWords } from "#app/platform/search-text.ts";
import type { MarketplaceView } from "../marketplace-screen.tsx";
import type { Start } from "./start-row.tsx";
import { type CategoryWithPage, categoryHeads } from "./starts.ts";

/** Returns the searches or sizes or prices a category begins with, those that find something. */
export async function viewStarts(
  category: CategoryWithPage,
  query: MarketplaceQuery,
  view: MarketplaceView,
): Promise<Start[]> {
  const { facet } = categoryHeads[category];
  return facet ? startsOfFacet(facet, query, view) : startsOfSearches(category, query, view.path);
}

async function startsOfSearches(
  category: CategoryWithPage,
  query: MarketplaceQuery,
  path: string,
): Promise<Start[]> {
  const nothing = marketplaceQuery.parse(new URLSearchParams());
  const starts = await Promise.all(
    categoryHeads[category].searches.map(async ({ label, text, form }, index) => {
      const search = searchOfMarketplace({ ...nothing, category, sok: text });
      const matches = matching(search, searchWords(text));
      const count = await countUpTo(matches, maxExactCount + 1);
      const isChosen = query.sok === text;
      const href = marketplaceQuery.href(
        { sok: isChosen ? "" : text, visning: query.visning, sorter: query.sorter },
        path,
      );
      const countText = listingTexts.count(count);
      const picture = form && artPath(`outline-${form}`);
      return { key: String(index), label, count, countText, href, isChosen, picture };
    }),
  );
  return starts.filter(({ count }) => count > 0);
}

function startsOfFacet(
  facet: "storrelse" | "pris",
  query: MarketplaceQuery,
  { facets, path }: MarketplaceView,
): Start[] {
  const rows = facets.find(({ name }) => name === facet)?.rows ?? [];
  return rows
    .filter(({ count, isChosen }) => count > 0 || isChosen)
    .map(({ value, label, countText, isChosen }) => {
      const chosen = isChosen ? [] : [value];
      const only = marketplaceQuery.parse(new URLSearchParams(chosen.map((word) => [facet, word])));
      return {
        key: value,
        label,
        countText,
        isChosen,
        href: marketplaceQuery.href({ ...query, side: 1, etter: null, [facet]: only[facet] }, path),
      };
    });
}
