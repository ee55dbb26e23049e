import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The process number of the database that runs on a data folder; 0 when none does. */
export function databasePid(dataDir: string): number {
  return Number(pidFile(dataDir)[0] ?? 0);
}

/** The address of the database that runs on a data folder. */
export function databaseUrlOf(dataDir: string): string {
  const password = readFileSync(join(dataDir, "postgres/password"), "utf8");
  const socketFolder = encodeURIComponent(pidFile(dataDir)[4] ?? "");
  return `postgres://jaord:${password}@localhost/jaord?host=${socketFolder}`;
}

/** Ends a database as a power cut would, and does nothing when none runs. */
export function killDatabase(dataDir: string): void {
  const pid = databasePid(dataDir);
  if (pid && isRunning(pid)) process.kill(pid, "SIGKILL");
}

/** Whether a process of this number is there. */
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
