import { crashUnderLoad } from "../tests/support/crashes.ts";
import { makeDataFolder } from "../tests/support/server.ts";

// node bench/kill-under-load.ts [rounds]: kills server and database while guests answer.
// Needs a build. Ends with exit code 1 when an acknowledged answer was lost or stored twice.
const rounds = Number(process.argv[2] ?? 100);
const folder = await makeDataFolder();
let acknowledged = 0;
let slowestMs = 0;
let errors = 0;

for await (const round of crashUnderLoad(folder.path, rounds)) {
  acknowledged += round.acknowledged;
  slowestMs = Math.max(slowestMs, round.readyAfterMs);
  errors = Math.max(errors, round.lost + round.duplicated);
  print(
    `${round.target} killed after ${round.killedAfterMs.toFixed(0)} ms and ${round.acknowledged} answers, ` +
      `ready after ${round.readyAfterMs.toFixed(0)} ms, ${round.lost} lost, ${round.duplicated} duplicated`,
  );
}
await folder.remove();
print(`${rounds} rounds, ${acknowledged} answers, slowest recovery ${slowestMs.toFixed(0)} ms`);
process.exitCode = errors > 0 ? 1 : 0;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
