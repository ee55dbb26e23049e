import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  type Server,
  request as send,
} from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { configureLog } from "#app/platform/log.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { readUntil } from "#tests/support/timing.ts";
import { eventStream } from "./event-stream.server.ts";
import { publish, startListening, stopListening, subscribe } from "./live.server.ts";
import { closeEventStreams } from "./open-streams.server.ts";
import { defineTopics } from "./topics.ts";

const wedding = { wedding: "0198a7c2-0000-7000-8000-00000000000a" as Scope<"wedding"> };
const other = { wedding: "0198a7c2-0000-7000-8000-00000000000b" as Scope<"wedding"> };
const topics = defineTopics({
  rsvp: "wedding",
  greetings: "wedding",
  wishes: "wedding",
  last: "wedding",
});
const address = "http://localhost/";
const greeting = "retry: 1000\n: connected\n\n";
const subscriptions = Object.assign(new EventEmitter(), { open: 0 });

vi.mock("./live.server.ts", async (original) => {
  const live = await original<typeof import("./live.server.ts")>();
  return {
    ...live,
    subscribe: (...args: Parameters<typeof live.subscribe>) => {
      const stop = live.subscribe(...args);
      subscriptions.open++;
      return () => {
        subscriptions.open--;
        stop();
        if (subscriptions.open === 0) subscriptions.emit("none");
      };
    },
  };
});

const database = useTestDatabase();
let server: Server;

beforeAll(async () => {
  configureLog("silent");
  await startListening(database.url);
  server = createServer(
    createRequestListener((request) =>
      streamFor(request, { topics: [topics.rsvp, topics.greetings] }),
    ),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await stopListening();
});

test("sends a first line at once, then the requested topics of its wedding", async () => {
  const { request, response } = await open();
  const reader = readerOf(response);
  expect(response.headers).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  expect(await readUntil(reader, "connected\n\n")).toBe(greeting);
  await publish(db(), other, topics.greetings);
  await publish(db(), wedding, topics.wishes);
  await publish(db(), wedding, topics.rsvp);
  expect(await readUntil(reader, "data: rsvp\n\n")).toBe("event: rsvp\ndata: rsvp\n\n");
  request.destroy();
});

test("sends a resync after the database connection was lost", async () => {
  const { request, response } = await open();
  await db().execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'jaord live' and datname = current_database()`);
  const resync = `${greeting}event: resync\ndata: resync\n\n`;
  expect(await readUntil(readerOf(response), "data: resync\n\n")).toBe(resync);
  request.destroy();
});

test("a thousand closed streams leave no listeners behind", async () => {
  await allClosed();
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
  const before = timers();
  for (let round = 0; round < 20; round++) {
    const readers = await Promise.all(Array.from({ length: 50 }, open));
    expect(subscriptions.open).toBeGreaterThanOrEqual(50);
    for (const { request } of readers) request.destroy();
  }
  await allClosed();
  expect(timers()).toBeLessThan(before + 20);
});

test("an aborted request leaves no listeners behind", async () => {
  const gone = AbortSignal.abort();
  const response = streamFor(new Request(address, { signal: gone }));
  expect(subscriptions.open).toBe(0);
  expect(await response.text()).toBe(greeting);
});

test("aborting the request ends the stream", async () => {
  const reader = new AbortController();
  const { signal } = reader;
  const response = streamFor(new Request(address, { signal }));
  expect(subscriptions.open).toBe(1);
  reader.abort();
  expect(await response.text()).toBe(greeting);
  expect(subscriptions.open).toBe(0);
});

test("a slow reader receives each topic once, however often it was published", async () => {
  const { rsvp, greetings, last } = topics;
  const response = streamFor(new Request(address), { topics: [rsvp, greetings, last] });
  for (let i = 0; i < 500; i++) await publish(db(), wedding, i % 2 ? rsvp : greetings);
  const lastTopic = Promise.withResolvers<void>();
  const stop = subscribe(wedding, (topic) => topic === "last" && lastTopic.resolve());
  await publish(db(), wedding, last);
  await lastTopic.promise;
  stop();

  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const events = await readUntil(reader, "data: last");
  // The first event was sent at once; of the later ones, one of each topic was queued.
  expect(events.match(/^event: .*$/gm)?.sort()).toEqual([
    "event: greetings",
    "event: greetings",
    "event: last",
    "event: rsvp",
  ]);
  await reader?.cancel();
});

test("sends a heartbeat every 20 seconds, and drops a reader that stopped reading", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const response = streamFor(new Request(address));
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await next()).toBe(greeting);
  vi.advanceTimersByTime(20_000);
  expect(await next()).toBe(": \n\n");
  vi.advanceTimersByTime(40_000);
  expect(subscriptions.open).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(subscriptions.open).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  await expect(next()).rejects.toThrow("stopped reading");
});

test("ends when the permission is gone or cannot be checked", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  for (const isAllowed of [async () => false, () => Promise.reject(new Error("no database"))]) {
    const response = streamFor(new Request(address), { isAllowed });
    expect(subscriptions.open).toBe(1);
    vi.advanceTimersByTime(4_000);
    expect(await response.text()).toBe(greeting);
    expect(subscriptions.open).toBe(0);
  }
  expect(vi.getTimerCount()).toBe(0);
});

test("asks for the permission again only when the last check has ended", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let checks = 0;
  const checked = Promise.withResolvers<boolean>();
  const isAllowed = () => {
    checks++;
    return checked.promise;
  };
  const response = streamFor(new Request(address), { isAllowed });
  vi.advanceTimersByTime(40_000);
  expect(checks).toBe(1);
  checked.resolve(true);
  await checked.promise;
  await vi.waitFor(() => {
    vi.advanceTimersByTime(4_000);
    expect(checks).toBe(2);
  });
  await response.body?.cancel();
});

test("a reader's seventh stream closes the oldest, which reconnects later", async () => {
  const reader = randomUUID();
  const responses = Array.from({ length: 7 }, () =>
    streamFor(new Request(address), { subscriberId: reader }),
  );
  const [oldest, ...others] = responses;
  expect(subscriptions.open).toBe(6);
  expect(await oldest?.text()).toBe(`${greeting}retry: 30000\n\n`);
  streamFor(new Request(address));
  expect(subscriptions.open).toBe(7);
  await Promise.all(others.map(({ body }) => body?.cancel()));
});

test("at shutdown every browser is told to reconnect, and new streams are refused", async () => {
  const streams = await Promise.all([open(), open()]);
  closeEventStreams();
  const reconnectPattern = /^retry: 1000\n: connected\n\nretry: (\d+)\n\n$/;
  for (const { response } of streams) {
    const [, retry] = reconnectPattern.exec(await text(response)) ?? [];
    expect(Number(retry)).toBeGreaterThanOrEqual(500);
    expect(Number(retry)).toBeLessThanOrEqual(2500);
  }
  expect(subscriptions.open).toBe(0);
  expect(streamFor(new Request(address)).status).toBe(503);
});

function streamFor(
  request: Request,
  options: Partial<Parameters<typeof eventStream>[1]> = {},
): Response {
  const reader = randomUUID();
  return eventStream(request, {
    subscriberId: reader,
    isAllowed: async () => true,
    receivers: [wedding],
    topics: [],
    ...options,
  });
}

async function open() {
  const { port } = server.address() as AddressInfo;
  const request: ClientRequest = send({ port, host: "127.0.0.1", agent: false }).end();
  request.on("error", () => undefined);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  response.on("error", () => undefined);
  return { request, response };
}

function readerOf(response: IncomingMessage) {
  const body = Readable.toWeb(response) as ReadableStream<BufferSource>;
  return body.pipeThrough(new TextDecoderStream()).getReader();
}

async function allClosed(): Promise<void> {
  if (subscriptions.open > 0) await once(subscriptions, "none");
}
