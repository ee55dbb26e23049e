// Loaded into a server by `--import`, prints where each connection that it opens leads.
import { subscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";

subscribe("net.client.socket", (message) => {
  const { socket } = message as { socket: Socket };
  // The database is connected to by a socket file, which has no address.
  socket.once("connect", () => {
    if (socket.remoteAddress) process.stderr.write(`connected to port ${socket.remotePort}\n`);
  });
});
