import { Button } from "#app/ui/button.tsx";
import { marketTexts as texts } from "../texts.ts";
import { FilterButton } from "./filter-form.tsx";
import { countId, filterFormId, type Option } from "./filter-view.ts";
import { Select } from "./select.tsx";
import { ViewToggle } from "./view-toggle.tsx";

export interface ResultBarView {
  shownText: string;
  /** Says that another spelling was searched for. */
  correctedText: string | null;
  chosenCount: number;
  order: string;
  orders: Option[];
  view: "grid" | "list";
  viewHrefs: { grid: string; list: string };
}

export function ResultBar({ bar }: { bar: ResultBarView }) {
  return (
    <div className="mb-5 grid items-center gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p
        id={countId}
        data-live=""
        role="status"
        tabIndex={-1}
        className="text-14 text-muted focus-visible:outline-offset-4"
      >
        {bar.shownText}
        {bar.correctedText && <span className="block text-ink-2">{bar.correctedText}</span>}
      </p>
      <div id="visning" data-live="" className="flex gap-2">
        <FilterButton chosen={bar.chosenCount} />
        <Select
          id="sorter"
          name="sorter"
          form={filterFormId}
          label={texts.order}
          value={bar.order}
          options={bar.orders}
          className="flex-1 sm:min-w-47.5"
        />
        <span className="hidden noscript:block">
          <Button form={filterFormId}>{texts.apply}</Button>
        </span>
        <ViewToggle shown={bar.view} hrefs={bar.viewHrefs} />
      </div>
    </div>
  );
}
