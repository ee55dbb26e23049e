const maxRetryDelayMs = 30_000;

export type LiveEvent<Topic extends string> = Topic | "resync" | "lost" | "back";

/**
 * Calls `onEvent` with each event, with "resync" when some may be lost, "lost" after a failed attempt
 * and "back" after a successful one. Returns a function that closes the connection.
 */
export function openConnection<Topic extends string>(
  url: string,
  topics: readonly Topic[],
  onEvent: (event: LiveEvent<Topic>) => void,
): () => void {
  let source: EventSource | undefined;
  let retryTimer: number | undefined;
  let failedAttempts = 0;

  const close = () => {
    window.clearTimeout(retryTimer);
    source?.close();
  };
  const open = () => {
    const opened = new EventSource(url);
    source = opened;
    opened.addEventListener("open", () => {
      failedAttempts = 0;
      onEvent("back");
      onEvent("resync");
    });
    for (const topic of ["resync", ...topics] as const) {
      opened.addEventListener(topic, () => onEvent(topic));
    }
    opened.addEventListener("error", () => {
      onEvent("lost");
      if (opened.readyState === EventSource.CLOSED) retryLater();
    });
  };
  // The browser does not retry. Reloading the data shows whether the server is down or the user has
  // signed out elsewhere.
  const retryLater = () => {
    close();
    onEvent("resync");
    const delayMs = Math.min(maxRetryDelayMs, 1000 * 2 ** failedAttempts);
    failedAttempts += 1;
    retryTimer = window.setTimeout(open, delayMs * (0.5 + Math.random() / 2));
  };

  open();
  return close;
}

/** Reports a loss after `delayMs`, and a recovery at once. */
export function debouncedConnectionStatus(delayMs: number, onChange: (lost: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const back = () => {
    clearTimeout(timer);
    timer = undefined;
    onChange(false);
  };
  const lost = () => {
    timer ??= setTimeout(() => onChange(true), delayMs);
  };
  return { lost, back, end: () => clearTimeout(timer) };
}
