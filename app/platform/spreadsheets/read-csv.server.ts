import { CsvError, type Options, parse } from "csv-parse/sync";
import type { SheetLimits, SheetResult } from "./sheet.ts";

const sampleLength = 64 * 1024;
const sampleRows = 20;
const maxRowLength = 65_536;
const delimiters = [";", "\t", ","];

/** Reads rows separated by semicolons, tabs or commas. Empty rows are kept, so that numbers match. */
export function readCsv(text: string, { maxRows }: SheetLimits): SheetResult {
  const { delimiter, content } = sniff(text);
  try {
    const rows = parse(content, { ...optionsOf(delimiter), to: maxRows + 1 });
    return rows.length > maxRows
      ? { ok: false, reason: "too-many-rows" }
      : { ok: true, rows, format: "csv" };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isTooLong = error.code === "CSV_MAX_RECORD_SIZE";
    return { ok: false, reason: isTooLong ? "too-large" : "damaged" };
  }
}

function sniff(text: string): { delimiter: string; content: string } {
  // Excel's own way to name the separator.
  const [line, named] = /^\uFEFF?sep=(.)\r?\n/i.exec(text) ?? [];
  if (line && named) return { delimiter: named, content: text.slice(line.length) };
  const sample = text.slice(0, sampleLength);
  const [best] = delimiters
    .map((delimiter) => ({ delimiter, agreement: agreementOf(sample, delimiter) }))
    .sort((one, other) => other.agreement - one.agreement);
  return { delimiter: best?.agreement ? best.delimiter : ";", content: text };
}

/** The share of rows with the most common width; quotes inside cells are a sign against. */
function agreementOf(sample: string, delimiter: string): number {
  const strict = widthsOf(sample, { ...optionsOf(delimiter), relax_quotes: false });
  const widths = strict ?? widthsOf(sample, optionsOf(delimiter)) ?? [];
  const groups = Map.groupBy(
    widths.filter((width) => width > 1),
    (width) => width,
  );
  const scores = [...groups].map(
    ([width, { length }]) => (length / widths.length) * (strict ? 1000 : 500) + width,
  );
  return Math.max(0, ...scores);
}

function widthsOf(sample: string, options: ReturnType<typeof optionsOf>): number[] | null {
  try {
    return parse(sample, { ...options, to: sampleRows }).map(({ length }) => length);
  } catch {
    return null;
  }
}

function optionsOf(delimiter: string): Options & { columns?: undefined } {
  return {
    bom: true,
    delimiter,
    max_record_size: maxRowLength,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: true,
  };
}
