// A device needs one stream, because the tabs of a browser share it.
const maxStreamsPerSubscriber = 6;
const maxStreams = 1000;

/** Keeps a displaced browser from displacing the next one at once. */
const retryAfterEvictionMs = 30_000;
/** Randomised, so that browsers do not all reconnect at once. */
const retryAfterShutdownMs = { min: 500, max: 2_500 };

export interface OpenStream {
  subscriberId: string;
  close: (retryMs: number) => void;
}

const open = new Set<OpenStream>();
let isShuttingDown = false;

/** Returns false when full. Closes the oldest stream of a subscriber with too many. */
export function registerStream(stream: OpenStream): boolean {
  if (isShuttingDown || open.size >= maxStreams) return false;
  const own = [...open].filter(({ subscriberId }) => subscriberId === stream.subscriberId);
  if (own.length >= maxStreamsPerSubscriber) own[0]?.close(retryAfterEvictionMs);
  open.add(stream);
  return true;
}

export function unregisterStream(stream: OpenStream): void {
  open.delete(stream);
}

export function countOpenStreams(): number {
  return open.size;
}

export function closeEventStreams(): void {
  isShuttingDown = true;
  const { min, max } = retryAfterShutdownMs;
  for (const stream of [...open]) stream.close(min + Math.round(Math.random() * (max - min)));
}
