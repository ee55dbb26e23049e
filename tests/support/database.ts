import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, inject } from "vitest";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { connectDatabase, disconnectDatabase } from "#app/platform/db/database.server.ts";
import { makeDataFolder } from "./data-folder.ts";
import { execute, withDatabaseName } from "./database-url.ts";

/** The database of a test file; filled before its first test. */
export interface TestDatabase {
  url: string;
  dataDir: string;
}

/**
 * Gives the calling test file an empty database with the whole schema,
 * a data folder, and settings that name both. Removed after the file's last test.
 */
export function useTestDatabase(): TestDatabase {
  const own: TestDatabase = { url: "", dataDir: "" };
  let removeFolder = async () => {};

  beforeAll(async () => {
    const template = inject("templateUrl");
    const name = `${nameOf(template)}_${randomBytes(4).toString("hex")}`;
    await execute(
      withDatabaseName(template, "postgres"),
      `create database ${name} template ${nameOf(template)}`,
    );
    const folder = await makeDataFolder();
    removeFolder = folder.remove;
    own.url = withDatabaseName(template, name);
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
    await execute(
      withDatabaseName(own.url, "postgres"),
      `drop database if exists ${nameOf(own.url)} with (force)`,
    );
    await removeFolder();
  });

  return own;
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}
