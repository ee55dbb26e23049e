import {
  Fragment,
  memo,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { classNames } from "#app/ui/class-names.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

export interface GrowingColumn<Row> {
  key: string;
  isRowHeader?: boolean;
  /** Of the column: width, and where it is hidden. */
  columnClass?: string;
  cellClass?: string;
  render: (row: Row) => ReactNode;
}

export interface ColumnHeader {
  content: ReactNode;
  /** Direction in which the table is sorted by this column. */
  sorted?: "ascending" | "descending" | undefined;
}

interface GrowingTableProps<Row extends { id: string }> {
  caption: string;
  /** Must be stable between renders; what changes is in the headers. */
  columns: readonly GrowingColumn<Row>[];
  headerOf: (key: string) => ColumnHeader;
  rows: readonly Row[];
  isShown: (row: Row) => boolean;
  /** How many shown rows come before the first, for pages without script. */
  offset?: number;
  rowClass?: string;
  /** Sets what changes with every key and choice without rendering the row again. */
  updateRow?: (element: HTMLTableRowElement) => void;
  updateHeader?: (element: HTMLTableRowElement) => void;
}

/** Of a page without script, which is also the server's HTML. */
export const rowsPerPage = 60;
/** Rows that the browser draws together, or skips until they are near the window. */
const blockSize = 20;
/** Those that a window shows at once; the browser renders them before the others. */
const rowsPerScreen = 12;
/** Those beneath the head of a page, when it is opened. */
const rowsAtFirst = 6;
const blocksPerTask = 12;

/**
 * Spelled out, because the table is an element around many small ones: as one it would be laid out
 * as a whole.
 */
const roles = {
  table: "table",
  rowgroup: "rowgroup",
  row: "row",
  columnheader: "columnheader",
  rowheader: "rowheader",
  cell: "cell",
  presentation: "presentation",
} as const;

/**
 * A table of thousands of rows. The server's HTML has the first of those that are shown; the
 * browser adds the others while it is idle, so that the page's own search finds all of them. A
 * filter hides rows instead of removing them, which would take much longer. Sorting needs another
 * `key`.
 */
export function GrowingTable<Row extends { id: string }>({
  caption,
  columns,
  headerOf,
  rows,
  isShown,
  offset = 0,
  rowClass,
  updateRow,
  updateHeader,
}: GrowingTableProps<Row>) {
  const blocks = useMemo(() => blocksOf(rows), [rows]);
  const shown = useMemo(() => rows.filter(isShown), [rows, isShown]);
  const complete = useGrowth(blocks.length);
  const isComplete = complete >= blocks.length;
  const isHydrated = useHydrated();
  const [atFirst] = useState(() =>
    idsOf(shown.slice(offset, offset + (isHydrated ? rowsAtFirst : rowsPerPage))),
  );
  const needed = useMemo(
    () => (isComplete ? null : idsOf(shown.slice(0, rowsAtFirst)).union(atFirst)),
    [isComplete, shown, atFirst],
  );
  const body = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLTableRowElement>(null);

  useLayoutEffect(() => {
    if (header.current) updateHeader?.(header.current);
    // With the header row.
    const positions = new Map(shown.map(({ id }, index) => [id, String(index + 2)]));
    const waiting = [...(body.current?.children ?? [])] as HTMLElement[];
    let shownCount = 0;
    const updateNext = () => {
      const block = waiting.shift();
      if (block) shownCount += updateBlock(block, positions, updateRow);
    };
    while (waiting.length > 0 && shownCount < rowsPerScreen) updateNext();
    let timer = 0;
    const goOn = () => {
      for (let count = 0; count < blocksPerTask; count++) updateNext();
      if (waiting.length > 0) timer = window.setTimeout(goOn);
    };
    // What is beneath the first screenful follows after the frame that shows it.
    const frame = window.requestAnimationFrame(() => {
      timer = window.setTimeout(goOn);
    });
    return () => {
      window.cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  });

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is table
    <div role={roles.table} aria-label={caption} aria-rowcount={shown.length + 1}>
      <div role={roles.rowgroup}>
        <table
          role={roles.presentation}
          className="w-full table-fixed text-left text-14 card:hidden"
        >
          <ColumnWidths columns={columns} />
          <tbody role={roles.presentation}>
            <tr ref={header} role={roles.row} aria-rowindex={1} className="border-b border-rule-2">
              {columns.map(({ key, columnClass }) => (
                <th
                  key={key}
                  role={roles.columnheader}
                  scope="col"
                  aria-sort={headerOf(key).sorted}
                  className={classNames("h-11 px-3 text-13 font-medium text-muted", columnClass)}
                >
                  {headerOf(key).content}
                </th>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {/* Each row has a line beneath it; that of the last shown one is beneath the table. */}
      <div ref={body} role={roles.presentation} className="-mb-px">
        {blocks.map((block, index) => {
          const only = index < complete ? null : needed;
          if (only && !block.some(({ id }) => only.has(id))) return null;
          return (
            <Block
              // biome-ignore lint/suspicious/noArrayIndexKey: a deleted row moves the others up
              key={index}
              rows={block as readonly AnyRow[]}
              only={only}
              columns={columns as readonly GrowingColumn<AnyRow>[]}
              rowClass={rowClass}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Returns how many rows are shown. Those of a hidden block are left as they are. */
function updateBlock(
  block: HTMLElement,
  positions: ReadonlyMap<string, string>,
  updateRow: ((element: HTMLTableRowElement) => void) | undefined,
): number {
  // Much faster than a selector, which visits every element.
  const rows = [...(block.querySelector("table")?.rows ?? [])];
  const shownCount = rows.filter((row) => positions.has(row.dataset.row ?? "")).length;
  block.hidden = shownCount === 0;
  if (block.hidden) return 0;
  block.style.setProperty("--shown-rows", String(shownCount));
  for (const row of rows) {
    const position = positions.get(row.dataset.row ?? "");
    if (row.hidden !== !position) row.hidden = !position;
    if (position && row.ariaRowIndex !== position) row.ariaRowIndex = position;
    updateRow?.(row);
  }
  return shownCount;
}

type AnyRow = { id: string };

interface BlockProps {
  rows: readonly AnyRow[];
  only: ReadonlySet<string> | null;
  columns: readonly GrowingColumn<AnyRow>[];
  rowClass: string | undefined;
}

const Block = memo(
  function Block({ rows, only, columns, rowClass }: BlockProps) {
    const included = rows.filter(({ id }) => !only || only.has(id));
    return (
      <div
        role={roles.presentation}
        // As high as its rows, also while the browser skips drawing them.
        className="[--row-height:47px] [contain-intrinsic-block-size:calc(var(--shown-rows)*var(--row-height))] [content-visibility:auto] noscript:[content-visibility:visible] card:[--row-height:64px]"
      >
        <table
          role={roles.presentation}
          className="w-full table-fixed text-left text-14 card:block"
        >
          <ColumnWidths columns={columns} />
          <tbody role={roles.rowgroup} className="card:block">
            {included.map((row) => (
              <Row key={row.id} row={row} columns={columns} className={rowClass} />
            ))}
          </tbody>
        </table>
      </div>
    );
  },
  (before, after) =>
    before.only === after.only &&
    before.columns === after.columns &&
    before.rows.length === after.rows.length &&
    before.rows.every((row, index) => row === after.rows[index]),
);

interface RowProps {
  row: AnyRow;
  columns: readonly GrowingColumn<AnyRow>[];
  className: string | undefined;
}

const Row = memo(function Row({ row, columns, className }: RowProps) {
  return (
    <tr
      role={roles.row}
      data-row={row.id}
      className={classNames("group border-b border-rule card:grid", className)}
    >
      {columns.map(({ key, isRowHeader, columnClass, cellClass, render }) => (
        <Fragment key={key}>
          {isRowHeader ? (
            <th role={roles.rowheader} scope="row" className={classNames(columnClass, cellClass)}>
              {render(row)}
            </th>
          ) : (
            <td role={roles.cell} className={classNames(columnClass, cellClass)}>
              {render(row)}
            </td>
          )}
        </Fragment>
      ))}
    </tr>
  );
});

function ColumnWidths({ columns }: { columns: readonly GrowingColumn<never>[] }) {
  return (
    <colgroup className="card:hidden">
      {columns.map(({ key, columnClass }) => (
        <col key={key} className={columnClass} />
      ))}
    </colgroup>
  );
}

/** Returns how many blocks have all their rows, which grows while the browser is idle. */
function useGrowth(blockCount: number): number {
  const [complete, setComplete] = useState(0);
  useEffect(() => {
    if (complete >= blockCount) return;
    const grow = () => startTransition(() => setComplete(complete + 1));
    if ("requestIdleCallback" in window) {
      const id = window.requestIdleCallback(grow);
      return () => window.cancelIdleCallback(id);
    }
    // Safari has no idle callbacks.
    const timer = setTimeout(grow, 50);
    return () => clearTimeout(timer);
  }, [complete, blockCount]);
  return complete;
}

function blocksOf<Row>(rows: readonly Row[]): (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / blockSize) }, (_, index) =>
    rows.slice(index * blockSize, (index + 1) * blockSize),
  );
}

function idsOf(rows: readonly { id: string }[]): Set<string> {
  return new Set(rows.map(({ id }) => id));
}
