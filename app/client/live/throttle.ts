/**
 * Runs `work` at most every `gap` ms and never concurrently. Calls made meanwhile cause one more
 * run. The first call is not delayed.
 */
export function throttle(work: () => Promise<void>, gap: number): () => void {
  let running = false;
  let askedAgain = false;

  const run = async () => {
    if (running) {
      askedAgain = true;
      return;
    }
    running = true;
    await work().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, gap));
    running = false;
    if (askedAgain) {
      askedAgain = false;
      void run();
    }
  };
  return () => void run();
}
