import { type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "./database.server.ts";
import { type Param, prepared } from "./prepared.server.ts";

/** Lets no other transaction have the lock of this name until this one ends. */
export async function takeAdvisoryLock(tx: Transaction, name: string): Promise<void> {
  await takenLock.within(tx, name);
}

const takenLock = prepared((name: Param<string>) =>
  db().select({ taken: sql`1` }).from(advisoryLock(name)),
);

/** `takeAdvisoryLock` in another statement, which must read nothing that the lock protects. */
export function advisoryLock(name: Param<string>): SQL {
  return sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}
