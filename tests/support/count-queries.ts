import pg from "pg";
import { vi } from "vitest";

/** Returns how many queries `work` sends. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const queries = query.mock.calls.length;
  query.mockRestore();
  return queries;
}
