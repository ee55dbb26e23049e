import { Worker } from "node:worker_threads";
import { programPath } from "../program-path.server.ts";
import type { SheetCell, SheetLimits, SheetResult } from "./sheet.ts";
import type { XlsxOutcome, XlsxTask } from "./xlsx-worker.ts";

const memoryLimits = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8 };
const timeoutMs = 20_000;
const workerFile = programPath(import.meta.dirname, "xlsx-worker");

/** Reads the first sheet. Dates become ISO 8601, formulas their last value. */
export async function readXlsx(bytes: Uint8Array, limits: SheetLimits): Promise<SheetResult> {
  const outcome = await runWorker({ read: bytes, limits }).catch((error: unknown) => {
    if ((error as { code?: string }).code !== "ERR_WORKER_OUT_OF_MEMORY") throw error;
    return { fault: "too-large" } as const;
  });
  if ("rows" in outcome) return { ok: true, rows: outcome.rows, format: "xlsx" };
  return { ok: false, reason: "fault" in outcome ? outcome.fault : "damaged" };
}

/** Every cell is a text or a number, so that no program runs one as a formula. */
export async function writeXlsx(
  sheetName: string,
  rows: SheetCell[][],
): Promise<Uint8Array<ArrayBuffer>> {
  const outcome = await runWorker({ write: rows, sheetName });
  if (!("bytes" in outcome)) throw new Error("no spreadsheet was written");
  return new Uint8Array(outcome.bytes);
}

function runWorker(task: XlsxTask): Promise<XlsxOutcome> {
  return new Promise((fulfil, reject) => {
    const worker = new Worker(workerFile, {
      workerData: task,
      resourceLimits: memoryLimits,
      // Options of the process, such as those of a test runner, are not for this thread.
      execArgv: [],
    });
    const timer = setTimeout(() => finish({ fault: "too-large" }), timeoutMs);
    const finish = (outcome: XlsxOutcome) => {
      clearTimeout(timer);
      fulfil(outcome);
      void worker.terminate();
    };
    worker.once("message", finish);
    worker.once("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}
