import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { db, transaction } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { configureLog } from "#app/platform/log.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { eventually } from "#tests/support/timing.ts";
import { publish, startListening, stopListening, subscribe } from "./live.server.ts";
import type { Audience, Topic } from "./topics.ts";

const kari = { wedding: "0198a7c2-0000-7000-8000-00000000000a" as Scope<"wedding"> };
const other = { wedding: "0198a7c2-0000-7000-8000-00000000000b" as Scope<"wedding"> };
const database = useTestDatabase();

beforeAll(() => configureLog("silent"));
afterEach(stopListening);

test("a topic arrives after the commit, not before", async () => {
  await startListening(database.url);
  const topics = listen(kari);
  await transaction(async (tx) => {
    await publish(tx, kari, topic("rsvp"));
    await publish(db(), kari, topic("greetings"));
    await eventually(() => expect(topics).toEqual(["greetings"]));
  });
  await eventually(() => expect(topics).toEqual(["greetings", "rsvp"]));
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
  await eventually(() => expect(topics).toEqual(["last"]));
});

test("a thousand topics of two weddings stay apart and in order", async () => {
  await startListening(database.url);
  const [kariTopics, otherTopics] = [listen(kari), listen(other)];
  for (let i = 0; i < 500; i++) {
    await publish(db(), kari, topic(`a${i}`));
    await publish(db(), other, topic(`b${i}`));
  }
  await eventually(() => expect([kariTopics.length, otherTopics.length]).toEqual([500, 500]));
  expect(kariTopics).toEqual(Array.from({ length: 500 }, (_, i) => `a${i}`));
  expect(otherTopics).toEqual(Array.from({ length: 500 }, (_, i) => `b${i}`));
});

test("an unsubscribed listener receives nothing more, others do", async () => {
  await startListening(database.url);
  const topics: string[] = [];
  const stop = subscribe(kari, (topic) => topics.push(topic));
  const remaining = listen(kari);
  await publish(db(), kari, topic("first"));
  await eventually(() => expect(remaining).toEqual(["first"]));
  stop();
  stop();
  await publish(db(), kari, topic("second"));
  await eventually(() => expect(remaining).toEqual(["first", "second"]));
  expect(topics).toEqual(["first"]);
});

test("a lost connection is restored and followed by a resync", async () => {
  await startListening(database.url);
  const topics = listen(kari);
  for (let round = 0; round < 3; round++) {
    await db().execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'jaord live' and datname = current_database()`);
    await publish(db(), kari, topic("missed"));
    await eventually(() => expect(topics).toEqual(["resync"]));
    await publish(db(), kari, topic("heard"));
    await eventually(() => expect(topics).toEqual(["resync", "heard"]));
    topics.length = 0;
  }
  expect(await connections()).toBe(1);
});

test("a silent connection is replaced", async () => {
  const proxy = await startProxy();
  await startListening(proxy.url, { intervalMs: 50, timeoutMs: 200 });
  const topics = listen(kari);
  proxy.stopResponding();
  await eventually(() => expect(topics).toEqual(["resync"]));
  await publish(db(), kari, topic("heard"));
  await eventually(() => expect(topics).toEqual(["resync", "heard"]));
  await stopListening();
  proxy.close();
});

test("reconnects once the database is back, with one attempt at a time", async () => {
  const proxy = await startProxy();
  await startListening(proxy.url);
  const topics = listen(kari);
  proxy.refuse(true);
  await eventually(() => expect(proxy.refused()).toBeGreaterThanOrEqual(2));
  proxy.refuse(false);
  await eventually(() => expect(topics).toEqual(["resync"]));
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
  expect(proxy.refused()).toBe(1);
  vi.useRealTimers();
  proxy.close();
});

test("stopping leaves no connection", async () => {
  await startListening(database.url);
  expect(await connections()).toBe(1);
  await stopListening();
  await eventually(async () => expect(await connections()).toBe(0));
});

/** A topic that is not in the product. */
function topic(name: string) {
  return name as Topic<"wedding">;
}

function listen(audience: Audience): string[] {
  const topics: string[] = [];
  subscribe(audience, (topic) => topics.push(topic));
  return topics;
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
  let refused = 0;
  const server = createServer((socket) => {
    if (refusing) {
      refused++;
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
    refused: () => refused,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
