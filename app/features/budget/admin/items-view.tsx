import { useCallback, useMemo } from "react";
import { rowsPerPage } from "#app/client/lists/growing-table.tsx";
import { PageLinks } from "#app/client/lists/page-links.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Budget } from "../rules.ts";
import { type BudgetQuery, budgetQuery } from "./budget-query.ts";
import { CategoryActions } from "./category-actions.tsx";
import { CategoryFilter } from "./category-filter.tsx";
import { categoryFigures } from "./charts/category-figures.ts";
import { type ItemRow, sortRows } from "./item-rows.ts";
import { ItemTable } from "./item-table.tsx";
import { budgetAdminTexts } from "./texts.ts";

const { items: texts } = budgetAdminTexts;

interface ItemsViewProps {
  budget: Budget;
  rows: readonly ItemRow[];
  query: BudgetQuery;
  onOpenItem: (id: string) => void;
  onEditCategory: (id: string) => void;
}

/** All items. */
export function ItemsView({ budget, rows, query, onOpenItem, onEditCategory }: ItemsViewProps) {
  const { kategori, sorter, retning, side } = query;
  const sorted = useMemo(() => sortRows(rows, { sorter, retning }), [rows, sorter, retning]);
  const isShown = useCallback(
    ({ category }: ItemRow) => kategori === null || category?.id === kategori,
    [kategori],
  );
  const shown = sorted.filter(isShown);
  const figure = useMemo(
    () => categoryFigures(budget).find(({ id }) => id === kategori),
    [budget, kategori],
  );
  const pages = Math.ceil(shown.length / rowsPerPage) || 1;
  const offset = (Math.min(side, pages) - 1) * rowsPerPage;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <CategoryFilter query={query} categories={budget.categories} hasOrder />
        <p role="status" className="text-14 text-muted">
          {texts.shown(shown.length)}
        </p>
      </div>
      {figure && <CategoryActions figure={figure} onEdit={() => onEditCategory(figure.id)} />}
      {shown.length > 0 ? (
        <Sheet className="overflow-clip">
          <ItemTable
            rows={sorted}
            isShown={isShown}
            offset={offset}
            query={query}
            onOpen={onOpenItem}
          />
        </Sheet>
      ) : (
        <Sheet>
          <EmptyState
            title={rows.length > 0 ? texts.empty.noMatch : texts.empty.title}
            action={
              rows.length > 0 && (
                <ButtonLink to={budgetQuery.href({ vis: "items" })}>
                  {texts.empty.showAll}
                </ButtonLink>
              )
            }
            className="min-h-60"
          >
            {rows.length === 0 && texts.empty.text}
          </EmptyState>
        </Sheet>
      )}
      {shown.length > rowsPerPage && (
        <noscript>
          <PageLinks
            texts={texts.pages}
            page={offset / rowsPerPage + 1}
            perPage={rowsPerPage}
            shownCount={Math.min(rowsPerPage, shown.length - offset)}
            total={shown.length}
            hrefOf={(page) => budgetQuery.href({ ...query, side: page })}
          />
        </noscript>
      )}
    </>
  );
}
