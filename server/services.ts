import { resolve } from "node:path";
import type { Config } from "#app/platform/config.server.ts";
import { connectDatabase, disconnectDatabase } from "#app/platform/db/database.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { startListening, stopListening } from "#app/platform/live/live.server.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { jobs } from "./jobs.ts";

/** Called with a short line before each step that may take a while. */
export type Progress = (step: string) => void;

/**
 * Starts all that pages need, in order: database, schema, live updates, jobs.
 * The answer stops them again in the opposite order.
 */
export async function startServices(
  config: Config,
  progress: Progress,
): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  try {
    let url = config.databaseUrl;
    if (!url) {
      const embedded = await startEmbeddedPostgres(config.dataDir, progress);
      stops.push(embedded.stop);
      url = embedded.url;
    }
    await migrateDatabase(url, resolve("database/migrations"));
    connectDatabase(url);
    stops.push(disconnectDatabase);
    await startListening(url);
    stops.push(stopListening);
    await startJobs(url, jobs);
    stops.push(stopJobs);
    return stopAll;
  } catch (error) {
    await stopAll();
    throw error;
  }
}
