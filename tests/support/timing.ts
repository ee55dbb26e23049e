import { availableParallelism, loadavg } from "node:os";
import { vi } from "vitest";

/** Retries `check` until it no longer throws, for up to 10 seconds. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 10_000, interval: 5 });
}

/**
 * Returns the machine's load per core. Time limits of tests assume an idle machine; multiply them
 * by this. At least 1.5, because tests run in parallel.
 */
export function timeoutFactor(): number {
  const [lastMinute = 0] = loadavg();
  return Math.max(1.5, lastMinute / availableParallelism());
}
