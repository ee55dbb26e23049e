import { spawn } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The Debian package of each program. */
const packages = {
  haproxy: "haproxy",
  openssl: "openssl",
  soffice: "libreoffice-calc-nogui",
} as const;

export interface DebianProgram {
  isMissing: boolean;
  /** Adds the name of a missing program to a test's title; `npm test` counts such titles. */
  titleOf: (title: string) => string;
}

/**
 * Installs a missing program if run as root on Debian. Throws if it is still missing and
 * REQUIRE_PROGRAMS is 1.
 */
export async function requireProgram(name: keyof typeof packages): Promise<DebianProgram> {
  if (!isInstalled(name) && process.getuid?.() === 0 && isInstalled("apt-get")) {
    await install(packages[name]);
  }
  const isMissing = !isInstalled(name);
  if (isMissing && process.env.REQUIRE_PROGRAMS === "1") {
    throw new Error(`${name} is missing: apt-get install ${packages[name]}`);
  }
  return { isMissing, titleOf: (title) => (isMissing ? `${title} (needs ${name})` : title) };
}

function isInstalled(name: string): boolean {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...folders, "/usr/bin", "/usr/sbin"].some((folder) => {
    const path = join(folder, name);
    if (!existsSync(path)) return false;
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

async function install(debianPackage: string): Promise<void> {
  process.stderr.write(`Installing ${debianPackage} from Debian …\n`);
  // Another test file may hold the lock.
  const options = ["--yes", "--quiet", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=600"];
  const arguments_ = ["install", ...options, debianPackage];
  if (await succeeds("apt-get", arguments_)) return;
  await succeeds("apt-get", ["update", "--quiet"]);
  await succeeds("apt-get", arguments_);
}

function succeeds(command: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const child = spawn(command, args, { env, stdio: "ignore" });
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}
