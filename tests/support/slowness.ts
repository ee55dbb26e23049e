import { availableParallelism, loadavg } from "node:os";

/**
 * By how much others keep this machine busier than its cores allow, 1 or more. Limits in seconds
 * hold on a machine with nothing else to do, so tests stretch them by this.
 */
export function slowness(): number {
  const [lastMinute = 0] = loadavg();
  return Math.max(1, lastMinute / availableParallelism());
}
