import type { Couple } from "./couple.ts";
import type { Fields } from "./unauthorized-request.ts";

/** The rows and uploads that a form refers to. */
export interface FormTargets {
  rows: Rows;
  uploadId: string;
  /** Of a picture for the profile. */
  vendorUploadId: string;
}

export type Rows = Couple["rows"];
export type RowWithId = Record<string, unknown> & { id: string };
export type RowFilter = (row: Record<string, unknown>, rows: Rows) => boolean;
export type FillForm = (named: FormTargets) => Fields;

export function pick(rows: Rows, table: string, ...filters: RowFilter[]): RowWithId {
  const row = rows[table]?.find((row) => filters.every((matches) => matches(row, rows)));
  if (!row) throw new Error(`no such row in ${table}`);
  return row as RowWithId;
}

export const isLive: RowFilter = ({ deleted_at }) => deleted_at === null;
export const isDeleted: RowFilter = ({ deleted_at }) => deleted_at !== null;
