import { parentPort, workerData } from "node:worker_threads";
import { type CellValue, readXlsx, writeXlsx } from "hucre/xlsx";
import { fromBufferPromise } from "yauzl";
import type { SheetCell, SheetFault, SheetLimits } from "./sheet.ts";

// Runs in a thread with a memory limit, because a small file can contain a huge sheet.

export type XlsxTask =
  | { read: Uint8Array; limits: SheetLimits }
  | { write: SheetCell[][]; sheetName: string };

export type XlsxOutcome = { rows: string[][] } | { bytes: Uint8Array } | { fault: SheetFault };

/** Equal lists become equal files. */
const epoch = new Date(0);
const maxEntries = 500;
const maxUnpackedBytes = 12 * 1024 * 1024;

parentPort?.postMessage(await run(workerData as XlsxTask));

async function run(task: XlsxTask): Promise<XlsxOutcome> {
  if ("write" in task) {
    const { write: rows, sheetName } = task;
    const columns = rows[0]?.map(() => ({ width: 22 })) ?? [];
    const freezePane = { rows: 1 };
    const sheets = [{ name: sheetName, rows, columns, freezePane }];
    return { bytes: await writeXlsx({ sheets, properties: { created: epoch, modified: epoch } }) };
  }
  try {
    const fault = await checkArchive(Buffer.from(task.read));
    return fault ? { fault } : await readRows(task.read, task.limits);
  } catch {
    return { fault: "damaged" };
  }
}

async function readRows(bytes: Uint8Array, limits: SheetLimits): Promise<XlsxOutcome> {
  const { maxRows, maxColumns } = limits;
  const { sheets } = await readXlsx(bytes, {
    sheets: [0],
    range: `A1:${columnName(maxColumns)}${maxRows + 1}`,
    maxRows: maxRows + 1,
  });
  const rows = (sheets[0]?.rows ?? []).map((row) => row.map(textOf));
  return rows.length > maxRows ? { fault: "too-many-rows" } : { rows };
}

/** Unpacks every file once without keeping it: the declared sizes may be lies. */
async function checkArchive(archive: Buffer): Promise<SheetFault | null> {
  const zip = await fromBufferPromise(archive, { validateEntrySizes: true });
  if (zip.entryCount > maxEntries) return "too-large";
  const entries = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  const declared = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (declared > maxUnpackedBytes) return "too-large";
  for (const entry of entries) {
    for await (const _ of await zip.openReadStreamPromise(entry)) {
      // Read for its size alone.
    }
  }
  const names = new Set(entries.map(({ fileName }) => fileName));
  if (names.has("mimetype")) return "open-document";
  return names.has("[Content_Types].xml") ? null : "not-a-sheet";
}

function textOf(value: CellValue): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString().slice(0, "yyyy-mm-dd".length);
  if (typeof value === "boolean") return value ? "Ja" : "Nei";
  return String(value);
}

/** `A` for 1, `CV` for 100. */
function columnName(number: number): string {
  const before = Math.floor((number - 1) / 26);
  const letter = String.fromCharCode(65 + ((number - 1) % 26));
  return before > 0 ? columnName(before) + letter : letter;
}
