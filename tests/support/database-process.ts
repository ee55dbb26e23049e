import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the process id of the data folder's database; 0 when none runs. */
export function databasePid(dataDir: string): number {
  return Number(pidFile(dataDir)[0] ?? 0);
}

/** Returns the URL of the data folder's database. */
export function databaseUrlOf(dataDir: string): string {
  const password = readFileSync(join(dataDir, "postgres/password"), "utf8");
  const socketFolder = encodeURIComponent(pidFile(dataDir)[4] ?? "");
  return `postgres://jaord:${password}@localhost/jaord?host=${socketFolder}`;
}

/** Kills the database with SIGKILL, if one runs. */
export function killDatabase(dataDir: string): void {
  const pid = databasePid(dataDir);
  if (pid && isRunning(pid)) process.kill(pid, "SIGKILL");
}

/** Returns true when the process exists. */
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
