export interface AdmissionLimits {
  maxRunning: number;
  /** Of all that wait. More are refused at once. */
  maxWaiting: number;
  /** In a crowd that comes at once everybody is served, however long the queue is. */
  crowdPatienceMs: number;
  /** When the queue has not been empty for this long, it is no crowd. */
  overloadAfterMs: number;
  overloadPatienceMs: number;
}

interface Waiting {
  start: () => void;
  timer: NodeJS.Timeout;
}

/**
 * Admits as many requests as are served well, and refuses the others early, by CoDel (controlled
 * delay), as in "Fail at Scale" (Maurer, ACM Queue 2015). After `overloadAfterMs` of a non-empty
 * queue, new requests wait `overloadPatienceMs` only. That keeps those who ask again at once from
 * taking the time of those who are served.
 */
export class AdmissionQueue {
  readonly #limits: AdmissionLimits;
  readonly #waiting = new Set<Waiting>();
  #running = 0;
  /** Since when a request has been waiting whenever a turn ended. */
  #busySince = 0;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  /**
   * Calls `work` with a function that ends its turn, or `refuse`, for those who are patient only after
   * the time of a crowd. Returns a function that leaves the queue, for a client that has gone.
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
      if (this.#running === this.#limits.maxRunning - 1) this.#busySince = performance.now();
      run();
      return () => undefined;
    }
    if (this.#waiting.size >= this.#limits.maxWaiting) {
      refuse();
      return () => undefined;
    }
    const leave = () => {
      clearTimeout(waiting.timer);
      this.#waiting.delete(waiting);
    };
    const waiting: Waiting = {
      start: () => {
        leave();
        run();
      },
      timer: setTimeout(() => {
        leave();
        refuse();
      }, this.#patienceMs(isPatient)),
    };
    this.#waiting.add(waiting);
    return leave;
  }

  #patienceMs(isPatient: boolean): number {
    const { overloadAfterMs, overloadPatienceMs, crowdPatienceMs } = this.#limits;
    const isOverloaded = performance.now() - this.#busySince > overloadAfterMs;
    return isOverloaded && !isPatient ? overloadPatienceMs : crowdPatienceMs;
  }

  #end(): void {
    this.#running--;
    const [next] = this.#waiting;
    next?.start();
  }
}
