import { execFileSync } from "node:child_process";
import { symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { makeDataFolder } from "./server.ts";
import { supportedSchemas } from "./upgrades.ts";

export interface PreviousRelease {
  commit: string;
  /** Starts its server in its own folder, for `startServer`. */
  program: [string, ...string[]];
  remove: () => Promise<void>;
}

const journalPath = "database/migrations/meta/_journal.json";

/** Returns the last commit before the newest migration; undefined when the history is too short. */
export function findPreviousRelease(): string | undefined {
  const newest = supportedSchemas.at(-1)?.version ?? 0;
  const commits = git("log", "--first-parent", "--format=%H", "--", journalPath).split("\n");
  const before = commits.findIndex((commit) => {
    const versions = git("show", `${commit}:${journalPath}`).matchAll(/"when": (\d+)/g);
    return [...versions].every(([, version]) => Number(version) < newest);
  });
  return before > 0 ? git("rev-parse", `${commits[before - 1]}^`) : undefined;
}

/** Builds it with the packages of the present release. */
export async function buildPreviousRelease(commit: string): Promise<PreviousRelease> {
  const { path, remove } = await makeDataFolder();
  const archive = execFileSync("git", ["archive", commit], { maxBuffer: 1e9 });
  execFileSync("tar", ["--extract", "--directory", path], { input: archive });
  await symlink(resolve("node_modules"), join(path, "node_modules"));
  const build = ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel=warn"];
  const env = { ...process.env, NODE_ENV: "production" };
  execFileSync(process.execPath, build, { cwd: path, env, stdio: "pipe" });
  const program = ["env", `--chdir=${path}`, process.execPath, "build/server/main.js"] as const;
  return { commit, program: [...program], remove };
}

function git(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8", maxBuffer: 1e8 }).trim();
}
