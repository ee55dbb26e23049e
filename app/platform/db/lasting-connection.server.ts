import { Client } from "pg";
import { log } from "#app/platform/log.server.ts";

const reconnectDelayMs = 500;
const defaultChecks: ConnectionChecks = { intervalMs: 15_000, timeoutMs: 5_000 };

export interface ConnectionChecks {
  intervalMs: number;
  timeoutMs: number;
}

export interface LastingConnectionOptions {
  url: string;
  /** As `pg_stat_activity` and the log name it. */
  name: string;
  /** Runs on each new connection. An error closes it, and another attempt follows. */
  prepare: (client: Client) => Promise<void>;
  onReconnect?: () => void;
  checks?: ConnectionChecks | undefined;
}

export interface LastingConnection {
  close: () => Promise<void>;
  /**
   * Returns when the last successful check was sent (`performance.now()`), or minus infinity while
   * disconnected. Notifications sent before then have arrived.
   */
  confirmedAt: () => number;
}

/** Opens a connection that replaces itself when it is lost. Rejects when the first attempt fails. */
export async function openLastingConnection({
  url,
  name,
  prepare,
  onReconnect = () => undefined,
  checks = defaultChecks,
}: LastingConnectionOptions): Promise<LastingConnection> {
  let current: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let state: "opening" | "open" | "lost" = "opening";
  let isClosed = false;
  let confirmedAt = Number.NEGATIVE_INFINITY;

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: checks.timeoutMs,
      query_timeout: checks.timeoutMs,
    });
    current = client;
    client.on("error", () => reconnect(client));
    client.on("end", () => reconnect(client));
    try {
      await client.connect();
      await prepare(client);
      if (state === "lost") log().warn({ connection: name }, "database connection is back");
      state = "open";
      confirmedAt = performance.now();
      scheduleCheck(client);
    } catch (error) {
      reconnect(client);
      throw error;
    }
  }

  // A network can drop a connection without telling either end.
  function scheduleCheck(client: Client): void {
    if (isClosed || client !== current) return;
    timer = setTimeout(() => {
      const askedAt = performance.now();
      client.query("select 1").then(
        () => {
          if (client === current) confirmedAt = askedAt;
          scheduleCheck(client);
        },
        () => reconnect(client),
      );
    }, checks.intervalMs);
  }

  function reconnect(client: Client): void {
    if (isClosed || client !== current) return;
    current = undefined;
    confirmedAt = Number.NEGATIVE_INFINITY;
    clearTimeout(timer);
    client.connection.stream.destroy();
    if (state === "open") {
      log().warn({ connection: name }, "database connection lost, reconnecting");
      state = "lost";
    }
    timer = setTimeout(() => void connect().then(onReconnect, () => undefined), reconnectDelayMs);
  }

  const close = async () => {
    isClosed = true;
    clearTimeout(timer);
    await current?.end();
  };

  try {
    await connect();
  } catch (error) {
    await close();
    throw error;
  }
  return { close, confirmedAt: () => confirmedAt };
}
