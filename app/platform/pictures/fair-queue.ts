import type { Queue } from "p-queue";
import { groupKeys, type Sender } from "../upload-sender.ts";

type Run = () => Promise<unknown>;

export interface Turn {
  priority?: number;
  id?: string;
  signal?: AbortSignal;
  sender?: Sender;
  /** In pixels. */
  cost?: number;
}

interface Waiting {
  run: Run;
  id: string | undefined;
  priority: number;
  keys: string[];
  cost: number;
}

// Half of what was used is forgotten in this time, so that a busy group gets its turn again.
const halfLifeMs = 60_000;
const minUsed = 1_000;

/**
 * Fair queuing within a priority: the group that has used least is next, then the sender within it,
 * then the cheapest picture. A sender without a turn so far waits for at most one other picture.
 */
export class FairQueue implements Queue<Run, Turn> {
  readonly #waiting: Waiting[] = [];
  readonly #used = new Map<string, { cost: number; at: number }>();

  get size(): number {
    return this.#waiting.length;
  }

  enqueue(run: Run, { id, priority = 0, sender, cost = 0 }: Turn = {}): void {
    this.#waiting.push({ run, id, priority, cost, keys: sender ? groupKeys(sender) : [] });
  }

  dequeue(): Run | undefined {
    const at = performance.now();
    let [next] = this.#waiting;
    for (const waiting of this.#waiting) {
      if (next && this.#compare(waiting, next, at) < 0) next = waiting;
    }
    if (!next) return undefined;
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    this.#charge(next, at);
    return next.run;
  }

  /** Those of a sender. */
  filter({ sender }: Readonly<Turn>): Run[] {
    const key = sender && groupKeys(sender).at(-1);
    return this.#waiting.filter(({ keys }) => keys.at(-1) === key).map(({ run }) => run);
  }

  setPriority(id: string, priority: number): void {
    for (const waiting of this.#waiting) if (waiting.id === id) waiting.priority = priority;
  }

  remove(idOrRun: string | Run): void {
    const index = this.#waiting.findIndex(({ id, run }) => id === idOrRun || run === idOrRun);
    if (index !== -1) this.#waiting.splice(index, 1);
  }

  #compare(a: Waiting, b: Waiting, at: number): number {
    if (a.priority !== b.priority) return b.priority - a.priority;
    for (let depth = 0; depth < Math.max(a.keys.length, b.keys.length); depth++) {
      const difference = this.#usedBy(a.keys[depth], at) - this.#usedBy(b.keys[depth], at);
      if (difference !== 0) return difference;
    }
    return a.cost - b.cost;
  }

  #usedBy(key: string | undefined, at: number): number {
    const used = key === undefined ? undefined : this.#used.get(key);
    return used ? used.cost * 0.5 ** ((at - used.at) / halfLifeMs) : 0;
  }

  #charge({ keys, cost }: Waiting, at: number): void {
    for (const key of keys) this.#used.set(key, { cost: this.#usedBy(key, at) + cost, at });
    for (const key of this.#used.keys()) {
      if (this.#usedBy(key, at) < minUsed) this.#used.delete(key);
    }
  }
}
