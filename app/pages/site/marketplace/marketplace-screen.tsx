import type { ListingCard } from "#app/features/marketplace/search/queries.server.ts";
import { ActiveFilters } from "./filters/active-filters.tsx";
import { FilterForm } from "./filters/filter-form.tsx";
import type { ActiveFilter, Facet, Option } from "./filters/filter-view.ts";
import { ResultBar, type ResultBarView } from "./filters/result-bar.tsx";
import { Toolbar } from "./filters/toolbar.tsx";
import { EmptyResult, type WithoutFilter } from "./hits/empty-result.tsx";
import { HitList } from "./hits/hit-list.tsx";
import { Pager } from "./hits/pager.tsx";
import type { PagerView } from "./hits/pager-view.ts";
import { type SavableSearch, SaveSearch } from "./hits/save-search.tsx";
import { MarketHead } from "./market-head.tsx";
import { safeTradePath } from "./paths.ts";
import { marketTexts } from "./texts.ts";

export interface MarketplaceView {
  /** The address of the form, and of everything. */
  path: string;
  text: string;
  category: string;
  categories: Option[];
  facets: Facet[];
  active: ActiveFilter[];
  savable: SavableSearch | null;
  hidden: Record<string, string>;
  countText: string;
  bar: ResultBarView;
  listings: ListingCard[];
  pager: PagerView;
  without: WithoutFilter[];
}

export function MarketplaceScreen({ view }: { view: MarketplaceView }) {
  const { path, active, listings, bar } = view;
  return (
    <live-filters className="group/market">
      <MarketHead />
      <Toolbar
        text={view.text}
        category={view.category}
        categories={view.categories}
        sellsFirst={listings.length > 0}
      />
      <div className="wrap pt-5 pb-18 group-has-[#tomt>*]/market:pb-0 lg:grid lg:grid-cols-[232px_minmax(0,1fr)] lg:items-start lg:gap-14 lg:pt-9 lg:pb-28 lg:group-has-[#tomt>*]/market:block">
        <div className="lg:group-has-[#tomt>*]/market:hidden">
          <FilterForm
            action={path}
            resetHref={path}
            facets={view.facets}
            hidden={view.hidden}
            countText={view.countText}
            layout="side"
          />
        </div>
        <div>
          <ActiveFilters filters={active} resetHref={path}>
            <SaveSearch search={view.savable} />
          </ActiveFilters>
          <ResultBar bar={bar} />
          <div id="treff" data-live="">
            {listings.length > 0 && (
              <>
                <HitList listings={listings} view={bar.view} />
                <Pager pager={view.pager} />
                <p className="mt-6 text-14">
                  <a href={safeTradePath} className="link inline-block py-2">
                    {marketTexts.safeTrade}
                  </a>
                </p>
              </>
            )}
          </div>
        </div>
      </div>
      <div id="tomt" data-live="">
        {listings.length === 0 && (
          <EmptyResult isFiltered={active.length > 0} allHref={path} without={view.without} />
        )}
      </div>
    </live-filters>
  );
}
