import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Clients may send requests until they see `Connection: close`; closing at once would reset them. */
const graceMs = 500;
const pollMs = 20;

export interface Drain {
  /** Responds with `Connection: close`, so that clients open their next connection elsewhere. */
  announce: () => void;
  /** Stops listening, completes the requests in progress, then closes all connections. */
  complete: (timeoutMs: number) => Promise<void>;
}

export function drainable(server: Server): Drain {
  const running = new Set<ServerResponse>();
  let accepted = 0;
  let closesConnections = false;

  server.on("connection", () => {
    accepted++;
  });
  server.prependListener("request", (_request, response: ServerResponse) => {
    running.add(response);
    response.once("close", () => running.delete(response));
    if (closesConnections) response.setHeader("Connection", "close");
  });

  const announce = () => {
    closesConnections = true;
    for (const response of running) {
      if (!response.headersSent) response.setHeader("Connection", "close");
    }
  };

  const complete = async (timeoutMs: number) => {
    const started = Date.now();
    // Clients that ignore the announcement would keep the backlog from emptying.
    closesConnections = false;
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
    announce();
    while (open && Date.now() < started + timeoutMs) {
      await wait(pollMs);
      if (Date.now() > closed + graceMs) server.closeIdleConnections();
    }
    server.closeAllConnections();
  };

  return { announce, complete };
}
