const longestPause = 30_000;

export type News<Word extends string> = Word | "resync" | "lost" | "back";

/**
 * Calls `onNews` with each of `words` the server sends, and with "resync" whenever some may have
 * been missed: on every connection, and when the server refuses one. Says "lost" at each try that
 * fails, and "back" at each that does not. The answer ends it.
 */
export function openConnection<Word extends string>(
  address: string,
  words: readonly Word[],
  onNews: (news: News<Word>) => void,
): () => void {
  let source: EventSource | undefined;
  let reopening: number | undefined;
  let refusals = 0;

  const close = () => {
    window.clearTimeout(reopening);
    source?.close();
  };
  const open = () => {
    const opened = new EventSource(address);
    source = opened;
    opened.addEventListener("open", () => {
      refusals = 0;
      onNews("back");
      onNews("resync");
    });
    for (const word of ["resync", ...words] as const) {
      opened.addEventListener(word, () => onNews(word));
    }
    opened.addEventListener("error", () => {
      onNews("lost");
      if (opened.readyState === EventSource.CLOSED) refused();
    });
  };
  // The browser tries no more: the server is away, or somebody signed out elsewhere, which loading
  // the page's data again finds out.
  const refused = () => {
    close();
    onNews("resync");
    const pause = Math.min(longestPause, 1000 * 2 ** refusals);
    refusals += 1;
    reopening = window.setTimeout(open, pause * (0.5 + Math.random() / 2));
  };

  open();
  return close;
}
