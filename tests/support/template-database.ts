import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { createJobQueues } from "#app/platform/jobs/jobs.server.ts";
import { startEmbeddedPostgres } from "#server/embedded-postgres.ts";
import { jobs } from "#server/jobs.ts";
import { makeDataFolder } from "./data-folder.ts";
import { databaseUrl, execute } from "./database-address.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the migrated database that every test file clones. */
    templateUrl: string;
  }
}

/** Before all tests: a PostgreSQL (DATABASE_URL or an own one) with a migrated template in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => undefined }
    : await startThrowAwayPostgres();
  const name = `jaord_test_${randomBytes(4).toString("hex")}`;
  await execute(server.url, `create database ${name}`);
  const templateUrl = databaseUrl(server.url, name);
  await migrateDatabase(templateUrl, resolve("database/migrations"));
  await createJobQueues(templateUrl, jobs);
  project.provide("templateUrl", templateUrl);
  return async () => {
    await execute(server.url, `drop database ${name} with (force)`);
    await server.stop();
  };
}

async function startThrowAwayPostgres() {
  const folder = await makeDataFolder();
  const server = await startEmbeddedPostgres(folder.path, () => undefined);
  // Nothing here outlives the tests, and clones are several times quicker without.
  await execute(server.url, "alter system set fsync = off");
  await execute(server.url, "select pg_reload_conf()");
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await folder.remove();
    },
  };
}
