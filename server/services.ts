import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Config } from "#app/platform/config.server.ts";
import { connectDatabase, disconnectDatabase } from "#app/platform/db/database.server.ts";
import { migrateDatabase, TablesInUse } from "#app/platform/db/migrate.server.ts";
import { createJobQueues, startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { startListening, stopListening } from "#app/platform/live/live.server.ts";
import { log } from "#app/platform/log.server.ts";
import { seedDemo } from "../database/seed/seed-demo.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { jobs } from "./jobs.ts";
import { StartError } from "./start-error.ts";

/** Called with a short line before each step that may take a while. */
export type Progress = (step: string) => void;

export interface Services {
  /** Begins the work that happens outside requests; called once pages are being served. */
  startWork: () => void;
  /** Stops everything in the opposite order of starting. */
  stop: () => Promise<void>;
}

/** Starts all that pages need, in order: database, schema, live updates. */
export async function startServices(config: Config, progress: Progress): Promise<Services> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const stopOne of stops.splice(0).reverse()) await stopOne();
  };
  try {
    let url = config.databaseUrl;
    if (!url) {
      const embedded = await startEmbeddedPostgres(config.dataDir, progress);
      stops.push(embedded.stop);
      url = embedded.url;
    }
    await bringUpToDate(url);
    await createJobQueues(url, jobs);
    connectDatabase(url);
    stops.push(atMost(3_000, "database connections", disconnectDatabase));
    await startListening(url);
    stops.push(atMost(2_000, "live updates", stopListening));
    if (config.demo) await seedDemo(progress);
    return { startWork: () => void startWork(url, stops), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function bringUpToDate(url: string): Promise<void> {
  try {
    await migrateDatabase(url, resolve("database/migrations"));
  } catch (error) {
    if (!(error instanceof TablesInUse)) throw error;
    throw new StartError(
      "The database was not brought up to date: another session has held one of its tables for a\n" +
        "minute. Nothing was changed. See which one: select pid, xact_start, query from\n" +
        "pg_stat_activity order by xact_start. End it, and start again.",
    );
  }
}

/** Tries until it works: the database may be restarting at this very moment. */
async function startWork(url: string, stops: (() => Promise<void>)[]): Promise<void> {
  let stopping = false;
  stops.push(
    atMost(9_000, "jobs", async () => {
      stopping = true;
      await stopJobs();
    }),
  );
  while (!stopping) {
    try {
      return await startJobs(url, jobs);
    } catch (error) {
      log().error({ err: error }, "jobs do not start, trying again");
      await stopJobs().catch(() => undefined);
      await wait(1_000);
    }
  }
}

/** The database comes last and must be stopped in order, whatever hangs before it. */
function atMost(ms: number, what: string, stop: () => Promise<void>): () => Promise<void> {
  return async () => {
    const late = wait(ms, "late", { ref: false });
    if ((await Promise.race([stop(), late])) === "late")
      log().warn({ what }, "did not stop in time");
  };
}
