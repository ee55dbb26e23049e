import { useEffect, useSyncExternalStore } from "react";

const retryMs = 3_000;

/**
 * Returns a hook for a module that the first view does not need. It is loaded once the page is idle,
 * or when a caller needs it now; until then the hook returns undefined. A failed load is repeated.
 */
export function lateModule<Module>(load: () => Promise<Module>) {
  let loaded: Module | undefined;
  let isLoading = false;
  let isScheduled = false;
  const listeners = new Set<() => void>();

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const start = async () => {
    if (loaded || isLoading) return;
    isLoading = true;
    try {
      loaded = await load();
      for (const listener of listeners) listener();
    } catch {
      window.setTimeout(start, retryMs);
    } finally {
      isLoading = false;
    }
  };
  const schedule = () => {
    if (!isScheduled) whenIdle(start);
    isScheduled = true;
  };

  return function useLateModule(isNeeded = false): Module | undefined {
    useEffect(() => {
      if (isNeeded) start();
      else schedule();
    }, [isNeeded]);
    return useSyncExternalStore(
      subscribe,
      () => loaded,
      () => undefined,
    );
  };
}

function whenIdle(run: () => void): void {
  if (document.readyState !== "complete") {
    window.addEventListener("load", () => whenIdle(run), { once: true });
  } else if ("requestIdleCallback" in window) {
    window.requestIdleCallback(run);
  } else {
    // Safari has no idle callbacks.
    setTimeout(run);
  }
}
