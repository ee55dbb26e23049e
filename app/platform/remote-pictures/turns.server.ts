// Each fetch holds a connection to a stranger and up to 5 MB: a process has room for a few.

const mostAtOnce = 8;
const mostOfOne = 2;

interface Waiting {
  who: string;
  begin: () => void;
}

/** In the order in which they came. */
const line: Waiting[] = [];
const running = new Map<string, number>();
let all = 0;

/**
 * Does `work` when there is room for it: eight things at once, and two for each `who`. Rejects when
 * `signal` is aborted before the turn comes.
 */
export async function inTurn<Result>(
  who: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  if (isFree(who)) take(who);
  else await turnOf(who, signal);
  try {
    return await work();
  } finally {
    leave(who);
  }
}

function turnOf(who: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const waiting = { who, begin: resolve };
    line.push(waiting);
    signal.addEventListener("abort", () => {
      const place = line.indexOf(waiting);
      if (place === -1) return;
      line.splice(place, 1);
      reject(signal.reason);
    });
  });
}

function isFree(who: string): boolean {
  return all < mostAtOnce && (running.get(who) ?? 0) < mostOfOne;
}

function take(who: string): void {
  all++;
  running.set(who, (running.get(who) ?? 0) + 1);
}

function leave(who: string): void {
  all--;
  const others = (running.get(who) ?? 1) - 1;
  if (others > 0) running.set(who, others);
  else running.delete(who);
  const place = line.findIndex((waiting) => isFree(waiting.who));
  const [next] = place === -1 ? [] : line.splice(place, 1);
  if (!next) return;
  take(next.who);
  next.begin();
}
