import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { on, once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { connectDatabase, disconnectDatabase } from "#app/platform/db/database.server.ts";
import { freePort } from "#server/free-port.ts";

const startTimeoutMs = 60_000;
/** As in scripts/product.mjs, of the checkout in the working directory. */
const builtServer = (): [string, ...string[]] => [
  process.execPath,
  "--max-semi-space-size=4",
  "--v8-pool-size=1",
  resolve("build/server/main.js"),
];

/** The built server (`npm run build`), running as a process of its own. */
export interface RunningServer {
  url: string;
  pid: number;
  dataDir: string;
  /** Time from start to the first response. */
  readyAfterMs: number;
  /** Waits until it responds again. */
  waitUntilReady: () => Promise<void>;
  output: () => string;
  /** Sends the signal. Returns the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Kills its process group; the database is in another group. */
  kill: () => Promise<void>;
}

export interface ConnectedServer extends RunningServer {
  /** Stops it and removes its data folder. */
  end: () => Promise<void>;
}

/** Starts the built server on a free port. Throws an error with its output if it exits. */
export async function startServer(
  dataDir: string,
  variables: Record<string, string> = {},
  [program, ...args]: [string, ...string[]] = builtServer(),
): Promise<RunningServer> {
  const started = performance.now();
  const port = variables.PORT ?? String(await freePort());
  const url = `http://localhost:${port}`;
  const child = spawn(program, args, {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      NODE_ENV: "production",
      JAORD_ENV: "local",
      LOG_LEVEL: "warn",
      DATA_DIR: dataDir,
      PORT: port,
      ...variables,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const ready = () => waitUntilReady(child, url, () => output);
  await Promise.race([readyLineOf(child), wait(startTimeoutMs, undefined, { ref: false })]);
  await ready();
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    readyAfterMs: performance.now() - started,
    waitUntilReady: ready,
    output: () => output,
    stop: async (signal = "SIGTERM") => {
      child.kill(signal);
      return exitOf(child);
    },
    kill: async () => {
      process.kill(-(child.pid ?? 0), "SIGKILL");
      await exitOf(child);
    },
  };
}

/** Waits until the server has printed that it is ready, or its output has ended. */
async function readyLineOf({ stdout }: { stdout: Readable }): Promise<void> {
  let text = "";
  for await (const [chunk] of on(stdout, "data", { close: ["end"] })) {
    text += chunk;
    if (text.includes("Jaord is ready")) return;
  }
}

/**
 * Sends requests until one succeeds, as a condition of what follows: a server prints nothing when
 * its database is back, or when its output goes elsewhere.
 */
async function waitUntilReady(
  child: ChildProcess,
  url: string,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const signal = AbortSignal.timeout(2_000);
    const response = await fetch(`${url}/healthz`, { signal }).catch(() => undefined);
    if (response?.ok) return;
    await wait(20);
  }
  child.kill("SIGKILL");
  throw new Error(`the server did not start:\n${output()}`);
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}

/** Returns a new empty data folder and a function that removes it. */
export async function makeDataFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "jaord-"));
  // As root, the account that runs the database must be able to pass through.
  await chmod(path, 0o711);
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** As `makeDataFolder`; inside `npm test` with a migrated database, which takes seconds to make. */
export async function makePreparedFolder(): ReturnType<typeof makeDataFolder> {
  const folder = await makeDataFolder();
  const prepared = process.env.PREPARED_FOLDER;
  if (prepared) await promisify(execFile)("cp", ["-a", `${prepared}/.`, folder.path]);
  return folder;
}

/** Starts a server with a database of its own, which `db()` is connected to until `end`. */
export async function startConnectedServer(
  variables: Record<string, string>,
): Promise<ConnectedServer> {
  const folder = await makePreparedFolder();
  const server = await startServer(folder.path, variables);
  connectToServer(server);
  const end = async () => {
    await disconnectDatabase();
    await server.stop();
    await folder.remove();
  };
  return { ...server, end };
}

/**
 * Starts two servers on one database, as behind a load balancer, and connects `db()` to it. The first
 * is behind PostgreSQL's policies; the second has the owner's role alone.
 * @param settings with a `SECRET`, so that each accepts the form tokens and cookies of the other
 */
export async function startServerPair(
  settings: Record<string, string> & { SECRET: string },
): Promise<{ urls: [string, string]; databaseUrl: string; stop: () => Promise<void> }> {
  const folders = [await makePreparedFolder(), await makeDataFolder()] as const;
  const first = await startServer(folders[0].path, settings);
  const databaseUrl = databaseUrlOf(first.dataDir);
  const second = await startServer(folders[1].path, { ...settings, DATABASE_URL: databaseUrl });
  connectToServer({ dataDir: first.dataDir, secret: settings.SECRET });
  return {
    urls: [first.url, second.url],
    databaseUrl,
    stop: async () => {
      await disconnectDatabase();
      for (const server of [second, first]) await server.stop();
      for (const folder of folders) await folder.remove();
    },
  };
}

/**
 * Connects `db()` to a server's database and reads the server's settings, for factories and
 * sessions. Must be followed by `disconnectDatabase`.
 */
export function connectToServer({
  dataDir,
  databaseUrl = databaseUrlOf(dataDir),
  secret,
}: {
  dataDir: string;
  databaseUrl?: string;
  /** Unless it is in the data folder. */
  secret?: string;
}): void {
  configure(parseConfig({ DATA_DIR: dataDir, ...(secret && { SECRET: secret }) }));
  connectDatabase(databaseUrl);
}

/** Returns the process id of the data folder's database; 0 when none runs. */
export function databasePid(dataDir: string): number {
  return Number(pidFile(dataDir)[0] ?? 0);
}

export function databaseUrlOf(dataDir: string): string {
  const password = readFileSync(join(dataDir, "postgres/password"), "utf8");
  const socketFolder = encodeURIComponent(pidFile(dataDir)[4] ?? "");
  return `postgres://jaord:${password}@localhost/jaord?host=${socketFolder}`;
}

export function killDatabase(dataDir: string): void {
  const pid = databasePid(dataDir);
  if (pid && isRunning(pid)) process.kill(pid, "SIGKILL");
}

/** Runs `work` while the data folder's database does not respond and keeps its connections. */
export async function withHangingDatabase<Result>(
  dataDir: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const postmaster = databasePid(dataDir);
  const children = execFileSync("pgrep", ["-P", String(postmaster)], { encoding: "utf8" });
  const processes = [postmaster, ...children.trim().split("\n").map(Number)];
  for (const pid of processes) process.kill(pid, "SIGSTOP");
  try {
    return await work();
  } finally {
    for (const pid of processes) process.kill(pid, "SIGCONT");
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function pidFile(dataDir: string): string[] {
  const file = join(dataDir, "postgres/data/postmaster.pid");
  return existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
}

export function withDatabaseName(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Data of tests need not survive a crash of the machine, and no commit waits for the disk. */
export async function disableFsync(url: string): Promise<void> {
  await execute(url, "alter system set fsync = off");
  await execute(url, "select pg_reload_conf()");
}

/** Runs one statement over a new connection. Returns its rows. */
export async function execute(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}
