import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import { makeDataFolder, startServer } from "../tests/support/server.ts";

/** Starts the built product of a checkout with demo data; `remove` stops it and deletes its data. */
export async function startCheckout(path: string) {
  const checkout = resolve(path);
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", checkout, ...args], { encoding: "utf8" }).trim();
  const commit = git("rev-parse", "--short", "HEAD");
  const name = git("status", "--porcelain") === "" ? commit : `${commit}+`;
  const folder = await makeDataFolder();
  // The server and its build read paths relative to the working directory.
  const cwd = process.cwd();
  process.chdir(checkout);
  try {
    const { build, isBuilt } = await import(join(checkout, "scripts/build.mjs"));
    if (!isBuilt()) await build();
    const { url, pid, stop } = await startServer(folder.path, { DEMO: "true" });
    const remove = async () => {
      await stop();
      await folder.remove();
    };
    return { name, url, pid, dataFolder: folder.path, remove };
  } catch (error) {
    await folder.remove();
    throw error;
  } finally {
    process.chdir(cwd);
  }
}
