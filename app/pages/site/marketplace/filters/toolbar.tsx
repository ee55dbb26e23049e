import { maxSearchLength } from "#app/client/lists/list-query.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Search } from "#app/ui/icons.ts";
import { marketTexts as texts } from "../texts.ts";
import { filterFormId, type Option } from "./filter-view.ts";
import { Select } from "./select.tsx";

interface ToolbarProps {
  text: string;
  category: string;
  categories: Option[];
}

/** Its controls belong to the form of the filters, which stands below it. */
export function Toolbar({ text, category, categories }: ToolbarProps) {
  return (
    <search
      id="sokefelt"
      data-live=""
      className="wrap grid gap-2.5 pt-4 pb-1 sm:grid-cols-[1fr_230px] lg:pt-6"
    >
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
  );
}

function SearchField({ text }: { text: string }) {
  return (
    <span className="relative block">
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
