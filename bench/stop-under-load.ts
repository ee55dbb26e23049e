import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { makeDataFolder } from "../tests/support/data-folder.ts";
import { startServer } from "../tests/support/server.ts";

// node bench/stop-under-load.ts [clients]: ends the server while guests look at a page.
// Needs a build. Ends with exit code 1 when a request that was let in was not answered, or when
// the server took more than 10 seconds to end.
const clients = Number(process.argv[2] ?? 190);
const folder = await makeDataFolder();
const server = await startServer(folder.path, { DEMO: "true" });
const front = await (await fetch(server.url)).text();
const page = /\/wedding\?id=[0-9a-f-]{36}/.exec(front)?.[0] ?? "/";
const count = { answered: 0, afterSignal: 0, refused: 0 };
const faults: string[] = [];
let stopping = false;

const looking = Array.from({ length: clients }, (_, number) => look(number));
while (count.answered < clients) await wait(50);
stopping = true;
const started = performance.now();
const code = await server.stop();
const tookMs = performance.now() - started;
await Promise.all(looking);
await folder.remove();
print(`${clients} clients, ${count.answered} answers, ${count.afterSignal} of them after SIGTERM`);
print(`${faults.length} let in and not answered, ${count.refused} refused at the door`);
for (const [fault, times] of Object.entries(Object.groupBy(faults, (fault) => fault))) {
  print(`  ${times?.length} × ${fault}`);
}
print(`ended with ${code} after ${(tookMs / 1000).toFixed(1)} s`);
process.exitCode = faults.length > 0 || code !== 0 || tookMs > 10_000 ? 1 : 0;

/** Asks again and again over one connection, until the door is closed. */
async function look(number: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const path = number % 3 === 0 ? page : "/healthz";
  for (;;) {
    try {
      await ask(agent, path);
      count.answered++;
      if (stopping) count.afterSignal++;
    } catch (error) {
      const { code = "", message } = error as NodeJS.ErrnoException;
      if (code === "ECONNREFUSED") count.refused++;
      else faults.push(`${path} ${code} ${message}`);
      agent.destroy();
      return;
    }
  }
}

function ask(agent: Agent, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(server.url + path, { agent }, (response) => {
      response.on("error", reject).on("end", resolve).resume();
      if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
    }).on("error", reject);
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
