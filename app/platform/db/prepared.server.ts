import { hash } from "node:crypto";
import { type Placeholder, sql } from "drizzle-orm";
import { type Database, db } from "./database.server.ts";

export type Param<Value> = Value | Placeholder;

interface Query<Result> {
  toSQL(): { sql: string };
  prepare(name: string): Statement<Result>;
}

interface Statement<Result> {
  execute(values: Record<string, unknown>): Promise<Result>;
}

/** Every connection prepares the query once. */
export function prepared<Values extends unknown[], Result>(
  build: (...params: { [Index in keyof Values]: Param<Values[Index]> }) => Query<Result>,
): (...values: Values) => Promise<Result> {
  let cached: { database: Database; statement: Statement<Result> } | undefined;
  return (...values) => {
    if (cached?.database !== db()) {
      const placeholders = values.map((_, index) => sql.placeholder(String(index)));
      const query = build(...(placeholders as { [Index in keyof Values]: Placeholder }));
      const name = hash("sha256", query.toSQL().sql, "base64url");
      cached = { database: db(), statement: query.prepare(name) };
    }
    return cached.statement.execute(Object.fromEntries(values.entries()));
  };
}
