import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { chmod, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isRunning, makeDataFolder } from "#tests/support/server.ts";
import { watchFolder } from "#tests/support/timing.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

const isRoot = process.getuid?.() === 0;
let folder: Awaited<ReturnType<typeof makeDataFolder>>;
let home: string;

beforeEach(async () => {
  folder = await makeDataFolder();
  home = join(folder.path, "postgres");
});

afterEach(() => folder.remove());

test("the database is durable, uses UTF-8 and requires the password", async () => {
  const database = await start();
  for (const [setting, value] of [
    ["fsync", "on"],
    ["data_checksums", "on"],
    ["server_encoding", "UTF8"],
    ["listen_addresses", ""],
    ["TimeZone", "UTC"],
  ]) {
    expect(await query(database.url, `show ${setting}`)).toEqual([value]);
  }
  expect(await query(database.url, "select lower('ÆØÅ')")).toEqual(["æøå"]);
  const wrong = database.url.replace(/:[^:@]+@/, ":wrong@");
  await expect(query(wrong, "select 1")).rejects.toThrow(/password authentication failed/);
  expect(statSync(join(home, "password")).mode & 0o777).toBe(0o600);
  await database.stop();
});

test("data survives a restart", { tags: ["nightly"] }, async () => {
  const first = await start();
  await query(first.url, "create table kept as select 'answer' as word");
  await first.stop();
  const second = await start();
  expect(await query(second.url, "select word from kept")).toEqual(["answer"]);
  await second.stop();
});

test("a database that cannot be started for a while is started again", {
  tags: ["nightly"],
  timeout: 60_000,
}, async () => {
  const database = await start();
  const control = join(home, "data/global/pg_control");
  await rename(control, `${control}.aside`);
  const pidFile = join(home, "data/postmaster.pid");
  const killedPid = Number.parseInt(readFileSync(pidFile, "utf8"), 10);
  process.kill(killedPid, "SIGKILL");
  const killed = Date.now();
  // Each attempt appends to the log.
  const isTryingAfter = (ms: number) => (Date.now() > killed + ms ? true : undefined);
  const isTrying = await watchFolder(home, () => isTryingAfter(6_000));
  await rename(`${control}.aside`, control);
  expect(isTrying).toBe(true);
  const isReady = () => {
    const text = existsSync(pidFile) ? readFileSync(pidFile, "utf8") : "";
    return (text.includes("ready") && !text.startsWith(`${killedPid}\n`)) || undefined;
  };
  expect(await watchFolder(join(home, "data"), isReady)).toBe(true);
  expect(await query(database.url, "select 1")).toEqual([1]);
  await database.stop();
});

test("a second server on the folder is refused while the first runs", {
  tags: ["nightly"],
}, async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(/Another Jaord server \(process \d+\)/);
  await first.stop();
  await (await start()).stop();
});

test("an unfinished database of a killed server is discarded", { tags: ["nightly"] }, async () => {
  mkdirSync(join(home, "unfinished-x/data"), { recursive: true });
  const database = await start();
  expect(await readdir(home)).not.toContain("unfinished-x");
  await database.stop();
});

test("the database starts although another process has the dead postmaster's pid", {
  tags: ["nightly"],
}, async () => {
  await (await start()).stop();
  const { uid, gid } = statSync(join(home, "data"));
  const other = spawn("sleep", ["60"], isRoot ? { uid, gid, cwd: "/" } : {});
  const pidFile = [other.pid, join(home, "data"), 1, 5432, home, "", "", "ready"].join("\n");
  await writeFile(join(home, "data/postmaster.pid"), `${pidFile}\n`);
  const database = await start();
  expect(await query(database.url, "select 1::text")).toEqual(["1"]);
  expect(isRunning(other.pid ?? 0)).toBe(true);
  await database.stop();
  other.kill();
});

test("a start that fails after the database is up stops it again", {
  tags: ["nightly"],
}, async () => {
  await (await start()).stop();
  const passwordFile = join(home, "password");
  const password = readFileSync(passwordFile, "utf8");
  writeFileSync(passwordFile, "wrong");
  await expect(start()).rejects.toThrow(/password authentication failed/);
  expect(existsSync(join(home, "data/postmaster.pid"))).toBe(false);
  expect(existsSync(join(home, "socket"))).toBe(false);
  writeFileSync(passwordFile, password);
  const database = await start();
  expect(await query(database.url, "select 1::text")).toEqual(["1"]);
  await database.stop();
});

test("data of another PostgreSQL version is refused and left unchanged", async () => {
  await (await start()).stop();
  const version = join(home, "data/PG_VERSION");
  writeFileSync(version, "15\n");
  await expect(start()).rejects.toThrow(/made by PostgreSQL 15; this Jaord brings \d+/);
  expect(await readFile(version, "utf8")).toBe("15\n");
});

test("the database starts in a folder whose path is too long for a socket", {
  tags: ["nightly"],
}, async () => {
  const deep = join(folder.path, "a".repeat(100));
  const database = await startEmbeddedPostgres(deep, () => undefined);
  expect(await query(database.url, "select 1::text")).toEqual(["1"]);
  await database.stop();
});

test("a link to a missing database is reported", async () => {
  await symlink(join(folder.path, "gone"), home);
  await expect(start()).rejects.toThrow(/points to the database in .*gone, which is not there/);
});

test.runIf(isRoot)(
  "a root-only folder gets its database elsewhere, and a new folder a new one",
  async () => {
    await chmod(folder.path, 0o700);
    const dataDir = join(folder.path, "data");
    const first = await startEmbeddedPostgres(dataDir, () => undefined);
    const firstHome = readlinkSync(join(dataDir, "postgres"));
    expect(statSync(join(firstHome, "data")).uid).not.toBe(0);
    await first.stop();
    await (await startEmbeddedPostgres(dataDir, () => undefined)).stop();
    expect(readlinkSync(join(dataDir, "postgres"))).toBe(firstHome);

    await rm(dataDir, { recursive: true });
    await mkdir(dataDir);
    const second = await startEmbeddedPostgres(dataDir, () => undefined);
    const secondHome = readlinkSync(join(dataDir, "postgres"));
    expect(secondHome).not.toBe(firstHome);
    await second.stop();
    for (const path of [firstHome, secondHome]) await rm(path, { recursive: true });
  },
);

function start() {
  return startEmbeddedPostgres(folder.path, () => undefined);
}

/** Returns the first column. */
async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: "array" })).rows.map(([first]) => first);
  } finally {
    await client.end();
  }
}
