import { createHash, hash } from "node:crypto";
import { rm, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Client } from "pg";
import type { Config } from "#app/platform/config.server.ts";
import { listMigrations } from "#app/platform/db/migrate.server.ts";
import { shareDatabase } from "#app/platform/db/serving-lock.server.ts";
import { installationSecret } from "#app/platform/secret.server.ts";
import { retainFiles } from "#app/platform/storage/file-retention.server.ts";
import { StartError } from "../start-error.ts";
import { parseOptions, runCommand, UsageError, userPath } from "./command-line.ts";
import { closeSession, copyOut, openSession } from "./copy-out.ts";
import { openDatabase, secretBeside, writeSecret } from "./installation.ts";
import { filesFolder, type Manifest, manifestName, tablesFolder } from "./manifest.ts";
import { counted, say, sizeOf, startProgress } from "./progress.ts";
import { fileLine, readArchive } from "./read-archive.ts";
import { readFiles } from "./stored-files.ts";
import { type AddEntry, writeArchive } from "./write-archive.ts";

const usage = "Usage: npm run backup -- --to FILE";

await runCommand(async (config, signal) => {
  const { to } = parseOptions({ to: { type: "string" } }, usage);
  if (!to) throw new UsageError(usage);
  await backUp(config, userPath(to), signal);
});

async function backUp(config: Config, path: string, signal: AbortSignal): Promise<void> {
  const folder = await stat(dirname(path)).catch(() => undefined);
  if (!folder?.isDirectory()) throw new StartError(`There is no folder ${dirname(path)}.`);
  const database = await openDatabase(config, (step) => say(`${step} …`));
  try {
    const client = await openSession(database.url, "jaord backup");
    try {
      await writeBackup(client, path, config, signal);
    } finally {
      await closeSession(client);
    }
  } finally {
    await database.close();
  }
}

async function writeBackup(
  client: Client,
  path: string,
  config: Config,
  signal: AbortSignal,
): Promise<void> {
  if (!(await shareDatabase(client))) {
    throw new StartError("A restore is writing this database. Back it up when it has finished.");
  }
  // Waits for deletions in progress; what the snapshot names stays until the session ends.
  await retainFiles(client);
  const secret = installationSecret();
  const missing: string[] = [];
  let made: Manifest | undefined;
  const confirm = async (partial: string) => {
    say("Reading it back …");
    await readArchive(partial, secret);
    if (config.secret) await rm(secretBeside(path), { force: true });
    else await writeSecret(secretBeside(path), secret);
  };
  const fill = async (add: AddEntry) => {
    made = await addContents(client, add, (key) => missing.push(key));
    signal.throwIfAborted();
  };
  await writeArchive(path, secret, fill, confirm, signal);
  report(path, config, made as Manifest, missing, (await stat(path)).size);
}

async function addContents(
  client: Client,
  add: AddEntry,
  onMissing: (key: string) => void,
): Promise<Manifest> {
  const madeAt = new Date().toISOString();
  const progress = startProgress();
  let rows = 0;
  say("Backing up the database …");
  const snapshot = await copyOut(
    client,
    (table, number, part) => {
      progress.show(() => `${table}, part ${number}, ${counted(rows, "row")} before it`);
      return add(`${tablesFolder}${encodeURIComponent(table)}/${number}`, part);
    },
    (copied) => {
      rows += copied;
    },
  );
  progress.end();

  say(`Backing up the files (${counted(rows, "row")} done) …`);
  const names = createHash("sha256");
  const files = { count: 0, bytes: 0 };
  for await (const { key, bytes } of readFiles(snapshot.fileRows, onMissing)) {
    const sha256 = hash("sha256", bytes);
    names.update(fileLine(key, sha256));
    files.count++;
    files.bytes += bytes.length;
    await add(`${filesFolder}${key}`, bytes, sha256);
    progress.show(() => `${counted(files.count, "file")}, ${sizeOf(files.bytes)}`);
  }
  progress.end();

  const manifest: Manifest = {
    format: 1,
    madeAt,
    schema: { name: migrationName(snapshot.version), createdAt: snapshot.version },
    tables: snapshot.tables,
    sequences: snapshot.sequences,
    files: { ...files, sha256: names.digest("hex") },
  };
  await add(manifestName, Buffer.from(JSON.stringify(manifest, null, 2)));
  return manifest;
}

/** The database may be newer than this release while another one is being started. */
function migrationName(version: number): string {
  const known = listMigrations(resolve("database/migrations"));
  return known.find(({ createdAt }) => createdAt === version)?.name ?? "unknown";
}

function report(
  path: string,
  config: Config,
  { tables, files }: Manifest,
  missing: readonly string[],
  size: number,
): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(`${path}: ${sizeOf(size)}, ${counted(rows, "row")}, ${counted(files.count, "file")}`);
  if (!config.secret) {
    say(`${secretBeside(path)}: the secret that a restore needs. Keep both, in different places.`);
  }
  if (missing.length > 0) {
    say(`Careful: ${counted(missing.length, "file")} had been lost before, such as ${missing[0]}.`);
  }
}
