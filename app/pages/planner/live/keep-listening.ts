const checkEvery = 5_000;
/** Checks come this late when the computer has slept; the connection may be dead without a sign. */
const asleepAfter = 20_000;
const longestPause = 30_000;

/**
 * Calls `onNews` with each of `words` the server sends, and with "resync" whenever some may have
 * been missed: after connecting, after a loss, after the tab was hidden or the computer asleep.
 * A hidden tab holds no connection, as browsers allow only a few to one server.
 * The answer ends it.
 */
export function keepListening<Word extends string>(
  address: string,
  words: readonly Word[],
  onNews: (word: Word | "resync") => void,
): () => void {
  let source: EventSource | undefined;
  let reopening: number | undefined;
  let losses = 0;
  let checked = Date.now();

  const close = () => {
    window.clearTimeout(reopening);
    source?.close();
    source = undefined;
  };
  const open = () => {
    close();
    if (document.visibilityState === "hidden") return;
    const opened = new EventSource(address);
    source = opened;
    opened.addEventListener("open", () => {
      losses = 0;
      onNews("resync");
    });
    for (const word of ["resync", ...words] as const) {
      opened.addEventListener(word, () => onNews(word));
    }
    opened.addEventListener("error", () => {
      if (opened.readyState === EventSource.CLOSED) refused();
    });
  };
  // Nothing will reconnect by itself: the server is away, or somebody signed out elsewhere, which
  // loading the page's data again finds out.
  const refused = () => {
    close();
    onNews("resync");
    const pause = Math.min(longestPause, 1000 * 2 ** losses);
    losses += 1;
    reopening = window.setTimeout(open, pause * (0.5 + Math.random() / 2));
  };
  const check = () => {
    const late = Date.now() - checked;
    checked = Date.now();
    if (late > asleepAfter) open();
  };
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted) open();
  };

  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener("visibilitychange", open, { signal });
  window.addEventListener("online", open, { signal });
  window.addEventListener("pageshow", restored, { signal });
  window.addEventListener("pagehide", close, { signal });
  const checking = window.setInterval(check, checkEvery);
  open();
  return () => {
    ended.abort();
    window.clearInterval(checking);
    close();
  };
}
