import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeEach, expect, test } from "vitest";
import { drainable } from "./drain.ts";

let server: Server;
let drain: (patienceMs: number) => Promise<void>;
/** What lets the answer to `/slow` go. */
let answerSlow: () => void;
let agent: Agent;
let port: number;

beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === "/events") {
      response.setHeader("Content-Type", "text/event-stream; charset=utf-8");
      response.write(": connected\n\n");
    } else if (request.url === "/slow") {
      answerSlow = () => response.end("done");
    } else {
      response.end("quick");
    }
  });
  drain = drainable(server);
  agent = new Agent({ keepAlive: true });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});

test("a running request is answered to its end, on a connection that is not kept", async () => {
  const response = request("/slow");
  await once(server, "request");
  const drained = drain(5_000);
  answerSlow();
  expect((await response).headers.connection).toBe("close");
  expect(await text(await response)).toBe("done");
  await drained;
  await expect(request("/")).rejects.toThrow(/ECONNREFUSED/);
});

test("idle connections do not hold the end up", async () => {
  await text(await request("/"));
  const started = performance.now();
  await drain(5_000);
  expect(performance.now() - started).toBeLessThan(1_000);
});

test("event streams end at once", async () => {
  const events = await request("/events");
  const started = performance.now();
  const ended = text(events);
  await drain(5_000);
  expect(await ended).toBe("cut");
  expect(performance.now() - started).toBeLessThan(1_000);
});

test("a request that takes too long is cut", async () => {
  const response = request("/slow");
  await once(server, "request");
  await Promise.all([drain(100), expect(response).rejects.toThrow(/socket hang up/)]);
});

function request(path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, agent }, resolve).on("error", reject);
  });
}

async function text(response: IncomingMessage): Promise<string> {
  try {
    return (await response.toArray()).join("");
  } catch {
    return "cut";
  }
}
