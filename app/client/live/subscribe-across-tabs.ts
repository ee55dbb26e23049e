import { type LiveEvent, openConnection } from "./open-connection.ts";

const checkIntervalMs = 5_000;
/** Checks come this late when the computer has slept; the connection may be dead without a sign. */
const sleepThresholdMs = 20_000;
/** A tab that has no turn by now listens to the one that has. */
const lockTimeoutMs = 300;

/**
 * Calls `onEvent` with each of `topics`, and with "resync" whenever some may have been missed: after
 * connecting, after a loss, after the tab was hidden or the computer asleep; with "lost" while
 * there is no connection, many times over, and "back" once there is. Browsers allow few
 * connections to one server, so the visible tabs share one, and hidden tabs hold none.
 * The answer ends it.
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
  // The device may be offline and the server on it: trying again tells, and wakes a dead connection.
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

/** Starts `work` once no other tab does it, and stops it when `left` says so. */
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
  // Absent where the page is not served securely.
  if (!navigator.locks) return untilLeft();
  await navigator.locks.request(name, { signal: left }, untilLeft).catch(() => undefined);
}
