import { ListingCard as Card } from "#app/features/marketplace/components/listing-card.tsx";
import type { ListingCard } from "#app/features/marketplace/search/queries.server.ts";
import { countId } from "../filters/filter-view.ts";
import { EmptyResult, type WithoutFilter } from "../hits/empty-result.tsx";
import { type SavableSearch, SaveSearch } from "../hits/save-search.tsx";
import { searchTexts as texts } from "../texts.ts";
import { HitRow } from "./hit-rows.tsx";
import { SearchForm, type SearchFormView } from "./search-form.tsx";

export interface SearchView {
  form: SearchFormView;
  shownText: string;
  correctedText: string | null;
  listings: ListingCard[];
  words: string[];
  moreHref: string | null;
  categories: { label: string; countText: string; href: string }[];
  isFiltered: boolean;
  savable: SavableSearch | null;
  without: WithoutFilter[];
}

export function SearchScreen({ view }: { view: SearchView }) {
  return (
    <live-filters className="block pt-7 lg:pt-16">
      <div className="wrap">
        <SearchForm form={view.form} />
        <p
          id={countId}
          data-live=""
          role="status"
          tabIndex={-1}
          className="mt-6 text-14 text-muted focus-visible:outline-offset-4"
        >
          {view.shownText}
          {view.correctedText && <span className="block text-ink-2">{view.correctedText}</span>}
        </p>
        <div id="lagre-sok" data-live="" className="mt-3 empty:hidden">
          <SaveSearch search={view.savable} />
        </div>
      </div>
      <div id="treff" data-live="">
        {view.listings.length > 0 ? (
          <Hits view={view} />
        ) : (
          <EmptyResult isFiltered={view.isFiltered} allHref="/marketplace" without={view.without} />
        )}
      </div>
    </live-filters>
  );
}

function Hits({ view }: { view: SearchView }) {
  const isList = view.form.view === "list";
  return (
    <div className="wrap pb-18 lg:grid lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-20 lg:pb-28">
      <div>
        <ul
          id="treff-liste"
          className={
            isList
              ? "mt-2.5 divide-y divide-rule-2 border-y border-rule-2"
              : "mt-4 grid grid-cols-2 gap-x-3.5 gap-y-7 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-9"
          }
        >
          {view.listings.map((listing, index) => (
            <li key={listing.id}>
              {isList ? (
                <HitRow listing={listing} words={view.words} lazy={index > 4} />
              ) : (
                <Card listing={listing} lazy={index > 2} />
              )}
            </li>
          ))}
        </ul>
        <div id="flere">
          {view.moreHref && (
            <a
              href={view.moreHref}
              data-more="treff-liste"
              className="mt-5 inline-flex min-h-control items-center justify-center rounded-m border border-edge bg-sheet px-4 text-15 font-semibold hover:border-ink hover:bg-paper-2 max-lg:w-full"
            >
              {texts.more}
            </a>
          )}
        </div>
      </div>
      <aside aria-labelledby="kategorier" className="mt-12 lg:mt-3">
        <h2 id="kategorier" className="mb-3 text-d20">
          {texts.categories}
        </h2>
        <ul className="divide-y divide-rule border-y border-rule">
          {view.categories.map(({ label, countText, href }) => (
            <li key={label}>
              <a
                href={href}
                className="flex min-h-12 items-center justify-between gap-3 font-display text-d18 hover:text-berry"
              >
                {label}
                <span className="font-text text-14 font-normal text-muted tabular-nums">
                  {countText}
                </span>
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-15 font-medium">
          <a href="/marketplace" className="link inline-block py-2">
            {texts.seeAll}
          </a>
        </p>
      </aside>
    </div>
  );
}
