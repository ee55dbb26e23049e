import { on } from "node:events";
import { isDeepStrictEqual } from "node:util";
import { expect } from "@playwright/test";
import type { Client } from "pg";

/**
 * Compares what `read` returns with `expected`, after each live event of the server until they are
 * equal or 10 seconds have passed. The server publishes such an event with each change.
 */
export async function expectAfterChanges<Value>(
  database: Client,
  read: () => Promise<Value>,
  expected: Value,
): Promise<void> {
  await database.query("listen live");
  const events = on(database, "notification", { signal: AbortSignal.timeout(10_000) });
  let value = await read();
  try {
    while (!isDeepStrictEqual(value, expected)) {
      await events.next();
      value = await read();
    }
  } catch (error) {
    if ((error as Error).name !== "AbortError") throw error;
  }
  await events.return?.();
  expect<unknown>(value).toEqual(expected);
}
