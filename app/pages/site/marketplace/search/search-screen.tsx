import type { FoundGuide } from "#app/features/guides/queries.server.ts";
import { ListingCard as Card } from "#app/features/marketplace/components/listing-card.tsx";
import type { ListingCard } from "#app/features/marketplace/search/queries.server.ts";
import { GuideCover, guidePath } from "../../guides/guide-card.tsx";
import { countId } from "../filters/filter-view.ts";
import { EmptyResult, type WithoutFilter } from "../hits/empty-result.tsx";
import { type SavableSearch, SaveSearch } from "../hits/save-search.tsx";
import { searchTexts as texts } from "../texts.ts";
import { Highlight } from "./highlight.tsx";
import { HitRow } from "./hit-rows.tsx";
import { SearchForm, type SearchFormView } from "./search-form.tsx";

export interface SearchView {
  form: SearchFormView;
  shownText: string;
  correctedText: string | null;
  listings: ListingCard[];
  words: string[];
  /** Other forms of the words, which were found too. */
  otherForms: string[];
  guides: FoundGuide[];
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
        <p id="ordformer" data-live="" className="text-14 text-muted empty:hidden">
          {view.otherForms.length > 0 && (
            <>
              {texts.also} <WordList words={view.otherForms} />.
            </>
          )}
        </p>
        <div id="lagre-sok" data-live="" className="mt-3 empty:hidden">
          <SaveSearch search={view.savable} />
        </div>
      </div>
      <div id="treff" data-live="">
        {view.listings.length > 0 ? (
          <Hits view={view} />
        ) : (
          <EmptyResult isFiltered={view.isFiltered} allHref="/marketplace" without={view.without}>
            <GuidesFound guides={view.guides} words={view.words} />
          </EmptyResult>
        )}
      </div>
    </live-filters>
  );
}

function WordList({ words }: { words: readonly string[] }) {
  const list = new Intl.ListFormat("nb", { type: "conjunction" });
  return list.formatToParts(words).map(({ type, value }) =>
    type === "element" ? (
      <b key={value} className="font-semibold text-ink-2">
        {value}
      </b>
    ) : (
      value
    ),
  );
}

function GuidesFound({ guides, words }: Pick<SearchView, "guides" | "words">) {
  if (guides.length === 0) return null;
  return (
    <section aria-labelledby="guider">
      <h2 id="guider" className="mb-3 text-d20">
        {texts.inGuides}
      </h2>
      <ul className="divide-y divide-rule border-y border-rule">
        {guides.map(({ id, category, title, excerpt }) => (
          <li key={id} className="group relative grid grid-cols-[4rem_1fr] gap-3.5 py-3">
            <GuideCover category={category} shape="tall" className="rounded-s" />
            <div>
              <h3 className="text-d18">
                <a
                  href={guidePath(id)}
                  className="group-hover:text-berry after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4"
                >
                  {title}
                </a>
              </h3>
              <p className="mt-0.5 text-14 text-ink-2">
                <Highlight text={excerpt} words={words} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
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
      <aside aria-label={texts.beside} className="mt-12 lg:mt-3">
        <GuidesFound guides={view.guides} words={view.words} />
        <h2 id="kategorier" className="mb-3 text-d20 not-first:mt-10">
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
