import { ListingTable } from "#app/features/marketplace/components/listing-table.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronRight } from "#app/ui/icons.ts";
import { sellPath } from "../../sell/actions.ts";
import { ActiveFilters } from "../filters/active-filters.tsx";
import { FilterForm } from "../filters/filter-form.tsx";
import { ResultBar } from "../filters/result-bar.tsx";
import { EmptyResult } from "../hits/empty-result.tsx";
import { Pager } from "../hits/pager.tsx";
import { Rack } from "../hits/rack.tsx";
import { SaveSearch } from "../hits/save-search.tsx";
import type { MarketplaceView } from "../marketplace-screen.tsx";
import { marketTexts as texts } from "../texts.ts";
import { type Start, StartRow } from "./start-row.tsx";

interface CategoryScreenProps {
  title: string;
  lead: string;
  startLabel: string;
  starts: Start[];
  sellYours: { title: string; action: string };
  look: "hanging" | "boxes" | "parcels";
  view: MarketplaceView;
}

export function CategoryScreen(props: CategoryScreenProps) {
  const { title, lead, startLabel, starts, sellYours, look, view } = props;
  const { path, active, listings, bar } = view;
  return (
    <live-filters className="group/market block">
      <section className="pt-6 lg:pt-8">
        <div className="wrap">
          <Breadcrumb title={title} />
          <h1 className="text-d49">{title}</h1>
          <p className="mt-1.5 text-18 text-ink-2">{lead}</p>
        </div>
        <div id="start" data-live="">
          <StartRow label={startLabel} starts={starts} look={look} />
        </div>
      </section>
      <div className="wrap pt-4 lg:pt-6">
        <FilterForm
          action={path}
          resetHref={path}
          facets={view.facets.toSorted((a, b) => Number(b.asCells ?? 0) - Number(a.asCells ?? 0))}
          hidden={{ ...view.hidden, ...(view.text && { sok: view.text }) }}
          countText={view.countText}
          layout="row"
        />
        <div className="lg:mt-5">
          <ActiveFilters filters={active} resetHref={path}>
            <SaveSearch search={view.savable} />
          </ActiveFilters>
          <ResultBar bar={bar} />
        </div>
        <div id="treff" data-live="">
          {listings.length > 0 && (
            <div className="pb-18 lg:pb-28">
              {bar.view === "list" ? (
                <ListingTable caption={texts.listings} listings={listings} />
              ) : (
                <Rack listings={listings}>
                  <li className="col-span-2 self-center max-lg:border-t max-lg:border-rule-2 max-lg:pt-5 lg:max-w-120 lg:pl-10">
                    <h2 className="text-d25 lg:text-d31">{sellYours.title}</h2>
                    <p className="mt-2 mb-4 text-ink-2">{texts.sellYours}</p>
                    <ButtonLink to={sellPath} reloadDocument>
                      {sellYours.action}
                    </ButtonLink>
                  </li>
                </Rack>
              )}
              <Pager pager={view.pager} />
            </div>
          )}
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

function Breadcrumb({ title }: { title: string }) {
  return (
    <nav aria-label={texts.breadcrumb} className="mb-2.5 text-14 text-muted">
      <ol className="flex items-center gap-1.5">
        <li>
          <a href="/marketplace" className="inline-block py-2.5 hover:text-berry lg:py-1.5">
            {texts.title}
          </a>
        </li>
        <li className="flex items-center gap-1.5">
          <Icon icon={ChevronRight} size={14} />
          <span aria-current="page">{title}</span>
        </li>
      </ol>
    </nav>
  );
}
