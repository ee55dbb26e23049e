import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Clients may send requests until they see `Connection: close`; closing at once would reset them. */
const graceMs = 500;
const pollMs = 20;

/** Returns a function that completes the requests in progress, then closes all connections. */
export function drainable(server: Server): (timeoutMs: number) => Promise<void> {
  const running = new Set<ServerResponse>();
  let accepted = 0;
  let draining = false;

  server.on("connection", () => {
    accepted++;
  });
  server.prependListener("request", (_request, response: ServerResponse) => {
    running.add(response);
    response.once("close", () => running.delete(response));
    if (draining) response.setHeader("Connection", "close");
  });

  return async (timeoutMs) => {
    const started = Date.now();
    // Accept the backlog before closing the listener, or the kernel resets it.
    let acceptedBefore: number;
    do {
      acceptedBefore = accepted;
      await wait(pollMs);
    } while (accepted > acceptedBefore && Date.now() < started + timeoutMs / 2);
    let open = true;
    // `http.Server.close` would cut connections whose first request has not been read yet.
    NetServer.prototype.close.call(server, () => {
      open = false;
    });
    const closed = Date.now();
    draining = true;
    for (const response of running) {
      if (!response.headersSent) response.setHeader("Connection", "close");
    }
    while (open && Date.now() < started + timeoutMs) {
      await wait(pollMs);
      if (Date.now() > closed + graceMs) server.closeIdleConnections();
    }
    server.closeAllConnections();
  };
}
