import { log } from "./log.server.ts";

/** Logs an error that a page survives. Rethrows responses (redirects, 4xx). */
export function logUnlessResponse(
  error: unknown,
  message: string,
  fields: Record<string, unknown> = {},
): void {
  if (!(error instanceof Error)) throw error;
  log().error({ err: error, ...fields }, message);
}
