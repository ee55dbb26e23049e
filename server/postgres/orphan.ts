import { execFile, spawnSync } from "node:child_process";
import { readFileSync, readlinkSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { program } from "./binaries.ts";
import { asOwner, type Cluster } from "./cluster.ts";

/** What a postmaster writes into `postmaster.pid`: line 1 its process, line 8 its state. */
export function readPidFile({ data }: Cluster): { pid: number; status: string } {
  try {
    const lines = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), status: lines[7]?.trim() ?? "" };
  } catch {
    return { pid: 0, status: "" };
  }
}

/**
 * Ends the postmaster that a killed server left behind. Expects the folder's lock, so that nobody
 * else's database can be meant.
 */
export async function endOrphan(cluster: Cluster): Promise<void> {
  const { pid } = readPidFile(cluster);
  if (!pid || !isAlive(pid)) return;
  if (isPostmaster(pid, cluster.data)) return stopPostmaster(cluster);
  // The dead postmaster's number was given to some other process, which PostgreSQL would take for
  // a running one. It knows its own parent's number as harmless and still checks shared memory.
  const path = join(cluster.data, "postmaster.pid");
  writeFileSync(path, readFileSync(path, "utf8").replace(/^\d+/, String(process.pid)));
}

/** Shuts the cluster's running postmaster down; within 20 seconds in order, then at once. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const stop = (mode: string) =>
    promisify(execFile)(
      program(cluster.binaries, "pg_ctl"),
      ["stop", "-D", cluster.data, "-m", mode, "-t", "20", "--wait", "--silent"],
      asOwner(cluster),
    );
  await stop("fast").catch(async () => {
    const gone = !readPidFile(cluster).pid;
    if (!gone) await stop("immediate");
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

/** A postmaster's working directory is its data directory, and its command line names it. */
function isPostmaster(pid: number, data: string): boolean {
  // On Windows pg_ctl talks to a pipe that only a PostgreSQL process has.
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
