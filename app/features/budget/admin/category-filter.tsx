import { Form, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import type { BudgetCategory } from "../rules.ts";
import { type BudgetQuery, budgetQuery, sortedBy } from "./budget-query.ts";
import { budgetAdminTexts } from "./texts.ts";

const { items: texts, columns } = budgetAdminTexts;

interface CategoryFilterProps {
  query: BudgetQuery;
  categories: readonly BudgetCategory[];
  /** Also offers an order, for small screens, which have no column headers. */
  hasOrder?: boolean;
}

export function CategoryFilter({ query, categories, hasOrder = false }: CategoryFilterProps) {
  const { vis, kategori, sorter } = query;
  const submit = useSubmit();
  const sorts = budgetQuery.fields({ sorter }).sorter ?? "";
  return (
    <Form
      key={`${kategori} ${sorts}`}
      method="get"
      action={budgetQuery.path}
      preventScrollReset
      onChange={({ currentTarget }) => submit(currentTarget, { preventScrollReset: true })}
      className={`flex items-center gap-2 ${hasOrder ? "max-sm:w-full" : ""}`}
    >
      {Object.entries(budgetQuery.fields({ vis })).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        id="kategori"
        name="kategori"
        label={<span className="sr-only">{texts.category}</span>}
        defaultValue={kategori ?? ""}
        className="min-w-0 gap-0! max-sm:basis-43 sm:w-44"
      >
        <option value="">{texts.allCategories}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {hasOrder && (
        <SelectField
          id="sorter"
          name="sorter"
          label={<span className="sr-only">{texts.order}</span>}
          defaultValue={sorts}
          className="min-w-0 gap-0! max-sm:flex-1 sm:w-44 wide:hidden"
        >
          {sortedBy.map((each) => (
            <option key={each} value={budgetQuery.fields({ sorter: each }).sorter ?? ""}>
              {texts.orderBy(columns[each])}
            </option>
          ))}
        </SelectField>
      )}
      <noscript>
        <Button>{texts.show}</Button>
      </noscript>
    </Form>
  );
}
