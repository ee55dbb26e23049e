import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ListFilter, X } from "#app/ui/icons.ts";
import { marketTexts as texts } from "../texts.ts";
import { ChosenCount, FacetFields, FacetMenu } from "./facet-fields.tsx";
import { type Facet, filterFormId } from "./filter-view.ts";

interface FilterFormProps {
  action: string;
  resetHref: string;
  facets: Facet[];
  /** What the form keeps, such as the view. */
  hidden: Record<string, string>;
  countText: string;
  /** The facets stand beside the result, or in a row above it. */
  layout: "side" | "row";
}

/** On phones a sheet, which opens and closes without script: see `FilterButton`. */
export function FilterForm(props: FilterFormProps) {
  const { action, resetHref, facets, hidden, countText, layout } = props;
  const isRow = layout === "row";
  return (
    <form
      id={filterFormId}
      method="get"
      action={action}
      popover="auto"
      aria-label={texts.filter}
      className={`max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:m-0 max-lg:max-h-[calc(100dvh-4rem)] max-lg:w-full max-lg:max-w-none max-lg:grid-rows-[auto_minmax(0,1fr)_auto] max-lg:overflow-hidden max-lg:rounded-t-[16px] max-lg:border-0 max-lg:bg-sheet max-lg:p-0 max-lg:text-ink max-lg:backdrop:bg-scrim max-lg:open:grid max-lg:open:animate-rise lg:static lg:m-0 lg:block lg:h-auto lg:w-auto lg:overflow-visible lg:border-0 lg:bg-transparent lg:p-0 lg:text-ink ${isRow ? "lg:inset-auto" : ""}`}
    >
      <header className="flex items-center justify-between border-b border-rule pt-3 pr-2.5 pb-2 pl-5 lg:hidden">
        <h2 className="text-d25">{texts.filter}</h2>
        <button
          type="button"
          popoverTarget={filterFormId}
          popoverTargetAction="hide"
          aria-label={texts.close}
          className="grid size-11 place-items-center rounded-m hover:bg-paper-3"
        >
          <Icon icon={X} />
        </button>
      </header>
      <div
        id="filter-valg"
        data-live=""
        className={`max-lg:overflow-y-auto max-lg:px-5 max-lg:py-4.5 ${isRow ? "lg:flex lg:flex-wrap lg:gap-2" : ""}`}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {facets.map((facet) =>
          isRow ? (
            <FacetMenu key={facet.name} facet={facet} />
          ) : (
            <FacetFields key={facet.name} facet={facet} />
          ),
        )}
      </div>
      <footer
        id="filter-knapper"
        data-live=""
        className="grid grid-cols-[auto_1fr] gap-2.5 border-t border-rule px-5 pt-3 pb-4 lg:mt-4 lg:hidden lg:grid-cols-1 lg:border-0 lg:p-0 lg:noscript:grid"
      >
        <a
          href={resetHref}
          data-live-link={filterFormId}
          className="inline-flex min-h-control items-center rounded-m px-4 text-15 font-semibold hover:bg-paper-3 lg:hidden"
        >
          {texts.reset}
        </a>
        <Button variant="primary">{texts.showHits(countText)}</Button>
      </footer>
    </form>
  );
}

/** Opens the sheet of phones; beside it, the facets stand open on larger screens. */
export function FilterButton({ chosen }: { chosen: number }) {
  return (
    <button
      type="button"
      id="filter-knapp"
      popoverTarget={filterFormId}
      className="inline-flex min-h-control items-center justify-center gap-2 rounded-m border border-edge bg-sheet px-4 text-15 font-semibold hover:border-ink hover:bg-paper-2 no-popover:hidden lg:hidden"
    >
      <Icon icon={ListFilter} size={18} />
      <span>
        {texts.filter}
        {chosen > 0 && <ChosenCount count={chosen} />}
      </span>
    </button>
  );
}
