import { setImmediate } from "node:timers/promises";
import { isProofOfWork } from "#app/platform/form-tokens/form-tokens.server.ts";

const batchSize = 128;

/** Solves the proof of work of a form token, as the page's script does. */
export function solveProofOfWork(formToken: string): string {
  let nonce = 0;
  while (!isProofOfWork(formToken, String(nonce))) nonce++;
  return String(nonce);
}

/** Yields to the event loop between batches, so that many guests can run in parallel. */
export async function solveProofOfWorkAsync(formToken: string): Promise<string> {
  for (let nonce = 0; ; nonce++) {
    if (isProofOfWork(formToken, String(nonce))) return String(nonce);
    if (nonce % batchSize === 0) await setImmediate();
  }
}
