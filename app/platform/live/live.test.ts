import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { db, transaction } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { configureLog } from "#app/platform/log.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { type RecordedEvents, recordEvents } from "#tests/support/timing.ts";
import {
  hearsOthers,
  onChange,
  publish,
  publishPageChange,
  startListening,
  stopListening,
  subscribe,
} from "./live.server.ts";
import type { Receiver, Topic } from "./topics.ts";

const kari = { wedding: "0198a7c2-0000-7000-8000-00000000000a" as Scope<"wedding"> };
const other = { wedding: "0198a7c2-0000-7000-8000-00000000000b" as Scope<"wedding"> };
const database = useTestDatabase();

beforeAll(() => configureLog("silent"));
afterEach(async () => {
  await stopListening();
  // Behind a proxy, a connection can outlast its client.
  await endConnections();
});

test("a topic arrives after the commit, not before", async () => {
  await startListening(database.url);
  const topics = listen(kari);
  await transaction(async (tx) => {
    await publish(tx, kari, topic("rsvp"));
    await publish(db(), kari, topic("greetings"));
    expect(await topics.atLeast(1)).toEqual(["greetings"]);
  });
  expect(await topics.atLeast(2)).toEqual(["greetings", "rsvp"]);
});

test("a rolled-back transaction publishes nothing", async () => {
  await startListening(database.url);
  const topics = listen(kari);
  const failed = transaction(async (tx) => {
    await publish(tx, kari, topic("rsvp"));
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  await publish(db(), kari, topic("last"));
  expect(await topics.atLeast(1)).toEqual(["last"]);
});

test("a thousand topics of two weddings stay apart and in order", async () => {
  await startListening(database.url);
  const [kariTopics, otherTopics] = [listen(kari), listen(other)];
  for (let i = 0; i < 500; i++) {
    await publish(db(), kari, topic(`a${i}`));
    await publish(db(), other, topic(`b${i}`));
  }
  expect(await kariTopics.atLeast(500)).toEqual(Array.from({ length: 500 }, (_, i) => `a${i}`));
  expect(await otherTopics.atLeast(500)).toEqual(Array.from({ length: 500 }, (_, i) => `b${i}`));
});

test("an unsubscribed listener receives nothing more, others do", async () => {
  await startListening(database.url);
  const topics = recordEvents<string>();
  const stop = subscribe(kari, topics.push);
  const remaining = listen(kari);
  await publish(db(), kari, topic("first"));
  expect(await remaining.atLeast(1)).toEqual(["first"]);
  stop();
  stop();
  await publish(db(), kari, topic("second"));
  expect(await remaining.atLeast(2)).toEqual(["first", "second"]);
  expect(topics.all).toEqual(["first"]);
});

test("a lost connection is restored and followed by a resync", async () => {
  await startListening(database.url);
  for (let round = 0; round < 3; round++) {
    const topics = listen(kari);
    await endConnections();
    await publish(db(), kari, topic("missed"));
    expect(await topics.atLeast(1)).toEqual(["resync"]);
    await publish(db(), kari, topic("heard"));
    expect(await topics.atLeast(2)).toEqual(["resync", "heard"]);
  }
  expect(await connections()).toBe(1);
});

test("a silent connection is replaced", async () => {
  const proxy = await startProxy();
  await startListening(proxy.url, { intervalMs: 50, timeoutMs: 200 });
  const topics = listen(kari);
  proxy.stopResponding();
  expect(await topics.atLeast(1)).toEqual(["resync"]);
  await publish(db(), kari, topic("heard"));
  expect(await topics.atLeast(2)).toEqual(["resync", "heard"]);
  await stopListening();
  proxy.close();
});

test("reconnects once the database is back, with one attempt at a time", async () => {
  const proxy = await startProxy();
  await startListening(proxy.url);
  const topics = listen(kari);
  proxy.refuse(true);
  await proxy.refusals.atLeast(2);
  proxy.refuse(false);
  expect(await topics.atLeast(1)).toEqual(["resync"]);
  expect(await connections()).toBe(1);
  await stopListening();
  proxy.close();
});

test("starting fails without a database, and is not retried", async () => {
  const proxy = await startProxy();
  proxy.refuse(true);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await expect(startListening(proxy.url)).rejects.toThrow();
  expect(vi.getTimerCount()).toBe(0);
  expect(proxy.refusals.all).toHaveLength(1);
  vi.useRealTimers();
  proxy.close();
});

test("stopping leaves no connection", async () => {
  await startListening(database.url);
  expect(await connections()).toBe(1);
  await stopListening();
  expect(await connections()).toBe(0);
});

/** A topic that is not in the product. */
function topic(name: string) {
  return name as Topic<"wedding">;
}

function listen(receiver: Receiver): RecordedEvents<string> {
  const topics = recordEvents<string>();
  subscribe(receiver, topics.push);
  return topics;
}

/** Waits until the processes behind the connections have ended. */
async function endConnections(): Promise<void> {
  await db().execute(sql`
    select pg_terminate_backend(pid, 10000) from pg_stat_activity
    where application_name = 'jaord live' and datname = current_database()`);
}

async function connections(): Promise<number> {
  const { rows } = await db().execute(sql`
    select count(*)::int as open from pg_stat_activity
    where application_name = 'jaord live' and datname = current_database()`);
  return Number(rows[0]?.open);
}

/** A proxy in front of PostgreSQL that can stop responding or refuse connections. */
async function startProxy() {
  const { host, port, user, password, database: name } = new Client(database.url);
  const upstream = host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const sockets = new Set<Socket>();
  let refusing = false;
  const refusals = recordEvents();
  const server = createServer((socket) => {
    if (refusing) {
      refusals.push();
      socket.destroy();
      return;
    }
    const connection = connect(upstream);
    socket.pipe(connection).pipe(socket);
    for (const end of [socket, connection]) {
      sockets.add(end);
      end.on("error", () => undefined).on("close", () => sockets.delete(end));
    }
    socket.on("close", () => connection.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `postgres://${user}:${encodeURIComponent(password ?? "")}@${address}/${name}`,
    stopResponding: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    refuse: (yes: boolean) => {
      refusing = yes;
      if (yes) for (const socket of sockets) socket.destroy();
    },
    refusals,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

test("this process hears of its change before the transaction returns", async () => {
  const heard: (string | null)[] = [];
  const stop = onChange((id) => heard.push(id));
  await transaction(async (tx) => {
    await publish(tx, kari, topic("rsvp"));
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual([kari.wedding]);
  const failed = transaction(async (tx) => {
    await publish(tx, other, topic("rsvp"));
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  stop();
  await publish(db(), kari, topic("rsvp"));
  expect(heard).toEqual([kari.wedding]);
});

test("every process hears of a page's change", async () => {
  await startListening(database.url);
  const heard = recordEvents<string | null>();
  const stop = onChange(heard.push);
  await publishPageChange(db(), kari);
  // Once in this process, once from the database as others hear it.
  expect(await heard.atLeast(2)).toEqual([kari.wedding, kari.wedding]);
  stop();
});

test("without an answer of the database, changes of others are not heard", async () => {
  expect(hearsOthers()).toBe(false);
  await startListening(database.url, { intervalMs: 20, timeoutMs: 1_000 });
  expect(hearsOthers()).toBe(true);
  await stopListening();
  expect(hearsOthers()).toBe(false);
});
