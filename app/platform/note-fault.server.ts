import { log } from "./log.server.ts";

/**
 * Logs a fault of ours that a page survives: it says so itself and keeps what was typed. Throws again
 * what is no fault but an answer, such as a redirect or a refusal.
 */
export function noteFault(error: unknown, what: string, about: Record<string, unknown> = {}): void {
  if (!(error instanceof Error)) throw error;
  log().error({ err: error, ...about }, what);
}
