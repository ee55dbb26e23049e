import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/**
 * How long connections that ask nothing stay open: what was sent on them before the browser knew
 * is answered, where closing at once would reset it.
 */
const graceMs = 500;
const turnMs = 20;

/**
 * Prepares `server` for an orderly end. The answer stops accepting connections, answers what comes
 * on open ones with word that they close, lets running requests finish, and after `patienceMs`
 * closes what is left.
 */
export function drainable(server: Server): (patienceMs: number) => Promise<void> {
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

  return async (patienceMs) => {
    const started = Date.now();
    // A door that closes resets those before it: whoever waits is let in first, and nobody is told
    // to come again until it is closed.
    let before: number;
    do {
      before = accepted;
      await wait(turnMs);
    } while (accepted > before && Date.now() < started + patienceMs / 2);
    let open = true;
    // The HTTP server's own `close` would cut connections whose first request is on its way.
    NetServer.prototype.close.call(server, () => {
      open = false;
    });
    const closed = Date.now();
    draining = true;
    for (const response of running) {
      if (!response.headersSent) response.setHeader("Connection", "close");
    }
    while (open && Date.now() < started + patienceMs) {
      await wait(turnMs);
      if (Date.now() > closed + graceMs) server.closeIdleConnections();
    }
    server.closeAllConnections();
  };
}
