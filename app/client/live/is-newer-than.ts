/** Longer than a guest's sending is on its way into the database, in milliseconds. */
const maxInsertDelayMs = 2_000;

/** Whether what was sent at `sent` came after a look at `looked`. What is brought back did not. */
export function isNewerThan(looked: string, sent: string): boolean {
  return Date.parse(sent) >= Date.parse(looked) - maxInsertDelayMs;
}
