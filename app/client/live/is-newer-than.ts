/** Longer than an insert takes to commit. */
const maxInsertDelayMs = 2_000;

/** Returns true when `sent` is after the load at `looked`. Restored rows are older. */
export function isNewerThan(loadedAt: string, sentAt: string): boolean {
  return Date.parse(sentAt) >= Date.parse(loadedAt) - maxInsertDelayMs;
}
