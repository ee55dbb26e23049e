import type { Topic } from "#app/platform/live/topics.ts";
import type { LiveEvent } from "./open-connection.ts";
import { subscribeAcrossTabs } from "./subscribe-across-tabs.ts";

type Listener = (event: LiveEvent<Topic>) => void;

const listeners = new Set<Listener>();
let end = () => {};

/** All listeners of a tab share one connection, so all must pass the same topics. */
export function subscribe(topics: readonly Topic[], listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    end = subscribeAcrossTabs("/live", topics, (event) => {
      for (const each of [...listeners]) each(event);
    });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) end();
  };
}
