export interface AdmissionLimits {
  maxRunning: number;
  /** Of all that wait. More are refused at once. */
  maxWaiting: number;
  patienceMs: number;
  /** When the queue has not been empty for this long, it is no crowd that comes at once. */
  overloadAfterMs: number;
  /** Few enough for each to get its turn soon. */
  maxWaitingInOverload: number;
}

interface Waiting {
  start: () => void;
  timer: NodeJS.Timeout;
}

/**
 * Admits as many requests as are served well, and refuses the others early. A crowd that comes at
 * once is served, however long the queue is; after `overloadAfterMs` of a non-empty queue, it is
 * kept short instead, as in "Fail at Scale" (Maurer, ACM Queue 2015).
 */
export class AdmissionQueue {
  readonly #limits: AdmissionLimits;
  readonly #waiting = new Set<Waiting>();
  #running = 0;
  /** Since when a request has been waiting whenever a turn ended. */
  #busySince: number | null = null;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  /**
   * Calls `work` with a function that ends its turn, or `refuse`, also at once. Those who are patient
   * may wait in overload too. Returns a function that leaves the queue, for a client that has gone.
   */
  enter(work: (end: () => void) => void, refuse: () => void, isPatient = false): () => void {
    const run = () => {
      this.#running++;
      let isRunning = true;
      work(() => {
        if (isRunning) this.#end();
        isRunning = false;
      });
    };
    if (this.#running < this.#limits.maxRunning) {
      run();
      return () => undefined;
    }
    if (this.#waiting.size >= this.#maxWaiting(isPatient)) {
      refuse();
      return () => undefined;
    }
    const leave = () => {
      clearTimeout(waiting.timer);
      this.#waiting.delete(waiting);
    };
    this.#busySince ??= performance.now();
    const waiting: Waiting = {
      start: () => {
        leave();
        run();
      },
      timer: setTimeout(() => {
        leave();
        refuse();
      }, this.#limits.patienceMs),
    };
    this.#waiting.add(waiting);
    return leave;
  }

  #maxWaiting(isPatient: boolean): number {
    const { overloadAfterMs, maxWaitingInOverload, maxWaiting } = this.#limits;
    const isOverloaded =
      this.#busySince !== null && performance.now() - this.#busySince > overloadAfterMs;
    return isOverloaded && !isPatient ? maxWaitingInOverload : maxWaiting;
  }

  #end(): void {
    this.#running--;
    const [next] = this.#waiting;
    if (next) next.start();
    else this.#busySince = null;
  }
}
