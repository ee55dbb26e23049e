import { availableParallelism, loadavg } from "node:os";

/**
 * Returns the machine's load per core. Time limits of tests assume an idle machine; multiply them
 * by this. At least 1.5, because tests run in parallel.
 */
export function timeoutFactor(): number {
  const [lastMinute = 0] = loadavg();
  return Math.max(1.5, lastMinute / availableParallelism());
}
