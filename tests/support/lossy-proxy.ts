import { once } from "node:events";
import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";
import type { FailingService } from "./failing-calls.ts";

/** Which side's message is lost: what the product sends, or what it gets back. */
type LostMessage = "request" | "reply";

export interface LossyProxy {
  port: number;
  /** `failCall` drops the connection instead of forwarding the message. */
  losing: (lost: LostMessage) => FailingService;
  stop: () => Promise<void>;
}

/** Starts a server between the product and another one on this machine. */
export async function startLossyProxy(port: number): Promise<LossyProxy> {
  const sockets = new Set<Socket>();
  const messagesToLoss = { request: Number.POSITIVE_INFINITY, reply: Number.POSITIVE_INFINITY };
  let failed: string | null = null;
  const proxy = createServer((client) => {
    const server = createConnection(port, "127.0.0.1");
    const end = () => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on("error", end).on("close", end);
      socket.once("close", () => sockets.delete(socket));
    }
    const forward = (lost: LostMessage, from: Socket, to: Socket) =>
      from.on("data", (message: Buffer) => {
        if (--messagesToLoss[lost] !== 0) return to.write(message);
        failed = `${lost}: ${message.toString("latin1").slice(0, 60)}`;
        return end();
      });
    forward("request", client, server);
    forward("reply", server, client);
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  return {
    port: (proxy.address() as AddressInfo).port,
    losing: (lost) => ({
      failCall: (number) => {
        failed = null;
        messagesToLoss[lost] = number;
      },
      forwardAll: () => {
        messagesToLoss[lost] = Number.POSITIVE_INFINITY;
        return failed;
      },
    }),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
