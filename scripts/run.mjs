import { spawn } from "node:child_process";
import { constants } from "node:os";
import { resolve } from "node:path";

// The scripts run on whatever Node the machine has (20 or newer) with nothing installed: they use
// Node's own modules only. What they start runs on the Node that package.json names.

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/** The project's own Node, once installed. */
export const ownNode = resolve(
  "node_modules/node/bin",
  process.platform === "win32" ? "node.exe" : "node",
);

/**
 * Runs a program until it ends, and answers its exit code (128 + n when signal n ended it).
 * Signals this process gets meanwhile are passed on, so that the program ends in its own manner.
 * @param {string} program
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, options = {}) {
  const child = spawn(program, args, { stdio: "inherit", ...options });
  const passOn = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, passOn);
  return new Promise((resolveCode, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => resolveCode(code ?? 128 + constants.signals[signal]));
  }).finally(() => {
    for (const signal of signals) process.off(signal, passOn);
  });
}

/** Prints one line about a step that takes a while. */
export function say(line) {
  process.stdout.write(`  ${line}\n`);
}

/** Ends the script with a message for the person at the terminal. */
export function fail(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}
