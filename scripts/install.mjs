import { existsSync, readFileSync } from "node:fs";
import { delimiter } from "node:path";
import { fail, projectNode, run, say } from "./run.mjs";

export async function ensureInstalled({ withDevPackages }) {
  if (isInstalled(withDevPackages)) return;
  say("Installing the packages that package-lock.json names; the first time takes a minute …");
  const code = await npm(["ci", "--include=dev", "--loglevel=error", "--no-audit", "--no-fund"]);
  if (code !== 0) fail(`npm ci failed (exit code ${code}); its message stands above.`);
  if (!existsSync(projectNode)) {
    fail(
      "The project's own Node is missing after npm ci: its install script was not run.\n" +
        "Allow install scripts (npm config set ignore-scripts false) and try again.",
    );
  }
}

function isInstalled(withDevPackages) {
  const wanted = packagesOf("package-lock.json");
  const present = packagesOf("node_modules/.package-lock.json");
  return (
    existsSync(projectNode) &&
    Object.entries(wanted).every(
      ([path, entry]) =>
        path === "" ||
        entry.optional ||
        entry.devOptional ||
        (entry.dev && !withDevPackages) ||
        (entry.version === present[path]?.version && entry.integrity === present[path]?.integrity),
    )
  );
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

/** Runs npm on the machine's Node, because npm ci deletes the project's own first. */
function npm(args) {
  const path = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.replaceAll("\\", "/").endsWith("node_modules/.bin"))
    .join(delimiter);
  const windows = process.platform === "win32";
  return run(windows ? "npm.cmd" : "npm", args, {
    env: { ...process.env, PATH: path },
    shell: windows,
  });
}
