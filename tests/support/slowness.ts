import { spawnSync } from "node:child_process";

const quietMs = 45;

/**
 * How many times slower this machine is at this moment than a quiet one with two cores, 1 or more.
 * Limits in seconds hold on a quiet machine, so tests stretch them by this.
 */
export function slowness(): number {
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    spawnSync(process.execPath, ["-e", ""]);
    return performance.now() - started;
  });
  const median = times.sort((a, b) => a - b)[2] ?? quietMs;
  return Math.max(1, median / quietMs);
}
