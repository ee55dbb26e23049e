import { sql } from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";
import type { responseOf } from "./route-args.ts";

/** Returns a response without tokens and other random values. */
export function normalizeResponse({
  status,
  headers,
  body,
}: Awaited<ReturnType<typeof responseOf>>) {
  const fixed = [...headers].map(([name, value]) => [
    name,
    name === "set-cookie"
      ? decodeURIComponent(value).replace(/=[^;]*/, (text) => "x".repeat(text.length))
      : value,
  ]);
  return JSON.stringify({ status, headers: fixed, body });
}

/** Returns the median times in ms; the works run in turn. */
export async function medianTimes(...works: (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[][] = works.map(() => []);
  for (let i = 0; i < 9; i++) {
    await db().execute(sql`delete from limits`);
    for (const [index, work] of works.entries()) {
      const started = performance.now();
      await work();
      times[index]?.push(performance.now() - started);
    }
  }
  return times.map((list) => list.toSorted((x, y) => x - y)[4] ?? 0);
}
