import { useEffect, useSyncExternalStore } from "react";

const retryMs = 3_000;

/**
 * Returns a hook for a module that the first view does not need. It is loaded once the page is idle,
 * or when a caller needs it now; until then the hook returns undefined. A failed load is repeated.
 */
export function lateModule<Module>(load: () => Promise<Module>) {
  let request = load;
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
      loaded = await request();
      for (const listener of listeners) listener();
    } catch (error) {
      request = retryOf(error) ?? load;
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

/**
 * Browsers remember that the script of an address could not be fetched, so it is requested by
 * another address. Chromium and Firefox name the address in the error.
 */
function retryOf<Module>(error: unknown): (() => Promise<Module>) | null {
  const [url] = /https?:[^\s?]+/.exec(String(error)) ?? [];
  if (!url) return null;
  return async () => {
    const chunk = await import(/* @vite-ignore */ `${url}?retry=${Date.now()}`);
    // The bundler exports the module as one of the values of its chunk.
    return Object.values<Module & object>(chunk).find(isModule) ?? chunk;
  };
}

function isModule(value: object): boolean {
  return Object.prototype.toString.call(value) === "[object Module]";
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
