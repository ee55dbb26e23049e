import { type LiveEvent, openConnection } from "./open-connection.ts";

const checkIntervalMs = 5_000;
/** Timers this late mean that the computer has slept; the connection may be dead without a sign. */
const sleepThresholdMs = 20_000;
const lockTimeoutMs = 300;

/**
 * Sends "resync" also after the tab was hidden or the computer asleep. Browsers allow few
 * connections per server, so the visible tabs share one and hidden tabs hold none.
 */
export function subscribeAcrossTabs<Topic extends string>(
  url: string,
  topics: readonly Topic[],
  onEvent: (event: LiveEvent<Topic>) => void,
): () => void {
  let leave = () => {};
  let checked = Date.now();

  const join = () => {
    leave();
    if (document.visibilityState === "hidden") return;
    const left = new AbortController();
    const channel = new BroadcastChannel(url);
    channel.addEventListener("message", ({ data }) => onEvent(data));
    const following = window.setTimeout(() => {
      onEvent("back");
      onEvent("resync");
    }, lockTimeoutMs);
    void withTabLock(url, left.signal, () => {
      window.clearTimeout(following);
      return openConnection(url, topics, (event) => {
        onEvent(event);
        channel.postMessage(event);
      });
    });
    leave = () => {
      leave = () => {};
      window.clearTimeout(following);
      left.abort();
      channel.close();
    };
  };
  const check = () => {
    const late = Date.now() - checked;
    checked = Date.now();
    if (late > sleepThresholdMs) join();
  };

  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener("visibilitychange", join, { signal });
  // The server may run on the offline device itself; a new attempt also detects a dead connection.
  window.addEventListener("offline", join, { signal });
  window.addEventListener("online", join, { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && join(), { signal });
  window.addEventListener("pagehide", () => leave(), { signal });
  const checking = window.setInterval(check, checkIntervalMs);
  join();
  return () => {
    ended.abort();
    window.clearInterval(checking);
    leave();
  };
}

async function withTabLock(name: string, left: AbortSignal, work: () => () => void): Promise<void> {
  const untilLeft = () =>
    new Promise<void>((done) => {
      if (left.aborted) return done();
      const stop = work();
      left.addEventListener("abort", () => {
        stop();
        done();
      });
    });
  // Absent in insecure contexts.
  if (!navigator.locks) return untilLeft();
  await navigator.locks.request(name, { signal: left }, untilLeft).catch(() => undefined);
}
