import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Config } from "#app/platform/config.server.ts";
import { connectDatabase, disconnectDatabase } from "#app/platform/db/database.server.ts";
import { migrateDatabase, TablesInUseError } from "#app/platform/db/migrate.server.ts";
import { DatabaseLockedError, holdServingLock } from "#app/platform/db/serving-lock.server.ts";
import { createJobQueues, startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { startListening, stopListening } from "#app/platform/live/live.server.ts";
import { log } from "#app/platform/log.server.ts";
import { seedDemo } from "../database/seed/seed-demo.ts";
import { seedListings } from "../database/seed/seed-listings.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { jobs } from "./jobs.ts";
import { StartError } from "./start-error.ts";

export type Progress = (step: string) => void;

export interface Services {
  startJobWorkers: () => void;
  /** Resolves when a restore has taken the database while this process had lost its connection. */
  databaseTaken: Promise<void>;
  stop: () => Promise<void>;
}

/** Starts database, migrations and live updates, in this order; `stop` reverses it. */
export async function startServices(config: Config, progress: Progress): Promise<Services> {
  const stopCallbacks: (() => Promise<void>)[] = [];
  const taken = Promise.withResolvers<void>();
  const stop = async () => {
    for (const stopService of stopCallbacks.splice(0).reverse()) await stopService();
  };
  try {
    let url = config.databaseUrl;
    if (!url) {
      const embedded = await startEmbeddedPostgres(config.dataDir, progress);
      stopCallbacks.push(embedded.stop);
      url = embedded.url;
    }
    // Whatever needs a session: locks, LISTEN, and pg-boss, which sets up those of its own pool.
    const sessionUrl = config.databaseDirectUrl ?? url;
    stopCallbacks.push(
      withTimeout(2_000, "serving lock", await lockForServing(sessionUrl, taken.resolve)),
    );
    await runMigrations(sessionUrl);
    await createJobQueues(sessionUrl, jobs);
    connectDatabase(url, { directUrl: config.databaseDirectUrl });
    stopCallbacks.push(withTimeout(3_000, "database connections", disconnectDatabase));
    await startListening(sessionUrl);
    stopCallbacks.push(withTimeout(2_000, "live updates", stopListening));
    await seedListings(config.sampleListings);
    if (config.demo) await seedDemo(progress);
    return {
      startJobWorkers: () => void startJobWorkers(sessionUrl, stopCallbacks),
      databaseTaken: taken.promise,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function lockForServing(url: string, onLocked: () => void): Promise<() => Promise<void>> {
  try {
    return (await holdServingLock(url, onLocked)).close;
  } catch (error) {
    if (!(error instanceof DatabaseLockedError)) throw error;
    throw new StartError("A restore is writing this database. Start again when it has finished.");
  }
}

async function runMigrations(url: string): Promise<void> {
  try {
    await migrateDatabase(url, resolve("database/migrations"));
  } catch (error) {
    if (!(error instanceof TablesInUseError)) throw error;
    throw new StartError(
      "The database was not brought up to date: another session has held one of its tables for a\n" +
        "minute. Nothing was changed. See which one: select pid, xact_start, query from\n" +
        "pg_stat_activity order by xact_start. End it, and start again.",
    );
  }
}

/** Retries until it succeeds, because the database may be restarting. */
async function startJobWorkers(url: string, stops: (() => Promise<void>)[]): Promise<void> {
  let stopping = false;
  stops.push(
    withTimeout(9_000, "jobs", async () => {
      stopping = true;
      await stopJobs();
    }),
  );
  while (!stopping) {
    try {
      return await startJobs(url, jobs);
    } catch (error) {
      log().error({ err: error }, "jobs do not start, retrying");
      await stopJobs().catch(() => undefined);
      await wait(1_000);
    }
  }
}

/** A step that hangs must not keep the database, which is stopped last, from shutting down. */
function withTimeout(ms: number, what: string, stop: () => Promise<void>): () => Promise<void> {
  return async () => {
    const timeout = wait(ms, "late", { ref: false });
    if ((await Promise.race([stop(), timeout])) === "late")
      log().warn({ what }, "did not stop in time");
  };
}
