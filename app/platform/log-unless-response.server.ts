import { log } from "./log.server.ts";

/**
 * Logs an unexpected error for pages that show their own message and keep the submitted values.
 * Rethrows responses (redirects, 4xx).
 */
export function logUnlessResponse(
  error: unknown,
  message: string,
  fields: Record<string, unknown> = {},
): void {
  if (!(error instanceof Error)) throw error;
  log().error({ err: error, ...fields }, message);
}
