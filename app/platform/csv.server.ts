import { stringify } from "csv-stringify/sync";

type Cell = string | number | null;

// Spreadsheets run cells that begin like this as formulas; some skip leading spaces or check every
// line. A leading apostrophe prevents it, so it is escaped itself.
const formulaPattern = /^(?=\t|[^\S\r\n\u2028\u2029]*['=+\-@|%\uff1d\uff0b\uff0d\uff20])/gm;

/** For Norwegian spreadsheets: UTF-8 with a byte order mark, semicolons, decimal commas. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return stringify([...rows], {
    bom: true,
    cast: {
      number: (number) => String(number).replace(".", ","),
      string: escapeFormulas,
    },
    delimiter: ";",
    quoted: true,
    quoted_empty: true,
    record_delimiter: "windows",
  });
}

/** Returns the text of a cell that `toCsv` wrote. */
export function unescapeFormulas(cell: string): string {
  return cell.replace(/^'/gm, "");
}

function escapeFormulas(text: string): string {
  const escaped = text.replace(formulaPattern, "'");
  return /^[\r\n]/.test(escaped) ? `'${escaped}` : escaped;
}
