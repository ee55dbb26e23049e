import { createHmac } from "node:crypto";
import { lt } from "drizzle-orm";
import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { now } from "#app/platform/clock.ts";
import { db, pool } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { deriveKey } from "#app/platform/secret.server.ts";
import { limits } from "./tables.server.ts";

export interface Allowance {
  /** How many times… */
  points: number;
  /** …within how many seconds, counted from the first. */
  seconds: number;
  /** Whoever goes over it is refused for so long, instead of until the time is over. */
  blockSeconds?: number;
}

export type Limited = { ok: true } | { ok: false; retryAfter: number };

interface Counter {
  pool: Pool;
  limiter: RateLimiterPostgres;
}
const counters = new Map<string, Counter>();

/**
 * Counts uses of `name` by `key`, such as an address or a visitor, in all processes together.
 * `retryAfter` is in seconds. When the database cannot count, this throws: nobody gets past a limit
 * because it is broken, least of all at the door where passwords are tried.
 */
export async function limit(
  name: string,
  key: string,
  allowance: Allowance,
  uses = 1,
): Promise<Limited> {
  try {
    await counterFor(name, allowance).consume(digest(key), uses);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return { ok: false, retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) };
  }
}

/** Takes counted uses back, such as a try that turned out to be right. */
export async function giveBack(
  name: string,
  key: string,
  allowance: Allowance,
  uses = 1,
): Promise<void> {
  await counterFor(name, allowance).reward(digest(key), uses);
}

/** Deletes counts that have run out. */
export const clearLimits = defineJob(
  "clear-limits",
  async () => {
    await db().delete(limits).where(lt(limits.expire, now().getTime()));
  },
  { schedule: "17 * * * *" },
);

function counterFor(name: string, allowance: Allowance): RateLimiterPostgres {
  const { points, seconds, blockSeconds = 0 } = allowance;
  const id = `${name}:${points}:${seconds}:${blockSeconds}`;
  let counter = counters.get(id);
  if (counter?.pool !== pool()) {
    const limiter = new RateLimiterPostgres({
      storeClient: pool(),
      storeType: "pool",
      tableName: "limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
      blockDuration: blockSeconds,
      // Somebody far over the limit is answered from memory and costs the database nothing. The
      // library would then not write down a block, so that the other processes knew nothing of it.
      inMemoryBlockOnConsumed: blockSeconds > 0 ? 0 : points + 1,
    });
    counter = { pool: pool(), limiter };
    counters.set(id, counter);
  }
  return counter.limiter;
}

/** Addresses are personal: the table holds only what nobody without the secret can trace back. */
function digest(key: string): string {
  return createHmac("sha256", deriveKey("limits")).update(key).digest("base64url").slice(0, 22);
}
