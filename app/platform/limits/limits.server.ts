import { createHmac } from "node:crypto";
import { lt } from "drizzle-orm";
import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { now } from "#app/platform/clock.ts";
import { db, pool } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { limitRefusals } from "#app/platform/metrics.server.ts";
import { deriveKey } from "#app/platform/secret.server.ts";
import { limits } from "./tables.server.ts";

export interface RateLimit {
  points: number;
  seconds: number;
  blockSeconds?: number;
}

export type RateLimitResult = { ok: true } | { ok: false; retryAfterSeconds: number };

interface Counter {
  pool: Pool;
  limiter: RateLimiterPostgres;
}
const counters = new Map<string, Counter>();

/** Counts across all processes. Throws when the database cannot count: limits fail closed. */
export async function consume(
  name: string,
  key: string,
  rateLimit: RateLimit,
  pointsToConsume = 1,
): Promise<RateLimitResult> {
  try {
    await counterFor(name, rateLimit).consume(hashKey(key), pointsToConsume);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    limitRefusals.inc({ limit: name });
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) };
  }
}

export async function refund(
  name: string,
  key: string,
  rateLimit: RateLimit,
  pointsToRefund = 1,
): Promise<void> {
  await counterFor(name, rateLimit).reward(hashKey(key), pointsToRefund);
}

/** Tells whether `consume` would refuse one point. */
export async function isUsedUp(name: string, key: string, rateLimit: RateLimit): Promise<boolean> {
  const used = await counterFor(name, rateLimit).get(hashKey(key));
  return used !== null && used.remainingPoints <= 0;
}

export const purgeLimits = defineJob(
  "clear-limits",
  async () => {
    await db().delete(limits).where(lt(limits.expire, now().getTime()));
  },
  { schedule: "17 * * * *" },
);

function counterFor(name: string, rateLimit: RateLimit): RateLimiterPostgres {
  const { points, seconds, blockSeconds = 0 } = rateLimit;
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
      // A block from memory would not be stored for the other processes.
      inMemoryBlockOnConsumed: blockSeconds > 0 ? 0 : points + 1,
    });
    counter = { pool: pool(), limiter };
    counters.set(id, counter);
  }
  return counter.limiter;
}

function hashKey(key: string): string {
  return createHmac("sha256", deriveKey("limits")).update(key).digest("base64url").slice(0, 22);
}
