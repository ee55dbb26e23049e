import { hash } from "node:crypto";
import { type Placeholder, sql } from "drizzle-orm";
import { type Database, db } from "./database.server.ts";

/** A value of a query, or the place that is kept for it. */
export type Given<Value> = Value | Placeholder;

interface Query<Result> {
  toSQL(): { sql: string };
  prepare(name: string): Statement<Result>;
}

interface Statement<Result> {
  execute(values: Record<string, unknown>): Promise<Result>;
}

/**
 * The same query, put together once and not each time it is asked. Its name for the database is
 * made of its text, so that each connection has it read and planned once as well.
 */
export function prepared<Values extends unknown[], Result>(
  make: (...places: { [Index in keyof Values]: Given<Values[Index]> }) => Query<Result>,
): (...values: Values) => Promise<Result> {
  let made: { by: Database; statement: Statement<Result> } | undefined;
  return (...values) => {
    if (made?.by !== db()) {
      const places = values.map((_, index) => sql.placeholder(String(index)));
      const query = make(...(places as { [Index in keyof Values]: Placeholder }));
      const name = hash("sha256", query.toSQL().sql, "base64url");
      made = { by: db(), statement: query.prepare(name) };
    }
    return made.statement.execute(Object.fromEntries(values.entries()));
  };
}
