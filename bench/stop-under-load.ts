import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { makeDataFolder, startServer } from "../tests/support/server.ts";

// node bench/stop-under-load.ts [clients]: stops the server while clients load a page.
// Needs a build. Ends with exit code 1 when an accepted request got no response, or when
// the server took more than 10 seconds to end.
const clients = Number(process.argv[2] ?? 190);
const folder = await makeDataFolder();
const server = await startServer(folder.path, { DEMO: "true" });
const front = await (await fetch(server.url)).text();
const page = /\/wedding\?id=[0-9a-f-]{36}/.exec(front)?.[0] ?? "/";
const count = { answered: 0, afterSignal: 0, refused: 0 };
const errors: string[] = [];
let stopping = false;

const clientLoops = Array.from({ length: clients }, (_, number) => sendRequests(number));
while (count.answered < clients) await wait(50);
stopping = true;
const started = performance.now();
const code = await server.stop();
const tookMs = performance.now() - started;
await Promise.all(clientLoops);
await folder.remove();
print(`${clients} clients, ${count.answered} answers, ${count.afterSignal} of them after SIGTERM`);
print(`${errors.length} accepted and not answered, ${count.refused} refused`);
for (const [error, occurrences] of Object.entries(Object.groupBy(errors, (error) => error))) {
  print(`  ${occurrences?.length} × ${error}`);
}
print(`ended with ${code} after ${(tookMs / 1000).toFixed(1)} s`);
process.exitCode = errors.length > 0 || code !== 0 || tookMs > 10_000 ? 1 : 0;

/** Sends requests over one connection until the server refuses it. */
async function sendRequests(number: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const path = number % 3 === 0 ? page : "/livez";
  for (;;) {
    try {
      await request(agent, path);
      count.answered++;
      if (stopping) count.afterSignal++;
    } catch (error) {
      const { code = "", message } = error as NodeJS.ErrnoException;
      if (code === "ECONNREFUSED") count.refused++;
      else errors.push(`${path} ${code} ${message}`);
      agent.destroy();
      return;
    }
  }
}

function request(agent: Agent, path: string): Promise<void> {
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
