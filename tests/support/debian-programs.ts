import { spawn } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The package of Debian that holds each program. */
const packages = { soffice: "libreoffice-calc-nogui" } as const;

export interface DebianProgram {
  isMissing: boolean;
  /** Names the program in a title where it is missing: the last line of `npm test` counts these. */
  titleOf: (title: string) => string;
}

/**
 * A program that a test runs. On Debian, root installs it when it is missing. Throws when it stays
 * missing and REQUIRE_PROGRAMS is 1; otherwise the caller skips its tests.
 */
export async function debianProgram(name: keyof typeof packages): Promise<DebianProgram> {
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
  return [...folders, "/usr/bin"].some((folder) => {
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
  // Other test files may be installing theirs.
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
