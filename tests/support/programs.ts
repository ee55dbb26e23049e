import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** The Debian package of each program that a test needs. */
const packages = {
  haproxy: "haproxy",
  openssl: "openssl",
  pdftotext: "poppler-utils",
  pgbouncer: "pgbouncer",
  soffice: "libreoffice-calc-nogui",
  ssconvert: "gnumeric",
  strace: "strace",
} as const;

type ProgramName = keyof typeof packages;

interface Program {
  isMissing: boolean;
  /** Adds the name of a missing program to a test's title; `npm test` counts such titles. */
  titleOf: (title: string) => string;
}

/**
 * Installs a missing program if run as root on Debian, unless `npm test` has tried it. Throws if it
 * is still missing and REQUIRE_PROGRAMS is 1; otherwise its tests are skipped.
 */
export async function requireProgram(name: ProgramName): Promise<Program> {
  if (!process.env.PROGRAMS_INSTALLED) await installIfMissing(name);
  const isMissing = !isInstalled(name);
  if (isMissing && process.env.REQUIRE_PROGRAMS === "1") {
    throw new Error(`${name} is missing: apt-get install ${packages[name]}`);
  }
  return { isMissing, titleOf: (title) => (isMissing ? `${title} (needs ${name})` : title) };
}

async function installIfMissing(name: ProgramName): Promise<void> {
  if (isInstalled(name) || process.getuid?.() !== 0 || !isInstalled("apt-get")) return;
  process.stderr.write(`Installing ${packages[name]} from Debian …\n`);
  const options = ["--yes", "--quiet", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=600"];
  const install = ["install", ...options, packages[name]];
  if (await runApt(install)) return;
  await runApt(["update", "--quiet"]);
  await runApt(install);
}

function isInstalled(name: string): boolean {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...folders, "/usr/bin", "/usr/sbin"].some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** One at a time: test files run in parallel, and apt refuses to share its lists. */
function runApt(args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const lock = join(tmpdir(), "jaord-apt.lock");
    const child = spawn("flock", [lock, "apt-get", ...args], { env, stdio: "ignore" });
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}

if (import.meta.main) {
  for (const name of Object.keys(packages)) await installIfMissing(name as ProgramName);
}
