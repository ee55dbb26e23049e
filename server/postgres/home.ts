import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, lstatSync, readFileSync, readlinkSync, statSync } from "node:fs";
import { chmod, mkdir, rmdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../start-error.ts";

export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** Used only by root, whose own folders the database's account cannot reach. */
export const sharedFolder = "/var/lib/jaord";

/** PostgreSQL refuses to run as root. Returns undefined, the current account, for other users. */
export function databaseAccount(...folders: string[]): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  const owners = folders.flatMap((folder) => {
    const uid = statSync(folder, { throwIfNoEntry: false })?.uid;
    return uid ? accounts.filter((account) => account.uid === uid) : [];
  });
  const findAccount = (name: string) => accounts.find((account) => account.name === name);
  return owners[0] ?? findAccount("postgres") ?? findAccount("nobody");
}

/** Only the system knows every kind of permission. */
export function canAccess(account: Account | undefined, path: string): boolean {
  if (!account) return true;
  const { uid, gid } = account;
  return spawnSync("test", ["-x", path], { uid, gid, cwd: "/" }).status === 0;
}

/** Only a link in `dataDir` refers to a folder elsewhere; without it, the database starts empty. */
export async function databaseHome(
  dataDir: string,
  account: Account | undefined,
  progress: (step: string) => void,
): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const path = join(dataDir, "postgres");
  const existing = lstatSync(path, { throwIfNoEntry: false });
  if (existing?.isSymbolicLink()) return linkedHome(path);
  if (canAccess(account, existing ? path : dataDir)) return makeFolder(path);
  if (existing) {
    throw new StartError(
      `User ${account?.name}, who runs the database, cannot enter ${path}.\n` +
        `Let others pass through the folders above it (chmod o+x), or choose another DATA_DIR.`,
    );
  }
  const home = join(sharedFolder, "databases", randomBytes(6).toString("hex"));
  progress(`The database is kept in ${home}: user ${account?.name} cannot enter ${dataDir}`);
  await makeFolder(sharedFolder);
  await makeFolder(join(sharedFolder, "databases"));
  await makeFolder(home);
  try {
    await symlink(home, path);
    return home;
  } catch (error) {
    await rmdir(home);
    if (!existsSync(path)) throw error;
    return linkedHome(path);
  }
}

function linkedHome(link: string): string {
  const home = readlinkSync(link);
  if (existsSync(home)) return home;
  throw new StartError(
    `${link} points to the database in ${home}, which is not there.\n` +
      "Bring it back, or delete the link to begin with an empty database.",
  );
}

async function makeFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  if (process.getuid?.() === 0) await chmod(path, 0o711);
  return path;
}
