import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Config, externalOwnerUrl } from "#app/platform/config.server.ts";
import { connectDatabase, disconnectDatabase } from "#app/platform/db/database.server.ts";
import { withEveryTable } from "#app/platform/db/grants.server.ts";
import { migrateDatabase, TablesInUseError } from "#app/platform/db/migrate.server.ts";
import { applyRowSecurity, ServingRoleError } from "#app/platform/db/row-security.server.ts";
import { declaredTables } from "#app/platform/db/scope.server.ts";
import { DatabaseLockedError, holdServingLock } from "#app/platform/db/serving-lock.server.ts";
import { createJobQueues, startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { startListening, stopListening } from "#app/platform/live/live.server.ts";
import { log } from "#app/platform/log.server.ts";
import { seedDemo } from "../database/seed/seed-demo.ts";
import { seedListings } from "../database/seed/seed-listings.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { jobs } from "./jobs.ts";
import { StartError } from "./start-error.ts";

// Their declarations make the policies.
import.meta.glob("../app/**/tables.server.ts", { eager: true });

export type Progress = (step: string) => void;

export interface Services {
  startJobWorkers: () => void;
  /** PostgreSQL too lets requests see only what they were granted. */
  hasRowSecurity: boolean;
  /** Resolves when a restore has taken the database while this process had lost its connection. */
  databaseTaken: Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the database, then migrates it, then what uses it; `stop` reverses it. */
export async function startServices(config: Config, progress: Progress): Promise<Services> {
  const stopCallbacks: (() => Promise<void>)[] = [];
  const taken = Promise.withResolvers<void>();
  const stop = async () => {
    for (const stopService of stopCallbacks.splice(0).reverse()) await stopService();
  };
  try {
    const {
      url,
      requestUrl,
      hasRowSecurity,
      stop: stopDatabase,
    } = await databaseOf(config, progress);
    const directUrl = config.databaseDirectUrl;
    stopCallbacks.push(stopDatabase);
    stopCallbacks.push(
      withTimeout(2_000, "serving lock", await lockForServing(url, taken.resolve)),
    );
    await runMigrations(url);
    // The role of requests sends jobs, so their tables come before its privileges.
    await createJobQueues(url, jobs);
    const policyHash = hasRowSecurity ? await separateWeddings(url, requestUrl) : undefined;
    connectDatabase(requestUrl, { policyHash, directUrl });
    stopCallbacks.push(withTimeout(3_000, "database connections", disconnectDatabase));
    stopCallbacks.push(withTimeout(2_000, "live updates", stopListening));
    await Promise.all([
      startListening(directUrl ?? requestUrl),
      withEveryTable(() => seedListings(config.sampleListings)),
    ]);
    if (config.demo) await withEveryTable(() => seedDemo(progress));
    return {
      startJobWorkers: () => void startJobWorkers(url, stopCallbacks),
      hasRowSecurity,
      databaseTaken: taken.promise,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface StartedDatabase {
  /** Of the role that owns the tables, with a session for each connection. */
  url: string;
  /** For requests. */
  requestUrl: string;
  /** `requestUrl` is of a role that owns nothing. */
  hasRowSecurity: boolean;
  stop: () => Promise<void>;
}

async function databaseOf(config: Config, progress: Progress): Promise<StartedDatabase> {
  const url = externalOwnerUrl(config);
  const { databaseUrl: requestUrl, databaseOwnerUrl } = config;
  if (url && requestUrl) {
    return {
      url,
      requestUrl,
      hasRowSecurity: databaseOwnerUrl !== undefined,
      stop: async () => undefined,
    };
  }
  const embedded = await startEmbeddedPostgres(config.dataDir, progress);
  return { ...embedded, requestUrl: embedded.servingUrl, hasRowSecurity: true };
}

/** Returns the hash of the policies, for `connectDatabase`. */
async function separateWeddings(url: string, requestUrl: string): Promise<string> {
  const role = decodeURIComponent(new URL(requestUrl).username);
  try {
    return await applyRowSecurity(url, role, declaredTables());
  } catch (error) {
    if (error instanceof TablesInUseError) throw new StartError(tablesInUse);
    if (!(error instanceof ServingRoleError)) throw error;
    throw new StartError(`DATABASE_URL: ${error.message}. See docs/operations.md, "Two roles".`);
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
    throw new StartError(tablesInUse);
  }
}

const tablesInUse =
  "The database was not brought up to date: another session has held one of its tables for a\n" +
  "minute. Nothing was changed. See which one: select pid, xact_start, query from\n" +
  "pg_stat_activity order by xact_start. End it, and start again.";

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
