import { once } from "node:events";
import { createServer, request as sendRequest } from "node:http";
import type { AddressInfo } from "node:net";
import type { FailingService } from "./failing-calls.ts";

export interface StorageProxy extends FailingService {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a server between the product and its S3 that can refuse one call. Only files that a request
 * stores are counted: a job adds AVIF later.
 */
export async function startStorageProxy(port: number): Promise<StorageProxy> {
  let callsToFailure = Number.POSITIVE_INFINITY;
  let failed: string | null = null;
  const server = createServer((received, response) => {
    const { method = "", url = "", headers } = received;
    const isCounted = method === "PUT" && !url.includes(".avif");
    if (isCounted && --callsToFailure === 0) {
      failed = `${method} ${url}`;
      received.resume();
      // The SDK would try again after a lost connection or a 5xx.
      response.writeHead(403).end();
      return;
    }
    const forwarded = sendRequest({ port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    forwarded.on("error", () => response.destroy());
    received.pipe(forwarded);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failCall: (number) => {
      failed = null;
      callsToFailure = number;
    },
    forwardAll: () => {
      callsToFailure = Number.POSITIVE_INFINITY;
      return failed;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
