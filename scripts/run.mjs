import { spawn } from "node:child_process";
import { constants } from "node:os";
import { resolve } from "node:path";

// The scripts run on the machine's Node (20 or newer) before anything is installed, so they use only
// Node's own modules. What they start runs on the Node of package.json.

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

export const projectNode = resolve(
  "node_modules/node/bin",
  process.platform === "win32" ? "node.exe" : "node",
);

/** Passes signals on and resolves to the exit code, 128 + n after signal n. */
export function run(program, args, options = {}) {
  const child = spawn(program, args, { stdio: "inherit", ...options });
  const forward = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolveCode, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => resolveCode(code ?? 128 + constants.signals[signal]));
  }).finally(() => {
    for (const signal of signals) process.off(signal, forward);
  });
}

export function say(line) {
  process.stdout.write(`  ${line}\n`);
}

export function fail(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}
