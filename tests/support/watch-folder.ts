import { on } from "node:events";
import { mkdirSync, watch } from "node:fs";

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
