import { afterAll, beforeAll, inject } from "vitest";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { connectDatabase, disconnectDatabase } from "#app/platform/db/database.server.ts";
import { execute, withDatabaseName } from "./database-url.ts";
import { makeDataFolder } from "./server.ts";

/** The database of a test file; filled before its first test. */
export interface TestDatabase {
  url: string;
  dataDir: string;
}

/**
 * Gives the calling test file an empty database with the whole schema, a data folder, and settings
 * that name both. The files of a worker share one database, emptied before each.
 * @param changesSchema gives the file a database of its own
 */
export function useTestDatabase({ changesSchema = false } = {}): TestDatabase {
  const own: TestDatabase = { url: "", dataDir: "" };
  let removeFolder = async () => {};

  beforeAll(async () => {
    const template = inject("templateUrl");
    const suffix = `${process.env.VITEST_POOL_ID}${changesSchema ? "_own" : ""}`;
    own.url = withDatabaseName(template, `${nameOf(template)}_${suffix}`);
    await emptyDatabase(own.url, template);
    const folder = await makeDataFolder();
    removeFolder = folder.remove;
    own.dataDir = folder.path;
    configure({
      ...parseConfig({ DATA_DIR: own.dataDir, SECRET: "a-secret-that-only-the-tests-know-about" }),
      databaseUrl: own.url,
      demo: false,
    });
    connectDatabase(own.url);
  });

  afterAll(async () => {
    await disconnectDatabase();
    if (changesSchema) await dropDatabase(own.url);
    await removeFolder();
  });

  return own;
}

/** Deletes all rows, or clones the template where the database is missing. */
async function emptyDatabase(url: string, template: string): Promise<void> {
  try {
    await execute(url, deleteAllRows);
  } catch (error) {
    if ((error as { code?: string }).code !== "3D000") throw error;
    await execute(
      withDatabaseName(url, "postgres"),
      `create database ${nameOf(url)} template ${nameOf(template)}`,
    );
  }
}

async function dropDatabase(url: string): Promise<void> {
  const server = withDatabaseName(url, "postgres");
  await execute(server, `drop database if exists ${nameOf(url)} with (force)`);
}

const deleteAllRows = `
  do $$
  begin
    perform pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid();
    execute (
      select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') from pg_tables
      where schemaname = 'public' or (schemaname, tablename) = ('pgboss', 'job')
    );
  end $$`;

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}
