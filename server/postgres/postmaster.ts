import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { log } from "#app/platform/log.server.ts";
import { StartError } from "../start-error.ts";
import { program } from "./binaries.ts";
import { type Cluster, spawnOptions } from "./cluster.ts";

const startTimeoutMs = 5_000;
const maxRestartDelayMs = 5_000;
const maxLogBytes = 10_000_000;

export async function runPostmaster(
  cluster: Cluster,
  settings: string[],
): Promise<{ stop: () => Promise<void> }> {
  let stopping = false;
  let child = await launch(cluster, settings);

  const supervise = async () => {
    for (let restartDelayMs = 0; !stopping; ) {
      const started = Date.now();
      await waitForExit(child);
      if (stopping) return;
      log().error({ exit: child.exitCode ?? child.signalCode }, "the database died, restarting it");
      restartDelayMs =
        Date.now() - started > 60_000 ? 0 : Math.min(restartDelayMs * 2 + 100, maxRestartDelayMs);
      await wait(restartDelayMs);
      if (stopping) return;
      // With a full disk it cannot start until there is space.
      child = await launch(cluster, settings).catch((error) => {
        log().error({ err: error }, "the database does not start, trying again");
        return child;
      });
    }
  };
  const supervision = supervise();

  return {
    stop: async () => {
      stopping = true;
      if (isRunning(child)) await stopPostmaster(cluster);
      await supervision;
      if (isRunning(child)) await stopPostmaster(cluster);
    },
  };
}

/** Waits without limit for crash recovery. */
async function launch(cluster: Cluster, settings: string[]): Promise<ChildProcess> {
  const deadline = Date.now() + startTimeoutMs;
  do {
    await stopOrphan(cluster);
    const child = spawnPostmaster(cluster, settings);
    if (await waitUntilReady(cluster, child)) return child;
    // The sessions of a killed postmaster hold its shared memory for a moment.
    await wait(200);
  } while (Date.now() < deadline);
  throw new StartError(`The database does not start. Its log: ${join(cluster.home, "log")}`);
}

function spawnPostmaster(cluster: Cluster, settings: string[]): ChildProcess {
  const output = openLog(join(cluster.home, "log"));
  try {
    const child = spawn(
      program(cluster.binaries, "postgres"),
      ["-D", cluster.data, ...settings.flatMap((setting) => ["-c", setting])],
      // Detached, so that Ctrl-C reaches only the server, which stops the database last.
      { ...spawnOptions(cluster), detached: true, stdio: ["ignore", output, output] },
    );
    child.on("error", (error) => log().error({ err: error }, "the database cannot be run"));
    return child;
  } finally {
    closeSync(output);
  }
}

async function waitUntilReady(cluster: Cluster, child: ChildProcess): Promise<boolean> {
  while (isRunning(child)) {
    const { pid, status } = readPidFile(cluster);
    if (pid === child.pid && status === "ready") return true;
    await wait(10);
  }
  return false;
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

async function waitForExit(child: ChildProcess): Promise<void> {
  if (isRunning(child)) await once(child, "exit");
}

function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > maxLogBytes) renameSync(path, `${path}.old`);
  return openSync(path, "a", 0o600);
}

interface PidFile {
  pid: number;
  status?: string;
  port?: string;
  socketFolder?: string;
}

/** Without a postmaster the pid is 0. */
export function readPidFile({ data }: Pick<Cluster, "data">): PidFile {
  try {
    const lines = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    const [pid, , , port, socketFolder, , , status] = lines.map((line) => line.trim());
    return { pid: Number(pid), status, port, socketFolder } as PidFile;
  } catch {
    return { pid: 0 };
  }
}

/** Stops the postmaster that a killed server left behind. Requires the folder's lock. */
async function stopOrphan(cluster: Cluster): Promise<void> {
  const { pid } = readPidFile(cluster);
  if (!pid || !isAlive(pid)) return;
  if (isPostmaster(pid, cluster.data)) return stopPostmaster(cluster);
  // Another process has the dead postmaster's pid, and PostgreSQL would take it for a postmaster. It
  // accepts its own parent's pid and still checks the shared memory.
  const path = join(cluster.data, "postmaster.pid");
  writeFileSync(path, readFileSync(path, "utf8").replace(/^\d+/, String(process.pid)));
}

async function stopPostmaster(cluster: Cluster): Promise<void> {
  const stop = (mode: string) =>
    promisify(execFile)(
      program(cluster.binaries, "pg_ctl"),
      ["stop", "-D", cluster.data, "-m", mode, "-t", "20", "--wait", "--silent"],
      spawnOptions(cluster),
    );
  await stop("fast").catch(async () => {
    if (readPidFile(cluster).pid) await stop("immediate");
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Its working directory is its data directory, which its command line names too. */
function isPostmaster(pid: number, data: string): boolean {
  // On Windows pg_ctl uses a pipe that only PostgreSQL processes have.
  if (process.platform === "win32") return true;
  if (process.platform !== "linux") {
    const { stdout } = spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
    return stdout.includes(data);
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
}
