/** More than the devices somebody keeps open at once; tabs of one browser share a stream. */
const mostOfReader = 6;
/** Of this process. Each holds a connection, and asks the database now and then. */
const mostOfAll = 1000;

/** How long the browser of the oldest waits until it tries again, so that seven do not race. */
const pauseOfOldestMs = 30_000;

/** Apart from each other, lest all browsers come back in one moment. */
const pauseAtEndMs = { from: 500, to: 2_500 };

export interface OpenStream {
  reader: string;
  /** Ends it in order; the browser connects again after `retryMs`. */
  close: (retryMs: number) => void;
}

const open = new Set<OpenStream>();
let ending = false;

/**
 * Counts a stream among the open ones, or says no when the process holds all it can. Of a reader
 * who has too many the oldest is closed: it may be a device that is long asleep.
 */
export function admit(stream: OpenStream): boolean {
  if (ending || open.size >= mostOfAll) return false;
  const own = [...open].filter(({ reader }) => reader === stream.reader);
  if (own.length >= mostOfReader) own[0]?.close(pauseOfOldestMs);
  open.add(stream);
  return true;
}

/** The stream is closed. */
export function forget(stream: OpenStream): void {
  open.delete(stream);
}

/** Closes every stream in order and admits no more: the process ends, another takes over. */
export function endEventStreams(): void {
  ending = true;
  const { from, to } = pauseAtEndMs;
  for (const stream of [...open]) stream.close(from + Math.round(Math.random() * (to - from)));
}
