import { useMemo } from "react";
import { Link } from "react-router";
import { CategoryName } from "#app/ui/category-name.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { BudgetCategory } from "../rules.ts";
import { type BudgetQuery, budgetQuery } from "./budget-query.ts";
import { CategoryFilter } from "./category-filter.tsx";
import { AgreedCell, AmountCell, DueCell, ItemName } from "./item-cells.tsx";
import type { ItemRow } from "./item-rows.ts";
import { PaidCheck } from "./paid-check.tsx";
import { budgetAdminTexts } from "./texts.ts";

const { items: texts, columns: headers } = budgetAdminTexts;
const maxShown = 12;

interface OverviewItemsProps {
  rows: readonly ItemRow[];
  categories: readonly BudgetCategory[];
  query: BudgetQuery;
  onOpen: (id: string) => void;
}

/** The first items by due date. */
export function OverviewItems({ rows, categories, query, onOpen }: OverviewItemsProps) {
  const { kategori } = query;
  const matching = rows.filter(({ category }) => !kategori || category?.id === kategori);
  const columns = useColumns(onOpen);
  return (
    <Sheet
      title={texts.title}
      action={<CategoryFilter query={query} categories={categories} />}
      className="overflow-hidden"
    >
      {matching.length > 0 ? (
        <DataTable
          caption={texts.title}
          columns={columns}
          rows={matching.slice(0, maxShown)}
          rowClass="wide:h-13 card:min-h-14 card:grid-cols-[44px_minmax(0,1fr)_auto] card:items-center card:gap-x-1.5 card:py-1 card:pr-4 card:pl-1.5"
        />
      ) : (
        <p className="px-4 py-5 text-15 text-muted lg:px-6">
          {rows.length > 0 ? texts.empty.noMatch : texts.empty.text}
        </p>
      )}
      {matching.length > maxShown && (
        <p className="border-t border-rule px-4 py-2 lg:px-6">
          <Link
            to={budgetQuery.href({ vis: "items", kategori })}
            className="link inline-block py-2 text-14 font-medium"
          >
            {texts.all(matching.length)}
          </Link>
        </p>
      )}
    </Sheet>
  );
}

function useColumns(onOpen: (id: string) => void): Column<ItemRow>[] {
  return useMemo(
    () => [
      {
        header: headers.isPaid,
        hideHeader: true,
        headerClass: "w-14",
        cellClass: "wide:px-1! wide:pl-2!",
        render: ({ id, name, isPaid }) => <PaidCheck itemId={id} name={name} isPaid={isPaid} />,
      },
      {
        header: headers.name,
        isRowHeader: true,
        headerClass: "w-[28%]",
        cellClass: "font-normal card:text-15",
        render: (row) => <ItemName row={row} onOpen={onOpen} />,
      },
      {
        header: headers.category,
        cellClass: "card:hidden",
        render: ({ category }) => <CategoryName category={category} />,
      },
      {
        header: headers.due,
        headerClass: "w-38",
        cellClass: "card:hidden",
        render: ({ dueDate }) => <DueCell dueDate={dueDate} />,
      },
      {
        header: headers.planned,
        headerClass: "w-26 text-right",
        cellClass: "card:hidden text-right",
        render: ({ planned }) => <AmountCell amount={planned} isMuted />,
      },
      {
        header: headers.agreed,
        headerClass: "w-26 text-right",
        cellClass: "text-right card:text-15",
        render: (row) => <AgreedCell {...row} />,
      },
    ],
    [onOpen],
  );
}
