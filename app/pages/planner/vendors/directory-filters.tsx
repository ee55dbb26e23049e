import type { FormEvent } from "react";
import { Form, useSubmit } from "react-router";
import { SearchField } from "#app/client/lists/search-field.tsx";
import { priceRanges } from "#app/features/vendors/rules.ts";
import { vendorQuery } from "#app/features/vendors/search/rules.ts";
import { categoryTexts, priceTexts } from "#app/features/vendors/texts.ts";
import { formatDate } from "#app/platform/oslo-time.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { SelectField } from "#app/ui/field.tsx";
import type { Directory } from "./load-directory.server.ts";
import { vendorScreenTexts as texts } from "./texts.ts";

type DirectoryFiltersProps = Pick<Directory, "query" | "total" | "counts"> & {
  date: string | null;
};

/** Choices count at once; without script, a button applies them. */
export function DirectoryFilters({ query, total, counts, date }: DirectoryFiltersProps) {
  const submit = useSubmit();
  const result = total > 0 ? texts.found(total) : texts.foundNone;
  const { sok, kategori, pris, sted, bekreftet, ledig } = query;
  const kept = vendorQuery.fields({ sok, kategori });
  const apply = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const fields = [...new FormData(currentTarget)] as [string, string][];
    const chosen = new URLSearchParams(fields.filter(([, value]) => value !== ""));
    void submit(chosen, { action: vendorQuery.path, preventScrollReset: true, replace: true });
  };
  return (
    <div className="grid gap-x-4 gap-y-2.5 lg:grid-cols-[minmax(0,26.25rem)_minmax(0,1fr)] lg:items-center">
      <SearchField
        query={vendorQuery}
        filters={{ kategori, pris, sted, bekreftet, ledig }}
        texts={{ search: texts.search, find: texts.find }}
        value={sok}
        result={result}
      />
      <p className="text-14 text-muted tabular-nums max-lg:order-last lg:text-right">
        {query.kategori !== "all" && `${categoryTexts[query.kategori].description}. `}
        {result}
      </p>
      <Form
        method="get"
        action={vendorQuery.path}
        onChange={apply}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:col-span-2"
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SelectField
          // The address can change otherwise too, by a tile or a chip.
          key={`pris-${query.pris}`}
          name="pris"
          label={<span className="sr-only">{texts.price}</span>}
          defaultValue={vendorQuery.fields({ pris: query.pris }).pris ?? ""}
          className="w-42 gap-0! max-sm:flex-[1_0_40%]"
        >
          <option value="">{texts.allPrices}</option>
          {priceRanges.map((range) => (
            <option key={range} value={vendorQuery.fields({ pris: range }).pris}>
              {priceTexts[range]}
            </option>
          ))}
        </SelectField>
        <SelectField
          key={`sted-${query.sted}`}
          name="sted"
          label={<span className="sr-only">{texts.place}</span>}
          defaultValue={query.sted}
          className="w-42 gap-0! max-sm:flex-[1_0_40%]"
        >
          <option value="">{texts.allPlaces}</option>
          {query.sted && !counts.towns.includes(query.sted) && (
            <option value={query.sted}>{query.sted}</option>
          )}
          {counts.towns.map((town) => (
            <option key={town} value={town}>
              {town}
            </option>
          ))}
        </SelectField>
        <Checkbox
          key={`bekreftet-${query.bekreftet}`}
          name="bekreftet"
          value="bare"
          label={texts.onlyVerified}
          defaultChecked={query.bekreftet === "only"}
        />
        {date && (
          <Checkbox
            key={`ledig-${query.ledig}`}
            name="ledig"
            value="bare"
            label={texts.free(formatDate(date))}
            defaultChecked={query.ledig === "only"}
          />
        )}
        <span className="hidden noscript:contents">
          <Button>{texts.apply}</Button>
        </span>
      </Form>
    </div>
  );
}
