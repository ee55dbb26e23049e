import { type ComponentProps, memo, type ReactNode, type Ref } from "react";
import { classNames } from "./class-names.ts";

export interface Column<Row> {
  header: string;
  /** The header remains for screen readers. */
  hideHeader?: boolean;
  /** Shown in the place of `header`, which remains for screen readers; not on cards. */
  renderHeader?: () => ReactNode;
  isRowHeader?: boolean;
  headerClass?: string;
  /** `wide:` styles the table layout, `card:` the card that a row becomes on small screens. */
  cellClass?: string;
  /** `index` counts from 0. */
  render: (row: Row, index: number, count: number) => ReactNode;
}

interface DataTableProps<Row extends { id: string }> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowClass?: string;
  bodyProps?: ComponentProps<"tbody"> & { ref?: Ref<HTMLTableSectionElement> };
}

/** Below 80rem each row becomes a card. Columns must be stable between renders. */
export function DataTable<Row extends { id: string }>({
  caption,
  columns,
  rows,
  rowClass,
  bodyProps,
}: DataTableProps<Row>) {
  return (
    <table className="w-full table-fixed text-left text-14 card:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="card:sr-only">
        <tr className="border-b border-rule-2">
          {columns.map(({ header, hideHeader, renderHeader, headerClass }) => (
            <th
              key={header}
              scope="col"
              className={classNames("h-11 px-3 text-13 font-medium text-muted", headerClass)}
            >
              {hideHeader || renderHeader ? <span className="sr-only">{header}</span> : header}
              {renderHeader && <span className="card:hidden">{renderHeader()}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...bodyProps} className="divide-y divide-rule card:block">
        {rows.map((row, index) => (
          <TableRow
            key={row.id}
            row={row}
            index={index}
            count={rows.length}
            columns={columns as Columns}
            className={rowClass}
          />
        ))}
      </tbody>
    </table>
  );
}

type AnyRow = { id: string };
type Columns = readonly Column<AnyRow>[];

interface TableRowProps {
  row: AnyRow;
  index: number;
  count: number;
  columns: Columns;
  className: string | undefined;
}

const TableRow = memo(function TableRow({ row, index, count, columns, className }: TableRowProps) {
  return (
    <tr data-row={row.id} className={classNames("group card:grid", className)}>
      {columns.map(({ header, isRowHeader, cellClass, render }) =>
        isRowHeader ? (
          <th key={header} scope="row" className={classNames("wide:px-3 wide:py-2", cellClass)}>
            {render(row, index, count)}
          </th>
        ) : (
          <td key={header} className={classNames("wide:px-3 wide:py-2", cellClass)}>
            {render(row, index, count)}
          </td>
        ),
      )}
    </tr>
  );
});
