import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { beforeEach, expect, test } from "vitest";
import { recordEvents } from "#tests/support/timing.ts";
import { type Drain, drainable } from "./drain.ts";

let server: Server;
let drain: Drain;
/** Completes the response to `/slow`. */
let finishSlowResponse: () => void;
let agent: Agent;
let port: number;

beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === "/slow") {
      finishSlowResponse = () => response.end("done");
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

test("a running request completes, and its connection closes", async () => {
  const response = request("/slow");
  await once(server, "request");
  const closed = listenerClosed();
  const drained = drain.complete(5_000);
  await closed;
  finishSlowResponse();
  expect((await response).headers.connection).toBe("close");
  expect(await text(await response)).toBe("done");
  await drained;
  await expect(request("/")).rejects.toThrow(/ECONNREFUSED/);
});

test("idle connections do not delay the shutdown", async () => {
  await text(await request("/"));
  const started = performance.now();
  await drain.complete(5_000);
  expect(performance.now() - started).toBeLessThan(1_000);
});

test("a request on an open connection is answered before it closes", async () => {
  await text(await request("/"));
  const newConnection = connect(port, "127.0.0.1");
  await once(newConnection, "connect");
  const closed = listenerClosed();
  const drained = drain.complete(5_000);
  await closed;
  const secondResponse = await request("/");
  expect(secondResponse.headers.connection).toBe("close");
  expect(await text(secondResponse)).toBe("quick");
  newConnection.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  expect(Buffer.concat(await newConnection.toArray()).toString()).toMatch(/200 OK.*close.*quick/s);
  await drained;
});

test("a hundred clients that keep sending requests see no reset", async () => {
  const responded = recordEvents();
  const clients = Array.from({ length: 100 }, async () => {
    const clientAgent = new Agent({ keepAlive: true, maxSockets: 1 });
    await text(await request("/", clientAgent));
    responded.push();
    try {
      for (;;) await text(await request("/", clientAgent));
    } catch (error) {
      return (error as NodeJS.ErrnoException).code;
    }
  });
  await responded.atLeast(clients.length);
  await drain.complete(5_000);
  expect(new Set(await Promise.all(clients))).toEqual(new Set(["ECONNREFUSED"]));
});

test("announced, it still accepts connections and closes each after its response", async () => {
  const started = request("/slow");
  await once(server, "request");
  drain.announce();
  finishSlowResponse();
  expect((await started).headers.connection).toBe("close");
  for (const _ of [1, 2]) {
    const response = await request("/", new Agent({ keepAlive: true }));
    expect(response.headers.connection).toBe("close");
    expect(await text(response)).toBe("quick");
  }
  await drain.complete(5_000);
  await expect(request("/")).rejects.toThrow(/ECONNREFUSED/);
});

test("a request that takes too long is aborted", async () => {
  const response = request("/slow");
  await once(server, "request");
  await Promise.all([drain.complete(100), expect(response).rejects.toThrow(/socket hang up/)]);
});

/** Closing the listener adds a listener for `close`, which follows the last connection. */
function listenerClosed(): Promise<void> {
  return new Promise((resolve) => {
    server.on("newListener", (event) => event === "close" && resolve());
  });
}

function request(path: string, requestAgent = agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, agent: requestAgent }, resolve).on("error", reject);
  });
}

async function text(response: IncomingMessage): Promise<string> {
  return (await response.toArray()).join("");
}
