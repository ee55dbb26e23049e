const latestMs = 300;

/** Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const request = window.requestIdleCallback(run, { timeout: latestMs });
    return () => window.cancelIdleCallback(request);
  }
  // Safari has no idle callbacks.
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}
