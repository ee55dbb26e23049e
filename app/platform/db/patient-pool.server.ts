import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from "pg";

type OnTurn = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

// The first is set here; pg hides the others from the settings that its clients are made with.
type HiddenSetting = "connectionTimeoutMillis" | "password" | "ssl";

interface Patience {
  patienceMs: number;
  /** Each of them holds its request's memory. */
  mostWaiting: number;
}

/**
 * A pool that tells a crowd from a database that is away. Whoever waits for a connection goes on
 * waiting while others get theirs, and gives up when nobody has got one for `patienceMs`; a new
 * connection may take as long. Who comes to a line that is too long is turned away at once.
 */
export class PatientPool extends Pool {
  readonly #patience: Patience;
  #lastTurn = 0;

  constructor(patience: Patience, config: Omit<PoolConfig, HiddenSetting>) {
    class QuickClient extends Client {
      constructor(given?: ClientConfig) {
        super({ ...given, connectionTimeoutMillis: patience.patienceMs });
      }
    }
    super({ ...config, Client: QuickClient });
    this.#patience = patience;
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
      (client) => {
        // The client's own is another one once somebody else has the client.
        const { release } = client;
        callback(undefined, client, release);
      },
      (error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  #waitForTurn(): Promise<PoolClient> {
    const { patienceMs, mostWaiting } = this.#patience;
    if (this.waitingCount >= mostWaiting) return Promise.reject(timedOut());
    const { promise, resolve, reject } = Promise.withResolvers<PoolClient>();
    const began = performance.now();
    let isWaiting = true;
    const check = () => {
      const left = patienceMs - (performance.now() - Math.max(began, this.#lastTurn));
      if (!isWaiting) return;
      if (left > 0) timer = setTimeout(checkSoon, left);
      else giveUp(timedOut());
    };
    // What arrived while the process was busy is heard first.
    const checkSoon = () => setImmediate(check);
    let timer = setTimeout(checkSoon, patienceMs);
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

function timedOut(): Error {
  return new Error("timeout exceeded when trying to connect");
}
