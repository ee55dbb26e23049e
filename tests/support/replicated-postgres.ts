import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "#server/free-port.ts";
import { databaseAccount } from "#server/postgres/home.ts";
import { execute, isRunning, withDatabaseName } from "./server.ts";

const password = "a-password-of-two-servers";
const debianFolder = "/usr/lib/postgresql";

interface PostgresServer {
  url: string;
  data: string;
  /** Ends it and its sessions at once, as when the machine loses its power. */
  kill: () => Promise<void>;
}

/** A primary and a replica of Debian's PostgreSQL, which stores a commit before it is acknowledged. */
export interface ReplicatedPostgres {
  primaryUrl: () => string;
  killPrimary: () => Promise<void>;
  /** Makes the replica the primary. Returns its URL when it accepts writes. */
  promoteReplica: () => Promise<string>;
  /** Makes a replica of the present primary, in the place of a lost one. */
  attachReplica: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts both in a folder that the database's account can enter. */
export async function startReplicatedPostgres(folder: string): Promise<ReplicatedPostgres> {
  const programs = debianPrograms();
  const account = databaseAccount();
  const run = async (program: string, ...args: string[]) => {
    const options = { ...account, cwd: "/", env: { LC_ALL: "C", PGPASSWORD: password } };
    await promisify(execFile)(join(programs, program), args, options);
  };
  const home = join(folder, "servers");
  mkdirSync(home);
  const passwordFile = join(home, "password");
  writeFileSync(passwordFile, password);
  if (account) for (const path of [home, passwordFile]) chownSync(path, account.uid, account.gid);

  const start = async (data: string): Promise<PostgresServer> => {
    const port = await freePort();
    const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories="];
    const more = ["wal_keep_size=256MB", "max_connections=200", "timezone=UTC"];
    const child = spawn(
      join(programs, "postgres"),
      ["-D", data, ...[...settings, ...more].flatMap((setting) => ["-c", setting])],
      { ...account, cwd: "/", env: { LC_ALL: "C" }, stdio: "ignore" },
    );
    const url = `postgres://jaord:${password}@127.0.0.1:${port}/postgres`;
    await untilTrue(() => execute(url, "select true as done").catch(() => []));
    return { url, data, kill: () => killWithChildren(child) };
  };

  const first = join(home, "first");
  await run(
    "initdb",
    ...["-D", first, "-U", "jaord", "--pwfile", passwordFile, "-E", "UTF8"],
    "-A",
    "scram-sha-256",
    "--locale=C.UTF-8",
  );
  let primary = await start(first);
  let replica: PostgresServer | undefined;
  await execute(primary.url, "create database jaord");
  const urlOf = ({ url }: PostgresServer) => withDatabaseName(url, "jaord");

  const attachReplica = async () => {
    const data = join(home, primary.data === first ? "second" : "first");
    await rm(data, { recursive: true, force: true });
    await run("pg_basebackup", "-D", data, "-d", primary.url, "-R", "-X", "stream", "-c", "fast");
    replica = await start(data);
    await execute(primary.url, "alter system set synchronous_standby_names = '*'");
    await execute(primary.url, "select pg_reload_conf()");
    await untilTrue(() =>
      execute(primary.url, "select sync_state = 'sync' as done from pg_stat_replication"),
    );
  };
  await attachReplica();
  return {
    primaryUrl: () => urlOf(primary),
    killPrimary: () => primary.kill(),
    promoteReplica: async () => {
      if (!replica) throw new Error("there is no replica");
      await run("pg_ctl", "promote", "-D", replica.data, "--wait");
      primary = replica;
      replica = undefined;
      return urlOf(primary);
    },
    attachReplica,
    stop: async () => {
      await replica?.kill();
      await primary.kill();
    },
  };
}

function debianPrograms(): string {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const [newest] = versions.sort((a, b) => Number(b) - Number(a));
  if (!newest) throw new Error("PostgreSQL is missing: apt-get install postgresql");
  return join(debianFolder, newest, "bin");
}

async function killWithChildren(child: ReturnType<typeof spawn>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const { stdout } = await promisify(execFile)("pgrep", ["-P", String(child.pid)]);
  const exit = once(child, "exit");
  for (const pid of [child.pid, ...stdout.trim().split("\n").map(Number)]) {
    // A session may have ended since, with the first of them.
    if (pid && isRunning(pid)) process.kill(pid, "SIGKILL");
  }
  await exit;
}

/** Polls a server that prints nothing when it is ready. */
async function untilTrue(ask: () => Promise<Record<string, unknown>[]>): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const [row] = await ask();
    if (row?.done === true) return;
    if (Date.now() > deadline) throw new Error("PostgreSQL is not ready");
    await wait(50);
  }
}
