import { importTexts } from "#app/features/guests/import/texts.ts";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { CategoryMark } from "./category-mark.tsx";
import { ColumnSelect, ColumnsForm } from "./column-select.tsx";
import { RowNotes } from "./row-notes.tsx";
import type { CellView, PreviewView, RowView } from "./view-import.server.ts";

const { preview: texts } = importTexts;
const severe = importTexts.fields.severeAllergy.toLowerCase();
const formId = "column-table";

/** The rows of the file, with the field of each column above it. */
export function PreviewTable({ preview }: { preview: PreviewView }) {
  const { id, columns, rows } = preview;
  return (
    <>
      <ColumnsForm formId={formId} id={id} />
      <table className="w-full text-left text-14">
        <caption className="sr-only">{importTexts.title}</caption>
        <thead>
          <tr className="border-b border-rule-2 align-bottom">
            <th scope="col" className="w-12 pl-5">
              <span className="sr-only">{texts.number}</span>
            </th>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
              <th key={index} scope="col" className="px-1 py-2.5">
                <span className="block max-w-60 truncate px-2.5 pb-1 text-13 font-normal text-muted">
                  {column.header}
                </span>
                <ColumnSelect formId={formId} column={column} />
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <PreviewRow key={row.number} row={row} preview={preview} />
        ))}
      </table>
    </>
  );
}

function PreviewRow({ row, preview }: { row: RowView; preview: PreviewView }) {
  const { number, cells, notes, isSkipped } = row;
  return (
    <tbody className="border-b border-rule last:border-b-0">
      <tr className={isSkipped ? "text-muted" : ""}>
        <th scope="row" className="pl-5 font-normal text-muted tabular-nums">
          {number}
        </th>
        {cells.map((cell, index) => (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity
            key={index}
            className={classNames(
              "h-11 max-w-64 truncate px-3.5 whitespace-nowrap",
              cell.isFault && "rounded-s text-error inset-ring-2 inset-ring-error",
              cell.kind === "left-out" && "text-muted",
            )}
          >
            <Cell cell={cell} />
          </td>
        ))}
      </tr>
      {notes.length > 0 && (
        <tr>
          <td />
          <td colSpan={cells.length} className="px-3.5 pb-3">
            <RowNotes row={row} preview={preview} idPrefix="row" />
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Cell({ cell }: { cell: CellView }) {
  const { kind, text, isFault } = cell;
  if (!text) return <span className="text-muted">{isFault ? texts.blank : "–"}</span>;
  if (kind === "name") return <b className="font-semibold">{text}</b>;
  if (kind === "category") return <CategoryMark color={cell.color}>{text}</CategoryMark>;
  if (kind === "diet") return <Badge tone="messing">{text}</Badge>;
  if (kind === "severe") {
    return (
      <Badge tone="berry">
        {text}
        <span className="sr-only">, {severe}</span>
      </Badge>
    );
  }
  return <span className="tabular-nums">{text}</span>;
}
