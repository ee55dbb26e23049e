import { EventEmitter, on, once } from "node:events";
import { mkdirSync, watch } from "node:fs";
import { availableParallelism, loadavg } from "node:os";

export interface RecordedEvents<Event> {
  push: (event: Event) => void;
  /** All events so far, in order of arrival. */
  all: readonly Event[];
  /** Waits until this many have arrived. Returns all. Throws after 10 seconds. */
  atLeast: (count: number) => Promise<readonly Event[]>;
}

/** Records what is pushed, so that a test can wait for events that arrive in callbacks. */
export function recordEvents<Event = void>(): RecordedEvents<Event> {
  const all: Event[] = [];
  const emitter = new EventEmitter();
  return {
    all,
    push: (event) => {
      all.push(event);
      emitter.emit("push");
    },
    atLeast: async (count) => {
      const signal = AbortSignal.timeout(10_000);
      while (all.length < count) {
        await once(emitter, "push", { signal }).catch((cause) => {
          const message = `${all.length} of ${count} events arrived: ${JSON.stringify(all)}`;
          throw new Error(message, { cause });
        });
      }
      return all;
    },
  };
}

/**
 * Returns the machine's load per core. Time limits of tests assume an idle machine; multiply them
 * by this. At least 1.5, because tests run in parallel.
 */
export function timeoutFactor(): number {
  const [lastMinute = 0] = loadavg();
  return Math.max(1.5, lastMinute / availableParallelism());
}

/**
 * Returns the first result of `find` that is not undefined. Looks again at each change of the
 * folder; returns undefined after 10 seconds.
 */
export async function watchFolder<Found>(
  folder: string,
  find: () => Found | undefined,
  { recursive = false } = {},
): Promise<Found | undefined> {
  mkdirSync(folder, { recursive: true });
  const watcher = watch(folder, { recursive });
  const changes = on(watcher, "change", { signal: AbortSignal.timeout(10_000) });
  try {
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      await changes.next();
    }
  } catch (error) {
    if ((error as Error).name === "AbortError") return undefined;
    throw error;
  } finally {
    watcher.close();
  }
}

/** Reads a stream's text until `wanted` is in it. Throws when the stream ends before. */
export async function readUntil(
  reader: ReadableStreamDefaultReader<string> | undefined,
  wanted: string,
): Promise<string> {
  let text = "";
  while (!text.includes(wanted)) {
    const { value } = (await reader?.read()) ?? {};
    if (value === undefined) throw new Error(`the stream ended before "${wanted}": ${text}`);
    text += value;
  }
  return text;
}
