import { provesWork } from "#app/platform/tickets/tickets.server.ts";

/** What the page's script finds for a ticket. */
export function proofFor(ticket: string): string {
  let nonce = 0;
  while (!provesWork(ticket, String(nonce))) nonce++;
  return String(nonce);
}
