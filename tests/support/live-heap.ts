import { once } from "node:events";
import { resolve } from "node:path";

/** Starts the built server so that `connectInspector` can connect; for `startServer`. */
export const inspectedServer: [string, ...string[]] = [
  process.execPath,
  "--inspect=127.0.0.1:0",
  resolve("build/server/main.js"),
];

/** In MB, after a garbage collection. */
interface LiveMemory {
  /** Objects, strings and buffers. */
  data: number;
  /** What V8 has compiled: more while functions prove hot, at most all of them. */
  code: number;
}

export interface Inspector {
  /** Collects all garbage. Returns what is left. */
  liveMemory: () => Promise<LiveMemory>;
  close: () => void;
}

interface HeapUsage {
  usedSize: number;
  backingStorageSize: number;
}

/** Runs in the server. Bytecode and its tables are in the trusted spaces. */
function codeBytes(): number {
  const spaces = process.getBuiltinModule("node:v8").getHeapSpaceStatistics();
  const ofCode = spaces.filter(({ space_name: name }) => /code|trusted/.test(name));
  return ofCode.reduce((sum, space) => sum + space.space_used_size, 0);
}

/** @param output of the inspected server, which tells the address */
export async function connectInspector(output: string): Promise<Inspector> {
  const address = /ws:\/\/\S+/.exec(output)?.[0];
  if (!address) throw new Error(`no inspector:\n${output}`);
  const socket = new WebSocket(address);
  await once(socket, "open");
  let calls = 0;
  const call = async <Result>(method: string, params = {}): Promise<Result> => {
    const id = ++calls;
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [{ data }] = await once(socket, "message");
      const reply = JSON.parse(data);
      if (reply.id === id) return reply.result;
    }
  };
  return {
    liveMemory: async () => {
      await call("HeapProfiler.collectGarbage");
      const usage = await call<HeapUsage>("Runtime.getHeapUsage");
      const { result } = await call<{ result: { value: number } }>("Runtime.evaluate", {
        expression: `(${codeBytes})()`,
      });
      const code = result.value;
      const data = usage.usedSize + usage.backingStorageSize - code;
      return { data: data / 2 ** 20, code: code / 2 ** 20 };
    },
    close: () => socket.close(),
  };
}
