import type { Server, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Prepares `server` for an orderly end. The answer stops accepting connections, ends event streams
 * at once (browsers connect again by themselves), lets running requests finish, and after
 * `patienceMs` closes what is left.
 */
export function drainable(server: Server): (patienceMs: number) => Promise<void> {
  const running = new Set<ServerResponse>();
  let draining = false;

  server.prependListener("request", (_request, response: ServerResponse) => {
    running.add(response);
    response.once("close", () => running.delete(response));
    if (draining) response.setHeader("Connection", "close");
  });

  return async (patienceMs) => {
    draining = true;
    server.close();
    for (const response of running) {
      if (isEventStream(response)) response.destroy();
      else if (!response.headersSent) response.setHeader("Connection", "close");
    }
    const deadline = Date.now() + patienceMs;
    while (running.size > 0 && Date.now() < deadline) {
      server.closeIdleConnections();
      await wait(20);
    }
    server.closeAllConnections();
  };
}

function isEventStream(response: ServerResponse): boolean {
  return String(response.getHeader("Content-Type")).startsWith("text/event-stream");
}
