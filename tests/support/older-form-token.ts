import { minFormAgeMs } from "#app/features/submissions/rules.ts";
import { setClock } from "#app/platform/clock.ts";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { issueFormToken } from "#app/platform/form-tokens/form-tokens.server.ts";

/**
 * Returns the form token of a page that was opened long enough ago for a form without proof of work.
 * @param settings the server's, which hold its secret or the folder with it
 */
export function olderFormToken(settings: Record<string, string>, weddingId: string): string {
  configure(parseConfig(settings));
  setClock(() => Date.now() - 2 * minFormAgeMs);
  try {
    return issueFormToken(weddingId, null);
  } finally {
    setClock();
  }
}
