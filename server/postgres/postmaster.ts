import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { log } from "#app/platform/log.server.ts";
import { StartError } from "../start-error.ts";
import { program } from "./binaries.ts";
import { asOwner, type Cluster } from "./cluster.ts";
import { endOrphan, readPidFile, stopPostmaster } from "./orphan.ts";

const retryForMs = 5_000;
const longestPauseMs = 5_000;
const logLimitBytes = 10_000_000;

/** Runs the cluster's postmaster, and starts it again whenever it dies, until it is stopped. */
export async function runPostmaster(
  cluster: Cluster,
  settings: string[],
): Promise<{ stop: () => Promise<void> }> {
  let stopping = false;
  let child = await launch(cluster, settings);

  const supervise = async () => {
    for (let pauseMs = 0; !stopping; ) {
      const started = Date.now();
      await exited(child);
      if (stopping) return;
      log().error({ exit: child.exitCode ?? child.signalCode }, "the database died, restarting it");
      pauseMs = Date.now() - started > 60_000 ? 0 : Math.min(pauseMs * 2 + 100, longestPauseMs);
      await wait(pauseMs);
      child = await launch(cluster, settings);
    }
  };
  const supervision = supervise().catch((error) =>
    log().fatal({ err: error }, "the database cannot be started again"),
  );

  return {
    stop: async () => {
      stopping = true;
      if (isRunning(child)) await stopPostmaster(cluster);
      await supervision;
      if (isRunning(child)) await stopPostmaster(cluster);
    },
  };
}

/** Starts one postmaster and waits until it accepts connections; recovery may take its time. */
async function launch(cluster: Cluster, settings: string[]): Promise<ChildProcess> {
  const deadline = Date.now() + retryForMs;
  do {
    await endOrphan(cluster);
    const child = spawnPostmaster(cluster, settings);
    if (await accepts(cluster, child)) return child;
    // The sessions of a killed postmaster keep its memory for a moment; then the next try works.
    await wait(200);
  } while (Date.now() < deadline);
  throw new StartError(`The database does not start. What it says: ${join(cluster.home, "log")}`);
}

function spawnPostmaster(cluster: Cluster, settings: string[]): ChildProcess {
  const output = openLog(join(cluster.home, "log"));
  try {
    const child = spawn(
      program(cluster.binaries, "postgres"),
      ["-D", cluster.data, ...settings.flatMap((setting) => ["-c", setting])],
      // An own process group: Ctrl-C in the terminal is for the server, which then stops this.
      { ...asOwner(cluster), detached: true, stdio: ["ignore", output, output] },
    );
    child.on("error", (error) => log().error({ err: error }, "the database cannot be run"));
    return child;
  } finally {
    closeSync(output);
  }
}

async function accepts(cluster: Cluster, child: ChildProcess): Promise<boolean> {
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

async function exited(child: ChildProcess): Promise<void> {
  if (isRunning(child)) await once(child, "exit");
}

function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > logLimitBytes) renameSync(path, `${path}.old`);
  return openSync(path, "a", 0o600);
}
