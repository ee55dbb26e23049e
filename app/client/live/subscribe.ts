import type { Topic } from "#app/platform/live/topics.ts";
import { type LiveEvent, openConnection } from "./open-connection.ts";

const checkIntervalMs = 5_000;
/** A timer this late means that the computer was asleep and the connection may be dead. */
const sleepThresholdMs = 20_000;
const lockTimeoutMs = 300;

/**
 * Sends "resync" also after the tab was hidden or the computer asleep. Browsers allow few
 * connections per server, so the visible tabs share one and hidden tabs hold none.
 */
function subscribeAcrossTabs<Topic extends string>(
  url: string,
  topics: readonly Topic[],
  onEvent: (event: LiveEvent<Topic>) => void,
): () => void {
  let leave = () => {};
  let lastCheckAt = Date.now();

  const join = () => {
    leave();
    if (document.visibilityState === "hidden") return;
    const membership = new AbortController();
    const channel = new BroadcastChannel(url);
    channel.addEventListener("message", ({ data }) => onEvent(data));
    const followerTimer = window.setTimeout(() => {
      onEvent("back");
      onEvent("resync");
    }, lockTimeoutMs);
    void withTabLock(url, membership.signal, () => {
      window.clearTimeout(followerTimer);
      return openConnection(url, topics, (event) => {
        onEvent(event);
        channel.postMessage(event);
      });
    });
    leave = () => {
      leave = () => {};
      window.clearTimeout(followerTimer);
      membership.abort();
      channel.close();
    };
  };
  const check = () => {
    const elapsedMs = Date.now() - lastCheckAt;
    lastCheckAt = Date.now();
    if (elapsedMs > sleepThresholdMs) join();
  };

  const abortController = new AbortController();
  const { signal } = abortController;
  document.addEventListener("visibilitychange", join, { signal });
  // The server may run on the offline device itself; a new attempt also detects a dead connection.
  window.addEventListener("offline", join, { signal });
  window.addEventListener("online", join, { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && join(), { signal });
  window.addEventListener("pagehide", () => leave(), { signal });
  const checkTimer = window.setInterval(check, checkIntervalMs);
  join();
  return () => {
    abortController.abort();
    window.clearInterval(checkTimer);
    leave();
  };
}

async function withTabLock(
  name: string,
  signal: AbortSignal,
  start: () => () => void,
): Promise<void> {
  const runUntilAborted = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      const stop = start();
      signal.addEventListener("abort", () => {
        stop();
        resolve();
      });
    });
  // Absent in insecure contexts.
  if (!navigator.locks) return runUntilAborted();
  await navigator.locks.request(name, { signal }, runUntilAborted).catch(() => undefined);
}

type Listener = (event: LiveEvent<Topic>) => void;

const listeners = new Set<Listener>();
let end = () => {};

/** All listeners of a tab share one connection, so all must pass the same topics. */
export function subscribe(topics: readonly Topic[], listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    end = subscribeAcrossTabs("/live", topics, (event) => {
      for (const each of [...listeners]) each(event);
    });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) end();
  };
}
