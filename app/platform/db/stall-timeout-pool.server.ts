import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import {
  Client,
  type ClientConfig,
  DatabaseError,
  Pool,
  type PoolClient,
  type PoolConfig,
} from "pg";

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

// pg hides password and ssl from the settings that it passes to its clients.
type HiddenSetting = "connectionTimeoutMillis" | "password" | "ssl";

interface Settings extends Omit<PoolConfig, HiddenSetting> {
  /** Where the database itself is asked: a pooler accepts connections without it. */
  probeUrl: string;
}

interface Limits {
  stallTimeoutMs: number;
  maxQueued: number;
  /** A database that answered no query for this long is asked whether it is alive. */
  probeAfterMs: number;
  /** For each answer that the question needs. */
  probeTimeoutMs: number;
}

const probeSteps = 8;

/**
 * Times out only when no connection is released for a while: a long queue is no outage. Nor is a long
 * query, as long as the database accepts a new connection.
 */
export class StallTimeoutPool extends Pool {
  readonly #limits: Limits;
  readonly #probeUrl: string;
  readonly #held = new Set<PoolClient>();
  readonly #waiting = new Set<(error: Error) => void>();
  #lastAcquired = 0;
  #lastResponse = 0;
  #watch: NodeJS.Timeout | undefined;
  #isFrozen = false;

  constructor(limits: Limits, { probeUrl, ...config }: Settings) {
    class TimeoutClient extends Client {
      constructor(clientConfig?: ClientConfig) {
        super({ ...clientConfig, connectionTimeoutMillis: limits.stallTimeoutMs });
      }
    }
    super({ ...config, Client: TimeoutClient });
    this.#limits = limits;
    this.#probeUrl = probeUrl;
    this.on("acquire", (client) => {
      this.#lastAcquired = performance.now();
      this.#held.add(client);
    });
    // The server has responded to a new client, even if it is too busy for the others.
    const hasResponded = () => {
      this.#lastResponse = performance.now();
    };
    this.on("connect", (client) => {
      hasResponded();
      client.on("drain", hasResponded);
    });
    this.on("release", (_error, client) => {
      hasResponded();
      this.#held.delete(client);
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
    if (this.#isFrozen || this.waitingCount >= maxQueued) return Promise.reject(timeoutError());
    this.#startWatch();
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
      this.#waiting.delete(fail);
      clearTimeout(timer);
      reject(error);
    };
    this.#waiting.add(fail);
    super.connect().then((client) => {
      if (!isWaiting) return client.release();
      isWaiting = false;
      this.#waiting.delete(fail);
      clearTimeout(timer);
      resolve(client);
    }, fail);
    return promise;
  }

  #startWatch(): void {
    if (this.#watch) return;
    this.#lastResponse = performance.now();
    this.#scheduleWatch();
  }

  #scheduleWatch(): void {
    const silentMs = performance.now() - this.#lastResponse;
    const waitMs = Math.max(0, this.#limits.probeAfterMs - silentMs);
    this.#watch = setTimeout(() => void this.#checkSilence(), waitMs).unref();
  }

  async #checkSilence(): Promise<void> {
    this.#watch = undefined;
    if (this.ended || (this.#held.size === 0 && this.#waiting.size === 0)) return;
    const { probeAfterMs } = this.#limits;
    if (performance.now() - this.#lastResponse >= probeAfterMs) {
      const isAlive = await this.#probe();
      // The answers to the probe and to the queries may have arrived together.
      if (!isAlive && performance.now() - this.#lastResponse >= probeAfterMs)
        await this.#failUntilAlive();
      this.#lastResponse = performance.now();
    }
    if (!this.#watch) this.#scheduleWatch();
  }

  /** Fails everything that waits, and all new requests until the database answers again. */
  async #failUntilAlive(): Promise<void> {
    this.#isFrozen = true;
    for (const fail of this.#waiting) fail(timeoutError());
    for (const client of this.#held) void (client as unknown as Client).end();
    while (!this.ended && !(await this.#probe())) await pause(this.#limits.probeTimeoutMs);
    this.#isFrozen = false;
  }

  /**
   * Fails when the database sends nothing for a while. Waits in short steps, because while this process
   * is busy it reads nothing: then one step is late, however long that is.
   */
  async #probe(): Promise<boolean> {
    const client = new Client({ connectionString: this.#probeUrl });
    client.on("error", () => undefined);
    let isOver = false;
    const response = isAlive(client).finally(() => {
      isOver = true;
    });
    let silentSteps = 0;
    let bytesRead = 0;
    while (!isOver && silentSteps < probeSteps) {
      await Promise.race([response, pause(this.#limits.probeTimeoutMs / probeSteps)]);
      const stream = client.connection.stream as Socket;
      silentSteps = stream.bytesRead === bytesRead ? silentSteps + 1 : 0;
      bytesRead = stream.bytesRead;
    }
    if (!isOver) client.connection.stream.destroy();
    return response;
  }
}

async function isAlive(client: Client): Promise<boolean> {
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch (error) {
    // A refusal with an SQL state comes from a living server, such as a full one. A pooler reports
    // a server that is away as a failed connection.
    return error instanceof DatabaseError && !error.code?.startsWith("08");
  } finally {
    void client.end().catch(() => undefined);
  }
}

function timeoutError(): Error {
  return new Error("timeout exceeded when trying to connect");
}
