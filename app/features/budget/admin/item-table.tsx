import { useMemo } from "react";
import { Link } from "react-router";
import { formWithoutScriptId } from "#app/client/forms/form-dialog.tsx";
import {
  type ColumnHeader,
  type GrowingColumn,
  GrowingTable,
} from "#app/client/lists/growing-table.tsx";
import { RowActions } from "#app/client/lists/row-actions.tsx";
import { CategoryName } from "#app/ui/category-name.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ArrowDown, ArrowUp, Pencil, Trash2 } from "#app/ui/icons.ts";
import { budgetActions } from "./actions.ts";
import { type BudgetQuery, budgetQuery, sortedBy } from "./budget-query.ts";
import { AgreedCell, AmountCell, DueCell, ItemName } from "./item-cells.tsx";
import type { ItemRow } from "./item-rows.ts";
import { PaidCheck } from "./paid-check.tsx";
import { budgetAdminTexts } from "./texts.ts";

const { columns: headers, item: itemTexts, items: texts } = budgetAdminTexts;

interface ItemTableProps {
  rows: readonly ItemRow[];
  isShown: (row: ItemRow) => boolean;
  offset: number;
  query: BudgetQuery;
  /** Must be stable between renders. */
  onOpen: (id: string) => void;
}

export function ItemTable({ rows, isShown, offset, query, onOpen }: ItemTableProps) {
  const columns = useColumns(onOpen);
  return (
    <GrowingTable
      key={`${query.sorter} ${query.retning} ${offset}`}
      caption={texts.title}
      columns={columns}
      headerOf={(key) => headerOf(key, query)}
      rows={rows}
      isShown={isShown}
      offset={offset}
      rowClass="wide:h-13 wide:hover:bg-paper card:min-h-16 card:grid-cols-[44px_minmax(0,1fr)_auto_44px] card:items-center card:gap-x-1 card:px-2 card:py-1.5"
    />
  );
}

function headerOf(key: string, query: BudgetQuery): ColumnHeader {
  const by = sortedBy.find((each) => each === key);
  if (!by) {
    const hidden = key === "check" ? headers.isPaid : headers.actions;
    return { content: <span className="sr-only">{hidden}</span> };
  }
  const { kategori, sorter, retning } = query;
  const isSorted = sorter === by;
  const next = isSorted && retning === "ascending" ? "descending" : "ascending";
  return {
    content: (
      <Link
        to={budgetQuery.href({ vis: "items", kategori, sorter: by, retning: next })}
        preventScrollReset
        className="inline-flex min-h-11 items-center gap-1 hover:text-ink"
      >
        {headers[by]}
        {isSorted && <Icon icon={retning === "ascending" ? ArrowUp : ArrowDown} size={14} />}
      </Link>
    ),
    sorted: isSorted ? retning : undefined,
  };
}

const amountColumn = "wide:w-30 wide:text-right";

function useColumns(onOpen: (id: string) => void): readonly GrowingColumn<ItemRow>[] {
  return useMemo(
    () => [
      {
        key: "check",
        columnClass: "wide:w-15 wide:pr-0!",
        cellClass: "wide:pl-2 card:row-span-2",
        render: ({ id, name, isPaid }) => <PaidCheck itemId={id} name={name} isPaid={isPaid} />,
      },
      {
        key: "name",
        isRowHeader: true,
        cellClass: "font-normal wide:px-3 wide:py-1.5 card:text-15",
        render: (row) => <ItemName row={row} onOpen={onOpen} />,
      },
      {
        key: "category",
        columnClass: "w-[17%] card:hidden",
        cellClass: "wide:px-3",
        render: ({ category }) => <CategoryName category={category} />,
      },
      {
        key: "due",
        columnClass: "wide:w-40",
        cellClass: "wide:px-3 card:col-start-2 card:row-start-2 card:text-13",
        render: ({ dueDate }) => <DueCell dueDate={dueDate} />,
      },
      {
        key: "planned",
        columnClass: `${amountColumn} card:hidden`,
        cellClass: "wide:px-3",
        render: ({ planned }) => <AmountCell amount={planned} isMuted />,
      },
      {
        key: "agreed",
        columnClass: amountColumn,
        cellClass:
          "wide:px-3 card:col-start-3 card:row-span-2 card:row-start-1 card:text-right card:text-15",
        render: (row) => <AgreedCell {...row} />,
      },
      {
        key: "paid",
        columnClass: `${amountColumn} card:hidden`,
        cellClass: "wide:px-3",
        render: ({ paid }) => <AmountCell amount={paid} />,
      },
      {
        key: "actions",
        columnClass: "wide:w-28",
        cellClass: "wide:px-2 card:col-start-4 card:row-span-2 card:row-start-1",
        render: (row) => (
          <RowActions
            title={row.name}
            actions={[
              {
                icon: Pencil,
                label: itemTexts.edit,
                onPress: () => onOpen(row.id),
                href: `${budgetQuery.href({ rediger: row.id })}#${formWithoutScriptId}`,
              },
              {
                icon: Trash2,
                label: itemTexts.delete,
                isDestructive: true,
                submits: { actions: budgetActions, intent: "delete-item", values: { id: row.id } },
              },
            ]}
          />
        ),
      },
    ],
    [onOpen],
  );
}
