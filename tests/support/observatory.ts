import { execFile, execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";

const folder = resolve("tests/observatory");
const rules = resolve(folder, "node_modules/@mdn/mdn-http-observatory");

export interface Score {
  page: string;
  score: number;
  grade: string;
  /** The rules that take points. */
  lost: string[];
}

/**
 * Installs the rules of Mozilla's Observatory where they are missing. Throws if that fails and
 * REQUIRE_PROGRAMS is 1; otherwise the test is skipped, and `npm test` counts it by its title.
 */
export function requireObservatory(): { isMissing: boolean; titleOf: (title: string) => string } {
  try {
    if (!existsSync(rules)) {
      execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "pipe" });
    }
    // Its install script would download the hosts that browsers know as HTTPS only.
    writeFileSync(resolve(rules, "conf/hsts-preload.json"), "{}");
  } catch (error) {
    if (process.env.REQUIRE_PROGRAMS === "1") throw error;
    return { isMissing: true, titleOf: (title) => `${title} (needs mdn-http-observatory)` };
  }
  return { isMissing: false, titleOf: (title) => title };
}

/** Scores pages, given as host and path, over HTTPS with a certificate of the authority. */
export async function scorePages(pages: string[], caFile: string): Promise<Score[]> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: caFile };
  const scan = promisify(execFile)(process.execPath, ["scan.mjs", ...pages], { cwd: folder, env });
  const { stdout } = await scan;
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}
