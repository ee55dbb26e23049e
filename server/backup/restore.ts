import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import type { Client } from "pg";
import type { Config } from "#app/platform/config.server.ts";
import { listMigrations, migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { takeDatabase } from "#app/platform/db/serving-lock.server.ts";
import { secretFile } from "#app/platform/secret.server.ts";
import { StartError } from "../start-error.ts";
import { parseOptions, runCommand, UsageError, userPath } from "./command-line.ts";
import { copyIn } from "./copy-in.ts";
import { closeSession, listTables, openSession, qualified } from "./copy-out.ts";
import {
  adoptSecret,
  openForRestore,
  prepareSecret,
  readIfExists,
  secretBeside,
} from "./installation.ts";
import type { Manifest } from "./manifest.ts";
import { counted, say, sizeOf, startProgress } from "./progress.ts";
import { isArchiveOf, readArchive } from "./read-archive.ts";
import { countFiles, deleteUnnamedFiles, fileWriter } from "./stored-files.ts";

const usage = "Usage: npm run restore -- --from FILE [--overwrite]";
const migrations = resolve("database/migrations");

interface Options {
  path: string;
  overwrite: boolean;
}

await runCommand(async (config, signal) => {
  const { from, overwrite } = parseOptions(
    { from: { type: "string" }, overwrite: { type: "boolean", default: false } },
    usage,
  );
  if (!from) throw new UsageError(usage);
  await restore(config, { path: userPath(from), overwrite }, signal);
});

async function restore(config: Config, options: Options, signal: AbortSignal): Promise<void> {
  const secret = await findSecret(config, options.path);
  say(`Checking ${options.path} …`);
  const manifest = await readArchive(options.path, secret);
  checkSchema(manifest);
  signal.throwIfAborted();
  const database = await openForRestore(config, (step) => say(`${step} …`));
  try {
    const client = await openSession(database.url, "jaord restore");
    try {
      await replaceInstallation(client, database.url, {
        config,
        secret,
        manifest,
        options,
        signal,
      });
    } finally {
      await closeSession(client);
    }
  } finally {
    await database.close();
  }
  say(`Restored ${describe(manifest)}, as of ${manifest.madeAt}. Start it: npm start`);
}

/** Uses SECRET, else the secret beside the archive, else the installation's own. */
async function findSecret(config: Config, path: string): Promise<string> {
  const beside = secretBeside(path);
  const secret = config.secret ?? readIfExists(beside) ?? readIfExists(secretFile(config.dataDir));
  const isRight = await isArchiveOf(path, secret ?? "");
  if (!secret) {
    throw new StartError(
      `There is no ${beside}. Put it there, or set SECRET to that of the backup.`,
    );
  }
  if (isRight) return secret;
  const tried = config.secret ? "SECRET" : `the secret in ${beside} or ${config.dataDir}`;
  throw new StartError(
    `The archive was made under another secret than ${tried}. Nothing was changed.`,
  );
}

function checkSchema({ schema }: Manifest): void {
  const known = listMigrations(migrations);
  const newest = known.at(-1);
  if (known.some(({ createdAt }) => createdAt === schema.createdAt)) return;
  if (newest && schema.createdAt > newest.createdAt) {
    throw new StartError(
      `The archive is of a newer release: its database has the migration ${schema.name}, this\n` +
        `release ends with ${newest.name}. Update Jaord and restore again. Nothing was changed.`,
    );
  }
  throw new StartError(
    `This release does not know the archive's migration ${schema.name}. Nothing was changed.`,
  );
}

async function replaceInstallation(
  client: Client,
  url: string,
  {
    config,
    secret,
    manifest,
    options,
    signal,
  }: {
    config: Config;
    secret: string;
    manifest: Manifest;
    options: Options;
    signal: AbortSignal;
  },
): Promise<void> {
  if (!(await takeDatabase(client))) {
    throw new StartError(
      "Jaord, a backup or another restore uses this database. Stop it first; nothing was changed.",
    );
  }
  await checkEmpty(client, options);
  await client.query("begin");
  const files = fileWriter();
  const progress = startProgress();
  const done = { bytes: 0, files: 0 };
  const show = () => `${sizeOf(done.bytes)}, ${counted(done.files, "file")}`;
  say("Restoring …");
  await copyIn(client, migrations, manifest, async (onPart) => {
    await readArchive(options.path, secret, {
      onTablePart: async (table, part) => {
        signal.throwIfAborted();
        await onPart(table, part);
        done.bytes += part.length;
        progress.show(show);
      },
      onFile: async (key, bytes) => {
        signal.throwIfAborted();
        await files.write(key, bytes);
        done.files++;
        done.bytes += bytes.length;
        progress.show(show);
      },
    });
    await files.done();
  });
  progress.end();
  signal.throwIfAborted();
  await commit(client, config, secret);

  await client.query("analyze");
  await migrateDatabase(url, migrations);
  if (options.overwrite) await deleteUnnamedFiles(client);
}

/** Rows and secret belong together: between the two steps the product does not start. */
async function commit(client: Client, config: Config, secret: string): Promise<void> {
  if (config.secret) {
    await client.query("commit");
    return;
  }
  await mkdir(config.dataDir, { recursive: true });
  await prepareSecret(config.dataDir, secret);
  await client.query("commit");
  await adoptSecret(config.dataDir);
}

async function checkEmpty(client: Client, { overwrite }: Options): Promise<void> {
  const rows = await countRows(client);
  if (rows.total === 0) return;
  const existing =
    `${counted(rows.weddings, "wedding")}, ${counted(rows.users, "account")} and ` +
    `${counted(await countFiles(), "file")}`;
  if (!overwrite) {
    throw new StartError(
      `There is data already: ${existing}. Nothing was changed.\n` +
        "To replace all of it by the archive, add --overwrite.",
    );
  }
  say(`Replacing ${existing}`);
}

async function countRows(client: Client) {
  const counts: Record<string, number> = {};
  for (const table of await listTables(client)) {
    const { rows } = await client.query(`select count(*)::int as rows from ${qualified(table)}`);
    counts[table] = rows[0].rows;
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { total, weddings: counts.weddings ?? 0, users: counts.users ?? 0 };
}

function describe({ tables, files }: Manifest): string {
  const rowsOf = (table: string) => tables.find(({ name }) => name === table)?.rows ?? 0;
  return (
    `${counted(rowsOf("weddings"), "wedding")}, ${counted(rowsOf("users"), "account")} and ` +
    `${counted(files.count, "file")}`
  );
}
