import type { ColumnFields } from "../columns/rules.ts";
import { type ParsePhone, type ReadRow, type RowEdits, readRow } from "../rows/rules.ts";
import type { ImportResult } from "../rules.ts";

/** An imported file, of which only the skipped rows are stored. */
interface ImportedFile {
  rows: string[][];
  headerRow: number | null;
  fields: ColumnFields;
  edits: RowEdits;
  result: ImportResult | null;
}

/** Reads a skipped row as if the couple had chosen to add it, with `name` unless that is empty. */
export function readSkipped(
  file: ImportedFile,
  number: number,
  name: string,
  parsePhone: ParsePhone,
): ReadRow | null {
  const cells = file.rows[skippedIndex(file, number)];
  if (!cells) return null;
  const edit = file.edits[number];
  const values = { ...edit?.values, ...(name && { name }) };
  return readRow(number, cells, file.fields, { ...edit, choice: "add", values }, parsePhone);
}

export function withoutSkipped<File extends ImportedFile>(file: File, number: number): string[][] {
  return file.rows.toSpliced(skippedIndex(file, number), 1);
}

/** The stored rows are the headers and the skipped rows. */
function skippedIndex({ headerRow, result, rows }: ImportedFile, number: number): number {
  const index = result?.skipped.findIndex((row) => row.number === number) ?? -1;
  return index < 0 ? rows.length : index + (headerRow === null ? 0 : 1);
}
