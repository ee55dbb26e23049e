import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { StartError } from "../start-error.ts";

export class FolderInUseError extends StartError {}

const timeoutMs = 300;
// A garbage-collected handle would release its lock.
const heldLocks = new Set<DatabaseSync>();

/** Locks an empty SQLite file, because the system releases that lock however the process ends. */
export async function lockFolder(folder: string): Promise<() => void> {
  const lock = new DatabaseSync(join(folder, "lock"));
  const pidFile = join(folder, "server.pid");
  const deadline = Date.now() + timeoutMs;
  while (!tryLock(lock)) {
    if (Date.now() > deadline) {
      lock.close();
      const owner = readFileSync(pidFile, { encoding: "utf8", flag: "a+" }).trim();
      throw new FolderInUseError(
        `Another Jaord server (process ${owner || "unknown"}) uses the database in ${folder}.\n` +
          "Stop it first, or give this one its own folder: DATA_DIR=another-folder npm start",
      );
    }
    await wait(50);
  }
  heldLocks.add(lock);
  writeFileSync(pidFile, `${process.pid}\n`);
  return () => {
    heldLocks.delete(lock);
    if (lock.isOpen) lock.close();
  };
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec("begin exclusive");
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === 5) return false;
    throw error;
  }
}
