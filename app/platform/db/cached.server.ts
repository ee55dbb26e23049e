import { now } from "../clock.ts";
import { type Database, db } from "./database.server.ts";

const maxAgeMs = 60_000;
const maxKeys = 500;

interface Cached<Value> {
  database: Database;
  at: number;
  value: Promise<Value>;
}

/** Each process reads once a minute for each key; a failure is not kept. */
export function cachedForMinute<Value>(
  read: (key: string) => Promise<Value>,
): (key?: string) => Promise<Value> {
  const values = new Map<string, Cached<Value>>();
  return (key = "") => {
    const at = now().getTime();
    const cached = values.get(key);
    if (cached?.database === db() && Math.abs(at - cached.at) <= maxAgeMs) return cached.value;
    const value = read(key);
    values.delete(key);
    values.set(key, { database: db(), at, value });
    value.catch(() => {
      if (values.get(key)?.value === value) values.delete(key);
    });
    const oldest = values.keys().next();
    if (values.size > maxKeys && !oldest.done) values.delete(oldest.value);
    return value;
  };
}
