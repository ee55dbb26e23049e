import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { StartError } from "../start-error.ts";

const patienceMs = 300;
// Held here because a collected handle would let go of its lock.
const held = new Set<DatabaseSync>();

/**
 * Makes this process the only server on `folder` until the answer is called. The lock is the one
 * SQLite takes on an (empty) file: the system drops it with the process, however that ends.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const lock = new DatabaseSync(join(folder, "lock"));
  const deadline = Date.now() + patienceMs;
  while (!tryLock(lock)) {
    if (Date.now() > deadline) {
      lock.close();
      throw new StartError(
        `Another Jaord server (process ${ownerOf(folder)}) uses the database in ${folder}.\n` +
          "Stop it first, or give this one its own folder: DATA_DIR=another-folder npm start",
      );
    }
    await wait(50);
  }
  held.add(lock);
  writeFileSync(join(folder, "server.pid"), `${process.pid}\n`);
  return () => {
    held.delete(lock);
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

function ownerOf(folder: string): string {
  try {
    return readFileSync(join(folder, "server.pid"), "utf8").trim();
  } catch {
    return "unknown";
  }
}
