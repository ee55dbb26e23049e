import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";

/** Whose rights PostgreSQL runs with. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. Started by root it runs as the owner of `folders` (the first
 * that exists and is not root's), else as `postgres`, else as `nobody`; undefined: as ourselves.
 */
export function databaseAccount(...folders: string[]): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = knownAccounts();
  for (const folder of folders) {
    const uid = statSync(folder, { throwIfNoEntry: false })?.uid;
    const owner = uid && accounts.find((account) => account.uid === uid);
    if (owner) return owner;
  }
  return (
    accounts.find(({ name }) => name === "postgres") ??
    accounts.find(({ name }) => name === "nobody")
  );
}

/** Whether `account` can get at `path`: asked of the system, so that every rule of it counts. */
export function canReach(account: Account | undefined, path: string): boolean {
  if (!account) return true;
  const { uid, gid } = account;
  return spawnSync("test", ["-x", path], { uid, gid, cwd: "/" }).status === 0;
}

function knownAccounts(): Account[] {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .filter((fields) => fields.length === 7)
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
