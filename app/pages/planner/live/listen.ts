import { keepListening } from "./keep-listening.ts";
import type { LiveEvent } from "./open-connection.ts";
import { type Topic, topics } from "./topics.ts";

type Listener = (news: LiveEvent<Topic>) => void;

const listeners = new Set<Listener>();
let end = () => {};

/** Calls `listener` with all news of the wedding; whoever listens shares one connection. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    end = keepListening("/live", topics, (news) => {
      for (const each of [...listeners]) each(news);
    });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) end();
  };
}
