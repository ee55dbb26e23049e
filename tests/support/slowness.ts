import { availableParallelism, loadavg } from "node:os";

/**
 * By how much this machine is busier than its cores allow. Limits in seconds hold on a machine with
 * nothing else to do, so tests stretch them by this; by half at least, for the tests beside them.
 */
export function slowness(): number {
  const [lastMinute = 0] = loadavg();
  return Math.max(1.5, lastMinute / availableParallelism());
}
