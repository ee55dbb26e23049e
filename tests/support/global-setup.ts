import { randomBytes } from "node:crypto";
import { lstatSync } from "node:fs";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { createJobQueues } from "#app/platform/jobs/jobs.server.ts";
import { startEmbeddedPostgres } from "#server/embedded-postgres.ts";
import { jobs } from "#server/jobs.ts";
import {
  databaseUrlOf,
  disableFsync,
  execute,
  makeDataFolder,
  makePreparedFolder,
  startServer,
  withDatabaseName,
} from "./server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** URL of the migrated database that every worker clones. */
    templateUrl: string;
    /** The server with demo data, shared by all files without their own settings. */
    server: { url: string; pid: number; dataDir: string; databaseUrl: string };
  }
}

export default function setup(project: TestProject): Promise<() => Promise<void>> {
  const isUnit = ["database", "isolated"].includes(project.name);
  return isUnit ? makeTemplateDatabase(project) : startSharedServer(project);
}

/** Prepares a migrated template database, on DATABASE_URL or a temporary PostgreSQL. */
async function makeTemplateDatabase(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => undefined }
    : await startTemporaryPostgres();
  const name = `jaord_test_${randomBytes(4).toString("hex")}`;
  await execute(server.url, `create database ${name}`);
  const templateUrl = withDatabaseName(server.url, name);
  await migrateDatabase(templateUrl, resolve("database/migrations"));
  await createJobQueues(templateUrl, jobs);
  project.provide("templateUrl", templateUrl);
  return async () => {
    // The workers' databases are named after the template.
    const made = await execute(
      server.url,
      "select datname from pg_database where datname like $1",
      [`${name}%`],
    );
    for (const { datname } of made) {
      await execute(server.url, `drop database ${datname} with (force)`);
    }
    await server.stop();
  };
}

async function startTemporaryPostgres() {
  const folder = await makeDataFolder();
  const server = await startEmbeddedPostgres(folder.path, () => undefined);
  await disableFsync(server.url);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await folder.remove();
    },
  };
}

async function startSharedServer(project: TestProject): Promise<() => Promise<void>> {
  const removePrepared = await prepareFolder();
  const folder = await makePreparedFolder();
  const { url, pid, dataDir, stop } = await startServer(folder.path, {
    DEMO: "true",
    // Guests of tests come from IP addresses of their own, so that they are no crowd.
    TRUSTED_PROXIES: "127.0.0.1, ::1",
  });
  const databaseUrl = databaseUrlOf(dataDir);
  await disableFsync(databaseUrl);
  project.provide("server", { url, pid, dataDir, databaseUrl });
  return async () => {
    await stop();
    await folder.remove();
    await removePrepared();
  };
}

/** Makes the folder that `makePreparedFolder` copies. Returns how to remove it. */
async function prepareFolder(): Promise<() => Promise<void>> {
  if (process.env.PREPARED_FOLDER) return async () => undefined;
  const { path, remove } = await makeDataFolder();
  const server = await startEmbeddedPostgres(path, () => undefined);
  await migrateDatabase(server.url, resolve("database/migrations"));
  await createJobQueues(server.url, jobs);
  await server.stop();
  // Where its account may not enter the folder, the database is elsewhere, and copies would share it.
  const isWhole = !lstatSync(join(path, "postgres")).isSymbolicLink();
  if (isWhole) process.env.PREPARED_FOLDER = path;
  return remove;
}
