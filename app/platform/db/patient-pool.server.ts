import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from "pg";

type OnTurn = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * A pool that tells a crowd from a database that is away. Whoever waits for a connection goes on
 * waiting while others get theirs, and gives up when nobody has got one for `patienceMs`; a new
 * connection may take as long.
 */
export class PatientPool extends Pool {
  readonly #patienceMs: number;
  #lastTurn = 0;

  constructor(patienceMs: number, config: Omit<PoolConfig, "connectionTimeoutMillis">) {
    class QuickClient extends Client {
      constructor(given?: ClientConfig) {
        super({ ...given, connectionTimeoutMillis: patienceMs });
      }
    }
    super({ ...config, Client: QuickClient });
    this.#patienceMs = patienceMs;
    this.on("acquire", () => {
      this.#lastTurn = performance.now();
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: OnTurn): void;
  override connect(callback?: OnTurn): Promise<PoolClient> | undefined {
    const turn = this.#waitForTurn();
    if (!callback) return turn;
    turn.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  #waitForTurn(): Promise<PoolClient> {
    const { promise, resolve, reject } = Promise.withResolvers<PoolClient>();
    const began = performance.now();
    let isWaiting = true;
    const check = () => {
      const left = this.#patienceMs - (performance.now() - Math.max(began, this.#lastTurn));
      if (!isWaiting) return;
      if (left > 0) timer = setTimeout(checkSoon, left);
      else giveUp(new Error("timeout exceeded when trying to connect"));
    };
    // What arrived while the process was busy is heard first.
    const checkSoon = () => setImmediate(check);
    let timer = setTimeout(checkSoon, this.#patienceMs);
    const giveUp = (error: Error) => {
      isWaiting = false;
      clearTimeout(timer);
      reject(error);
    };
    super.connect().then((client) => {
      if (!isWaiting) return client.release();
      isWaiting = false;
      clearTimeout(timer);
      resolve(client);
    }, giveUp);
    return promise;
  }
}
