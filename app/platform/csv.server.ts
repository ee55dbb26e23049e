import { stringify } from "csv-stringify/sync";

/**
 * Rows as Excel in Norwegian opens them by itself: semicolons between the fields, a mark that says
 * UTF-8. What a spreadsheet would take for a formula is written as the text it is.
 */
export function toCsv(rows: readonly (readonly unknown[])[]): string {
  return stringify([...rows], {
    bom: true,
    delimiter: ";",
    escape_formulas: true,
    record_delimiter: "windows",
  });
}
