import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { Client } from "pg";
import S3rver from "s3rver";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listMigrations, makeSchema, schemaVersion } from "#app/platform/db/migrate.server.ts";
import { holdServingLock, takeDatabase } from "#app/platform/db/serving-lock.server.ts";
import { s3Storage } from "#app/platform/storage/s3-storage.server.ts";
import { manifestName } from "#server/backup/manifest.ts";
import { readArchive } from "#server/backup/read-archive.ts";
import { writeArchive } from "#server/backup/write-archive.ts";
import { startEmbeddedPostgres } from "#server/embedded-postgres.ts";
import { runBackupCommand, startBackupCommand } from "../support/backup.ts";
import { execute, makePreparedFolder, startServer, withDatabaseName } from "../support/server.ts";

// A database server and S3 outside the product, as in production; and an archive of the schema
// before the newest migration.

const SECRET = "a-secret-that-only-this-backup-test-knows";
const migrations = resolve("database/migrations");
const known = listMigrations(migrations);
const picture = "0198a7c2-0000-4000-8000-00000000000a";
const key = `pictures/${picture}/480.webp`;
const bytes = Buffer.from("the bytes of a picture");

let folder: Awaited<ReturnType<typeof makePreparedFolder>>;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let s3: S3rver;
let endpoint: string;
let archive: string;
let source: Record<string, string>;
let target: Record<string, string> & { DATABASE_URL: string };

beforeAll(async () => {
  folder = await makePreparedFolder();
  archive = join(folder.path, "jaord.tar.zst");
  postgres = await startEmbeddedPostgres(folder.path, () => undefined);
  const buckets = ["source", "target"].map((name) => ({ name, configs: [] }));
  const options = { directory: join(folder.path, "s3"), address: "127.0.0.1", port: 0 };
  s3 = new S3rver({ ...options, silent: true, configureBuckets: buckets });
  endpoint = `http://127.0.0.1:${(await s3.run()).port}`;
  source = await makeInstallation("source");
  target = await makeInstallation("target");
  await fillPreviousSchema(source.DATABASE_URL ?? "");
  await bucket("source").put(key, bytes);
});

afterAll(async () => {
  await s3.close();
  await postgres.stop();
  await folder.remove();
});

test("a killed or stopped backup leaves no archive", async () => {
  const stalled = await stalledStorage("GET");
  const settings = { ...source, S3_ENDPOINT: stalled.url };
  for (const [signal, expected] of [
    ["SIGTERM", [143, null]],
    ["SIGKILL", [null, "SIGKILL"]],
  ] as const) {
    const backup = startBackupCommand("backup", ["--to", archive], settings);
    await stalled.nextRequest();
    backup.kill(signal);
    expect(await once(backup, "exit")).toEqual(expected);
    expect(existsSync(archive), signal).toBe(false);
    expect(existsSync(`${archive}.partial`), signal).toBe(signal === "SIGKILL");
  }
  await stalled.close();
});

test("an archive of the previous schema is migrated on the way in", async () => {
  const backup = await runBackupCommand("backup", ["--to", archive], source);
  expect(backup).toMatchObject({ code: 0, output: expect.stringContaining("1 file") });
  expect(existsSync(`${archive}.secret`), "SECRET is in the environment").toBe(false);
  expect(existsSync(`${archive}.partial`)).toBe(false);
  const { schema } = await readArchive(archive, SECRET);
  expect(schema).toEqual(known.at(-2));

  expect(await restore()).toMatchObject({ code: 0 });
  expect(await versionOf(target.DATABASE_URL)).toBe(known.at(-1)?.createdAt);
  expect(await namesIn(target.DATABASE_URL)).toEqual(["Kari\n\tNordmann \\N"]);
  expect(Buffer.from((await bucket("target").get(key))?.bytes ?? [])).toEqual(bytes);
});

test("another SECRET, a newer schema and a database in use are refused", async () => {
  const other = await restore({ SECRET: "another-secret-of-thirty-two-characters" });
  expect(other).toMatchObject({ code: 1, output: expect.stringContaining("another secret") });

  const newer = await restore({}, await archiveOfNextRelease());
  expect(newer).toMatchObject({ code: 1, output: expect.stringContaining("a newer release") });

  const serving = await holdServingLock(target.DATABASE_URL, () => undefined);
  const inUse = await restore();
  expect(inUse).toMatchObject({ code: 1, output: expect.stringContaining("Stop it first") });
  await serving.close();
  expect(await namesIn(target.DATABASE_URL)).toHaveLength(1);
});

test("a product does not start while a restore has the database", async () => {
  const client = await connect(target.DATABASE_URL);
  expect(await takeDatabase(client)).toBe(true);
  await expect(startServer(join(folder.path, "third"), target)).rejects.toThrow(
    "A restore is writing this database",
  );
  await client.end();
});

test("a restore that is killed half-way leaves the old data, and can be repeated", async () => {
  await execute(target.DATABASE_URL, "update users set name = 'Ola'");
  const stalled = await stalledStorage("PUT");
  const settings = { ...target, S3_ENDPOINT: stalled.url };
  const killed = startBackupCommand("restore", ["--from", archive, "--overwrite"], settings);
  await stalled.nextRequest();
  killed.kill("SIGKILL");
  await once(killed, "exit");
  await stalled.close();
  await endSessions(target.DATABASE_URL);
  expect(await namesIn(target.DATABASE_URL)).toEqual(["Ola"]);
  const repeated = await restore({}, archive, "--overwrite");
  expect(repeated.code, repeated.output).toBe(0);
  expect(await namesIn(target.DATABASE_URL)).toEqual(["Kari\n\tNordmann \\N"]);
});

/** A killed program's session has its locks until the server notices. */
async function endSessions(url: string): Promise<void> {
  await execute(
    url,
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
}

function restore(more: Record<string, string> = {}, from = archive, ...flags: string[]) {
  return runBackupCommand("restore", ["--from", from, ...flags], { ...target, ...more });
}

async function makeInstallation(name: string) {
  await execute(postgres.url, `create database ${name}`);
  return {
    DATABASE_URL: withDatabaseName(postgres.url, name),
    DATA_DIR: join(folder.path, name),
    SECRET,
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  };
}

async function fillPreviousSchema(url: string): Promise<void> {
  const client = await connect(url);
  await makeSchema(client, migrations, known.at(-2)?.createdAt ?? 0);
  const values = ["kari", "Kari\n\tNordmann \\N", "kari@example.no"];
  await client.query("insert into users (id, name, email) values ($1, $2, $3)", values);
  await client.query("insert into limits values ('a', 1, 1)");
  const { rows } = await client.query("select to_regclass('pictures') as pictures");
  if (rows[0]?.pictures) {
    const insert =
      "insert into pictures (id, width, height, widths) values ($1, 480, 320, '{480}')";
    await client.query(insert, [picture]);
  }
  await client.end();
}

/** The archive as a release with one more migration would have written it. */
async function archiveOfNextRelease(): Promise<string> {
  const path = join(folder.path, "newer.tar.zst");
  const manifest = await readArchive(archive, SECRET);
  const schema = { name: "9999_later", createdAt: (known.at(-1)?.createdAt ?? 0) + 1 };
  await writeArchive(
    path,
    SECRET,
    async (add) => {
      await readArchive(archive, SECRET, {
        onTablePart: (table, part) => add(`tables/${table}/1`, part),
      });
      const files = { count: 0, bytes: 0, sha256: emptySha256 };
      await add(manifestName, Buffer.from(JSON.stringify({ ...manifest, schema, files })));
    },
    async () => undefined,
    new AbortController().signal,
  );
  return path;
}

const emptySha256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

/** Forwards to S3, except requests of one method, which never get a response. */
async function stalledStorage(method: string) {
  const requests: IncomingMessage[] = [];
  const server: Server = createServer(async (request, response) => {
    if (request.method === method) return void server.emit("stalled", requests.push(request));
    const { body, status } = await fetch(`${endpoint}${request.url}`, {
      method: request.method ?? "GET",
      headers: request.headers as Record<string, string>,
    });
    response.writeHead(status);
    for await (const chunk of body ?? []) response.write(chunk);
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    nextRequest: () => once(server, "stalled"),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function bucket(name: string) {
  const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  return s3Storage({ endpoint, region: "eu-north-1", bucket: name, ...keys });
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

async function versionOf(url: string): Promise<number | null> {
  const client = await connect(url);
  try {
    return await schemaVersion(client);
  } finally {
    await client.end();
  }
}

async function namesIn(url: string): Promise<unknown[]> {
  return (await execute(url, "select name from users")).map(({ name }) => name);
}
