export type SheetCell = string | number;

export interface SheetLimits {
  maxRows: number;
  maxColumns: number;
  maxCellLength: number;
}

export type SheetFault =
  | "empty"
  | "too-large"
  | "too-many-rows"
  | "old-excel"
  | "encrypted"
  | "open-document"
  | "pdf"
  | "not-a-sheet"
  | "damaged";

export type SheetResult =
  | { ok: true; rows: string[][]; format: "csv" | "xlsx" }
  | { ok: false; reason: SheetFault };
