import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { chown, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { syncFolder } from "#app/platform/storage/sync-folder.server.ts";
import { StartError } from "../start-error.ts";
import { type Binaries, program } from "./binaries.ts";
import type { Account } from "./home.ts";

export const superuser = "jaord";

export interface Cluster {
  home: string;
  data: string;
  binaries: Binaries;
  account: Account | undefined;
}

export function spawnOptions({ home, account }: Cluster) {
  const ids = account ? { uid: account.uid, gid: account.gid } : {};
  return { ...ids, cwd: home, env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" } };
}

/** Atomic: a crash leaves no data directory or a complete one. Requires the folder's lock. */
export async function prepareCluster(
  cluster: Cluster,
  progress: (step: string) => void,
): Promise<string> {
  await removeUnfinished(cluster.home);
  const passwordFile = join(cluster.home, "password");
  if (existsSync(cluster.data)) {
    checkVersion(cluster);
    return readFileSync(passwordFile, "utf8");
  }
  progress("Making the database");
  const password = randomBytes(24).toString("base64url");
  await writeFile(passwordFile, password, { mode: 0o600, flush: true });
  await initialize(cluster, password);
  return password;
}

function checkVersion({ data, binaries }: Cluster): void {
  const major = readFileSync(join(data, "PG_VERSION"), "utf8").trim();
  if (major === binaries.major) return;
  throw new StartError(
    `The database in ${data} was made by PostgreSQL ${major}; this Jaord brings ${binaries.major}.\n` +
      "Start it with the Jaord that made it, or choose another DATA_DIR.",
  );
}

async function initialize(cluster: Cluster, password: string): Promise<void> {
  const { home, account } = cluster;
  const temporaryFolder = await mkdtemp(join(home, "unfinished-"));
  const passwordFile = join(temporaryFolder, "password");
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) {
    await chown(temporaryFolder, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  await promisify(execFile)(
    program(cluster.binaries, "initdb"),
    [
      ["--pgdata", join(temporaryFolder, "data")],
      ["--username", superuser, "--pwfile", passwordFile],
      ["--auth=scram-sha-256", "--encoding=UTF8", "--data-checksums", "--no-instructions"],
      ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    ].flat(),
    spawnOptions(cluster),
  );
  await rename(join(temporaryFolder, "data"), cluster.data);
  await syncFolder(home);
  await rm(temporaryFolder, { recursive: true });
}

async function removeUnfinished(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!name.startsWith("unfinished-")) continue;
    // The initdb of a killed server may still be writing here.
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 5 });
  }
}
