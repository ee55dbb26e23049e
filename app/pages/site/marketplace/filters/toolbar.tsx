import { maxSearchLength } from "#app/client/lists/list-query.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Plus, Search } from "#app/ui/icons.ts";
import { sellPath } from "../../sell/actions.ts";
import { marketTexts as texts } from "../texts.ts";
import { filterFormId, type Option } from "./filter-view.ts";
import { Select } from "./select.tsx";

interface ToolbarProps {
  text: string;
  category: string;
  categories: Option[];
  /** Whether the page has no button that matters more. */
  sellsFirst: boolean;
}

/** Its controls belong to the form of the filters, which stands below it. */
export function Toolbar({ text, category, categories, sellsFirst }: ToolbarProps) {
  return (
    <div
      id="sokefelt"
      data-live=""
      className="wrap grid grid-cols-[minmax(0,1fr)_auto] gap-2.5 pt-4 pb-1 sm:grid-cols-[minmax(0,1fr)_230px_auto] lg:pt-6"
    >
      <search className="contents">
        <SearchField text={text} />
        <Select
          id="kategori"
          name="category"
          form={filterFormId}
          label={texts.category}
          value={category}
          options={categories}
        />
      </search>
      <ButtonLink to={sellPath} reloadDocument variant={sellsFirst ? "primary" : "secondary"}>
        <Icon icon={Plus} size={18} />
        {texts.sell}
      </ButtonLink>
    </div>
  );
}

function SearchField({ text }: { text: string }) {
  return (
    <span className="relative block max-sm:col-span-2">
      <Icon
        icon={Search}
        size={20}
        className="pointer-events-none absolute inset-y-0 left-3 my-auto"
      />
      <input
        type="search"
        id="sok"
        name="sok"
        form={filterFormId}
        data-live-field=""
        defaultValue={text}
        aria-label={texts.find}
        placeholder={texts.search}
        maxLength={maxSearchLength}
        autoComplete="off"
        enterKeyHint="search"
        className="h-control w-full rounded-m border border-edge bg-sheet pr-16 pl-11 text-16 text-ellipsis hover:border-ink focus-visible:-outline-offset-1 [&::-webkit-search-cancel-button]:grayscale"
      />
      <button
        type="submit"
        form={filterFormId}
        className="absolute inset-y-0 right-0 rounded-r-m px-4 text-14 font-semibold hover:text-berry focus-visible:-outline-offset-2"
      >
        {texts.find}
      </button>
    </span>
  );
}
