import { importTexts } from "#app/features/guests/import/texts.ts";

const shownRows = 15;
const shownColumns = 8;
const minRows = 15;

export interface PastedSheet {
  rows: string[][];
  lineCount: number;
  columnCount: number;
}

/** Returns the cells of a pasted text for a preview, or null without columns. The server reads it anew. */
export function readPastedSheet(text: string): PastedSheet | null {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
  const separator = ["\t", ";"].find((each) => lines[0]?.includes(each));
  if (lines.length < 2 || !separator) return null;
  const rows = lines.slice(0, shownRows).map((line) => line.split(separator));
  const columnCount = Math.max(...rows.map(({ length }) => length));
  return { rows, lineCount: lines.length, columnCount };
}

export function PastedSheetTable({ sheet: { rows, columnCount } }: { sheet: PastedSheet }) {
  const width = Math.min(columnCount, shownColumns);
  const columns = Array.from({ length: width }, (_, column) => column);
  const blank = Array.from({ length: Math.max(0, minRows - rows.length) }, (): string[] => []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <section aria-label={importTexts.upload.paste} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-14 text-ink-2">
        <tbody>
          {[...rows, ...blank].map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity
            <tr key={row} className="first:bg-paper-2 first:font-semibold first:text-ink">
              {columns.map((column) => (
                <td
                  key={column}
                  className="h-9 max-w-50 truncate border-r border-b border-rule px-3 whitespace-nowrap last:border-r-0"
                >
                  {cells[column]?.replace(/^"(.*)"$/, "$1")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
