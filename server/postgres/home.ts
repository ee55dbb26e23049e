import { randomBytes } from "node:crypto";
import { existsSync, lstatSync, readlinkSync } from "node:fs";
import { chmod, mkdir, rmdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../start-error.ts";
import { type Account, canReach } from "./account.ts";

/** Used by root alone, for what another account must reach and cannot in root's own folders. */
export const sharedFolder = "/var/lib/jaord";

/**
 * The folder that holds the database belonging to `dataDir`: `postgres` in it. When `account`
 * cannot enter the data folder, `postgres` is a link to a new folder below `sharedFolder`; the
 * link is all that knows it, so that a deleted data folder means a fresh database.
 */
export async function databaseHome(
  dataDir: string,
  account: Account | undefined,
  progress: (step: string) => void,
): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const place = join(dataDir, "postgres");
  const existing = lstatSync(place, { throwIfNoEntry: false });
  if (existing?.isSymbolicLink()) return linkedHome(place);
  if (canReach(account, existing ? place : dataDir)) return makeFolder(place);
  if (existing) {
    throw new StartError(
      `User ${account?.name}, who runs the database, cannot enter ${place}.\n` +
        `Let others pass through the folders above it (chmod o+x), or choose another DATA_DIR.`,
    );
  }
  const home = join(sharedFolder, "databases", randomBytes(6).toString("hex"));
  progress(`The database is kept in ${home}: user ${account?.name} cannot enter ${dataDir}`);
  await makeFolder(sharedFolder);
  await makeFolder(join(sharedFolder, "databases"));
  await makeFolder(home);
  try {
    await symlink(home, place);
    return home;
  } catch (error) {
    // Another server made the link a moment earlier.
    await rmdir(home);
    if (!existsSync(place)) throw error;
    return linkedHome(place);
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
