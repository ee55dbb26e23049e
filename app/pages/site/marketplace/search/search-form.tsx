import { maxSearchLength } from "#app/client/lists/list-query.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Search } from "#app/ui/icons.ts";
import type { Option } from "../filters/filter-view.ts";
import { Select } from "../filters/select.tsx";
import { ViewToggle } from "../filters/view-toggle.tsx";
import { searchTexts as texts } from "../texts.ts";

export interface SearchFormView {
  text: string;
  category: string;
  categories: Option[];
  price: string;
  prices: Option[];
  order: string;
  orders: Option[];
  view: "grid" | "list";
  viewHrefs: { grid: string; list: string };
  hidden: Record<string, string>;
}

/** The heading is the field, which wraps as a heading does. */
export function SearchForm({ form }: { form: SearchFormView }) {
  const quote = (
    <span aria-hidden="true" className="last:self-end group-has-placeholder-shown/field:hidden">
      "
    </span>
  );
  return (
    <search>
      <form id="sok-skjema" method="get" action="/search">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 gap-y-1 border-b-[1.5px] border-ink pb-0.5">
          <div id="overskrift" data-live="" className="col-span-2">
            <h1 className="sr-only">{form.text ? texts.results(form.text) : texts.title}</h1>
            <p aria-hidden="true" className="font-display text-d25 text-ink-2 lg:text-d31">
              {form.text ? texts.resultsFor : texts.title}
            </p>
          </div>
          <label className="group/field flex min-w-0 font-display text-[2.5rem]/11 font-[370] tracking-[-0.02em] sm:text-[3rem]/13 lg:text-[4.75rem]/20">
            {quote}
            <textarea
              id="q"
              name="q"
              rows={1}
              data-live-field=""
              defaultValue={form.text}
              // Tells the styles whether the field is empty.
              placeholder=" "
              aria-label={texts.search}
              maxLength={maxSearchLength}
              autoComplete="off"
              enterKeyHint="search"
              className="field-sizing-content max-w-full min-w-[2ch] resize-none bg-transparent p-0 pb-2 wrap-anywhere outline-offset-4 placeholder-shown:flex-1"
            />
            {quote}
          </label>
          <button
            type="submit"
            className="mb-2 inline-flex min-h-13 items-center justify-center gap-2 rounded-m bg-ink px-4 text-16 font-semibold text-on-ink hover:bg-ink-hover lg:px-6"
          >
            <Icon icon={Search} />
            <span className="max-sm:sr-only">{texts.search}</span>
          </button>
        </div>
        <div
          id="sok-valg"
          data-live=""
          className="mt-4.5 grid grid-cols-2 gap-2 lg:mt-7 lg:flex lg:[&>span]:w-50"
        >
          <Select
            id="kategori"
            name="category"
            label={texts.category}
            value={form.category}
            options={form.categories}
          />
          <Select
            id="pris"
            name="price"
            label={texts.price}
            value={form.price}
            options={form.prices}
          />
          <Select
            id="sorter"
            name="sort"
            label={texts.order}
            value={form.order}
            options={form.orders}
          />
          {Object.entries(form.hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className="justify-self-end lg:ml-auto">
            <ViewToggle shown={form.view} hrefs={form.viewHrefs} />
          </div>
        </div>
      </form>
    </search>
  );
}
