import { once } from "node:events";
import { resolve } from "node:path";

/** Starts the built server so that `connectInspector` can connect; for `startServer`. */
export const inspectedServer: [string, ...string[]] = [
  process.execPath,
  "--inspect=127.0.0.1:0",
  resolve("build/server/main.js"),
];

export interface Inspector {
  /** Collects all garbage. Returns the MB of what is left on the heap and in buffers. */
  liveMb: () => Promise<number>;
  close: () => void;
}

/** @param output of the inspected server, which tells the address */
export async function connectInspector(output: string): Promise<Inspector> {
  const address = /ws:\/\/\S+/.exec(output)?.[0];
  if (!address) throw new Error(`no inspector:\n${output}`);
  const socket = new WebSocket(address);
  await once(socket, "open");
  let calls = 0;
  const call = async (method: string): Promise<Record<string, number>> => {
    const id = ++calls;
    socket.send(JSON.stringify({ id, method }));
    for (;;) {
      const [{ data }] = await once(socket, "message");
      const reply = JSON.parse(data);
      if (reply.id === id) return reply.result;
    }
  };
  return {
    liveMb: async () => {
      await call("HeapProfiler.collectGarbage");
      const { usedSize = 0, backingStorageSize = 0 } = await call("Runtime.getHeapUsage");
      return (usedSize + backingStorageSize) / 2 ** 20;
    },
    close: () => socket.close(),
  };
}
