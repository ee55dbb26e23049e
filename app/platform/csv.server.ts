import { stringify } from "csv-stringify/sync";

type Cell = string | number | null;

// Spreadsheets run what begins like this; some skip the space before it, or begin anew in each line.
const formulaStart = /^(?=\t|[^\S\r\n\u2028\u2029]*['=+\-@|%\uff1d\uff0b\uff0d\uff20])/gm;

/**
 * Rows as a spreadsheet program in Norwegian opens them by itself: UTF-8 with its mark, semicolons
 * between the fields, decimal commas. Every field is quoted. Where a line of a text begins like a
 * formula, or with an apostrophe, an apostrophe is put before it; take one away from each line to
 * read the text back.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return stringify([...rows], {
    bom: true,
    cast: {
      number: (number) => String(number).replace(".", ","),
      string: withoutFormulas,
    },
    delimiter: ";",
    quoted: true,
    quoted_empty: true,
    record_delimiter: "windows",
  });
}

function withoutFormulas(text: string): string {
  const guarded = text.replace(formulaStart, "'");
  return /^[\r\n]/.test(guarded) ? `'${guarded}` : guarded;
}
