import { once } from "node:events";
import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";
import type { FailingService } from "./failing-calls.ts";

export interface DatabaseProxy extends FailingService {
  /** The database's address by way of the proxy. */
  url: string;
  /** `isReplyLost`: the call is forwarded, and the connection dropped instead of its reply. */
  failCall: (number: number, options?: { isReplyLost: boolean }) => void;
  stop: () => Promise<void>;
}

/**
 * Starts a server between the product and its PostgreSQL. A failed call is not forwarded, and its
 * connection is dropped. A call is what the client awaits as one:
 * a simple query, or the messages up to Sync. Those that no request waits for are not counted.
 * @param databaseUrl may have the folder of the database's socket as `host`
 */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { username, password, hostname, port, pathname, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get("host");
  const target = folder
    ? { path: `${folder}/.s.PGSQL.${searchParams.get("port") ?? 5432}` }
    : { host: hostname, port: Number(port || 5432) };
  const sockets = new Set<Socket>();
  let callsToFailure = Number.POSITIVE_INFINITY;
  let failed: string | null = null;
  let losesReply = false;
  const mayPass = (call: Buffer) => {
    const statement = call.toString("latin1");
    const isCounted = /^[QPB]/.test(statement) && !background.test(statement);
    if (!isCounted || --callsToFailure !== 0) return true;
    failed = statement.replaceAll(/[^ -~]+/g, " ").slice(0, 200);
    return false;
  };
  const proxy = createServer((client) => {
    const database = createConnection(target);
    const end = () => {
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on("error", end).on("close", end);
      socket.once("close", () => sockets.delete(socket));
    }
    database.pipe(client);
    const calls = new CallReader();
    client.on("data", (chunk: Buffer) => {
      for (const call of calls.read(chunk)) {
        if (mayPass(call)) {
          database.write(call);
          continue;
        }
        if (!losesReply) return end();
        database.unpipe(client);
        database.once("data", end).resume().write(call);
      }
    });
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const own = proxy.address() as AddressInfo;
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${own.port}${pathname}`,
    failCall: (number, { isReplyLost } = { isReplyLost: false }) => {
      failed = null;
      losesReply = isReplyLost;
      callsToFailure = number;
    },
    forwardAll: () => {
      callsToFailure = Number.POSITIVE_INFINITY;
      return failed;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

/** What no request waits for: the job queue, live topics, and whether the database is alive. */
const background = /pgboss|^Q[\s\S]{4}(?:select 1\0|listen )/;

const endsCall = new Set(["Q", "S", "X", "p", "H", "d", "c", "f"]);

/** Splits what a client sends into calls. */
class CallReader {
  #rest = Buffer.alloc(0);
  #call: Buffer[] = [];
  #isStarted = false;

  *read(chunk: Buffer): Generator<Buffer> {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    for (;;) {
      // The first message has no type.
      const typeBytes = this.#isStarted ? 1 : 0;
      if (this.#rest.length < typeBytes + 4) return;
      const bytes = typeBytes + this.#rest.readInt32BE(typeBytes);
      if (this.#rest.length < bytes) return;
      const type = this.#isStarted ? String.fromCharCode(this.#rest[0] ?? 0) : "X";
      this.#call.push(this.#rest.subarray(0, bytes));
      this.#rest = this.#rest.subarray(bytes);
      this.#isStarted = true;
      if (!endsCall.has(type)) continue;
      yield Buffer.concat(this.#call);
      this.#call = [];
    }
  }
}
