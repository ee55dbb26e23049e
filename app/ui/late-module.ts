import { useEffect, useSyncExternalStore } from "react";

const retryMs = 3_000;

/**
 * Returns a hook for a module that the first view does not need. It is loaded once the page is idle,
 * or when a caller needs it now; until then the hook returns undefined. A failed load is repeated.
 */
export function lateModule<Module>(load: () => Promise<Module>) {
  const late = new LateModule(load);
  const current = () => late.current;

  return function useLateModule(isNeeded = false): Module | undefined {
    useEffect(() => {
      if (isNeeded) late.start();
      else late.schedule();
    }, [isNeeded]);
    return useSyncExternalStore(late.subscribe, current, () => undefined);
  };
}

/** Loads a module once, at the latest when the page is idle. A failed load is repeated. */
export class LateModule<Module> {
  current: Module | undefined;
  readonly #load: () => Promise<Module>;
  readonly #loaded = Promise.withResolvers<Module>();
  readonly #listeners = new Set<() => void>();
  #isLoading = false;
  #isScheduled = false;

  constructor(load: () => Promise<Module>) {
    this.#load = load;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the same promise each time; it is never rejected. */
  start(): Promise<Module> {
    if (!this.current && !this.#isLoading) {
      this.#isLoading = true;
      void this.#request(this.#load);
    }
    return this.#loaded.promise;
  }

  schedule(): void {
    if (!this.#isScheduled) whenIdle(() => this.start());
    this.#isScheduled = true;
  }

  async #request(load: () => Promise<Module>): Promise<void> {
    try {
      this.current = await load();
      this.#loaded.resolve(this.current);
      for (const listener of this.#listeners) listener();
    } catch (error) {
      const next = retryOf<Module>(error) ?? this.#load;
      window.setTimeout(() => this.#request(next), retryMs);
    }
  }
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
