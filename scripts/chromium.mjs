import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fail, projectNode, run, say } from "./run.mjs";

// The headless build runs the tests a third faster.
const debianHeadlessShell = "/usr/bin/chromium-headless-shell";
const debianChromium = "/usr/bin/chromium";

export async function ensureChromium() {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath && !existsSync(configuredPath))
    fail(`CHROMIUM_PATH: there is no file ${configuredPath}`);
  const found = [configuredPath, playwrightChromium(), debianHeadlessShell].find(
    (path) => path && existsSync(path),
  );
  if (found) return found;
  if (isDebian() && process.getuid?.() === 0) await installFromDebian();
  const debianPath = [debianHeadlessShell, debianChromium].find((path) => existsSync(path));
  if (debianPath) return debianPath;
  say("Installing Chromium for the end-to-end tests …");
  const code = await run(projectNode, [
    "node_modules/@playwright/test/cli.js",
    "install",
    "chromium",
  ]);
  if (code !== 0) fail("Chromium could not be installed. Set CHROMIUM_PATH to one that you have.");
  return playwrightChromium();
}

async function installFromDebian() {
  say("Installing Debian's Chromium for the end-to-end tests; this takes a minute …");
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "ignore", "inherit"],
  };
  const wanted = ["install", "-qy", "--no-install-recommends", "chromium-headless-shell"];
  await run("apt-get", ["update", "-q"], options);
  const code = await run("apt-get", wanted, options);
  if (code !== 0) say("apt-get could not install chromium-headless-shell; see above.");
}

function playwrightChromium() {
  const script = "console.log(require('@playwright/test').chromium.executablePath())";
  return execFileSync(projectNode, ["-e", script], { encoding: "utf8" }).trim();
}

// Ubuntu's package of that name installs a snap, which containers cannot run.
function isDebian() {
  return (
    existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"))
  );
}
