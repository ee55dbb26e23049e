import { stringify } from "csv-stringify/sync";

type Cell = string | number | null;

// Spreadsheets run cells that start like this; some skip leading spaces or check every line.
const formulaPattern = /^(?=\t|[^\S\r\n\u2028\u2029]*['=+\-@|%\uff1d\uff0b\uff0d\uff20])/gm;

/**
 * Returns CSV for Norwegian spreadsheets: UTF-8 with a byte order mark, semicolons, decimal commas.
 * Lines that start like a formula or with an apostrophe get one more in front; removing one from
 * each such line restores the text.
 */
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

function escapeFormulas(text: string): string {
  const escaped = text.replace(formulaPattern, "'");
  return /^[\r\n]/.test(escaped) ? `'${escaped}` : escaped;
}
