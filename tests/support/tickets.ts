import { setImmediate } from "node:timers/promises";
import { isProofOfWork } from "#app/platform/form-tokens/form-tokens.server.ts";

const atOnce = 128;

/** What the page's script finds for a ticket. */
export function proofFor(ticket: string): string {
  let nonce = 0;
  while (!isProofOfWork(ticket, String(nonce))) nonce++;
  return String(nonce);
}

/** The same, without holding up what else happens: many guests can work beside each other. */
export async function findProofFor(ticket: string): Promise<string> {
  for (let nonce = 0; ; nonce++) {
    if (isProofOfWork(ticket, String(nonce))) return String(nonce);
    if (nonce % atOnce === 0) await setImmediate();
  }
}
