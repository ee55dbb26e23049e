import { decodeText, startsWith } from "./decode-text.ts";
import { readCsv } from "./read-csv.server.ts";
import type { SheetFault, SheetLimits, SheetResult } from "./sheet.ts";
import { readXlsx } from "./xlsx.server.ts";

const zip = [0x50, 0x4b, 0x03, 0x04];
const pdf = [...Buffer.from("%PDF")];
/** Of old Excel files, and of new ones with a password. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];
const encryptedPackage = Buffer.from("EncryptedPackage", "utf16le");
/** Of decoded text; control characters belong to programs' own formats. */
const controlCharacters = /[^\P{Cc}\t\n\v\f\r\u0080-\u009f]/u;

/** Reads a spreadsheet file by its content, whatever its name is. */
export async function readSheet(bytes: Uint8Array, limits: SheetLimits): Promise<SheetResult> {
  const fault = otherFormat(bytes);
  if (fault) return { ok: false, reason: fault };
  if (startsWith(bytes, zip)) return limited(await readXlsx(bytes, limits), limits);
  const text = decodeText(bytes);
  if (controlCharacters.test(text)) return { ok: false, reason: "not-a-sheet" };
  return limited(readCsv(text, limits), limits);
}

function otherFormat(bytes: Uint8Array): SheetFault | null {
  if (startsWith(bytes, pdf)) return "pdf";
  if (!startsWith(bytes, compoundFile)) return null;
  return Buffer.from(bytes).includes(encryptedPackage) ? "encrypted" : "old-excel";
}

/** Cuts empty rows at the end, wide rows and long cells. */
function limited(result: SheetResult, { maxColumns, maxCellLength }: SheetLimits): SheetResult {
  if (!result.ok) return result;
  const last = result.rows.findLastIndex((row) => row.some((cell) => cell.trim() !== ""));
  if (last < 0) return { ok: false, reason: "empty" };
  const rows = result.rows
    .slice(0, last + 1)
    .map((row) => row.slice(0, maxColumns).map((cell) => cell.slice(0, maxCellLength)));
  return { ...result, rows };
}
