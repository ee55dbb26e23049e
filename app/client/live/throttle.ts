/**
 * Runs `work` at most every `intervalMs` and never concurrently. Calls made meanwhile cause one more
 * run. The first call is not delayed.
 */
export function throttle(work: () => Promise<void>, intervalMs: number): () => void {
  let running = false;
  let isRunPending = false;

  const run = async () => {
    if (running) {
      isRunPending = true;
      return;
    }
    running = true;
    await work().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
    running = false;
    if (isRunPending) {
      isRunPending = false;
      void run();
    }
  };
  return () => void run();
}
