import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from "pg";

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

// pg hides password and ssl from the settings that it passes to its clients.
type HiddenSetting = "connectionTimeoutMillis" | "password" | "ssl";

interface Limits {
  stallTimeoutMs: number;
  maxQueued: number;
}

/** Times out only when no connection is released for a while: a long queue is no outage. */
export class StallTimeoutPool extends Pool {
  readonly #limits: Limits;
  #lastAcquired = 0;

  constructor(limits: Limits, config: Omit<PoolConfig, HiddenSetting>) {
    class TimeoutClient extends Client {
      constructor(clientConfig?: ClientConfig) {
        super({ ...clientConfig, connectionTimeoutMillis: limits.stallTimeoutMs });
      }
    }
    super({ ...config, Client: TimeoutClient });
    this.#limits = limits;
    this.on("acquire", () => {
      this.#lastAcquired = performance.now();
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    const acquired = this.#acquire();
    if (!callback) return acquired;
    acquired.then(
      (client) => {
        // pg replaces `client.release` when the client is acquired again.
        const { release } = client;
        callback(undefined, client, release);
      },
      (error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  #acquire(): Promise<PoolClient> {
    const { stallTimeoutMs, maxQueued } = this.#limits;
    if (this.waitingCount >= maxQueued) return Promise.reject(timeoutError());
    const { promise, resolve, reject } = Promise.withResolvers<PoolClient>();
    const startedAt = performance.now();
    let isWaiting = true;
    const check = () => {
      const remainingMs =
        stallTimeoutMs - (performance.now() - Math.max(startedAt, this.#lastAcquired));
      if (!isWaiting) return;
      if (remainingMs > 0) timer = setTimeout(scheduleCheck, remainingMs);
      else fail(timeoutError());
    };
    // First handles responses that arrived while the process was busy.
    const scheduleCheck = () => setImmediate(check);
    let timer = setTimeout(scheduleCheck, stallTimeoutMs);
    const fail = (error: Error) => {
      isWaiting = false;
      clearTimeout(timer);
      reject(error);
    };
    super.connect().then((client) => {
      if (!isWaiting) return client.release();
      isWaiting = false;
      clearTimeout(timer);
      resolve(client);
    }, fail);
    return promise;
  }
}

function timeoutError(): Error {
  return new Error("timeout exceeded when trying to connect");
}
