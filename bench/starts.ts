import { readFileSync } from "node:fs";
import { databasePid, makeDataFolder, startServer } from "../tests/support/server.ts";
import { median, requireQuietMachine, withSpread, writeFigures } from "./figures.ts";

// node bench/starts.ts [--busy]: from the start of the built product to its first page, with an
// empty data folder and with an existing one, and its memory then. Needs a build and Linux.
const rounds = 5;
const settings = { DEMO: "true" };

requireQuietMachine();

const seconds = { first: [] as number[], second: [] as number[] };
const megabytes: number[] = [];
for (let round = 0; round < rounds; round++) {
  const folder = await makeDataFolder();
  for (const start of ["first", "second"] as const) {
    const started = performance.now();
    const server = await startServer(folder.path, settings);
    const page = await fetch(/Demo wedding:\s+(\S+)/.exec(server.output())?.[1] ?? "");
    if (!page.ok) throw new Error(`the first page has status ${page.status}`);
    await page.arrayBuffer();
    seconds[start].push((performance.now() - started) / 1_000);
    if (start === "second") megabytes.push(memoryOf(server.pid));
    if (databasePid(folder.path) === 0) throw new Error("no database runs");
    await server.stop();
  }
  await folder.remove();
}

const row = (name: string, values: number[], unit: string, most: number, note: string) => ({
  name,
  figure: `${withSpread(values, unit === "MB" ? 0 : 2)} ${unit}`,
  goal: `≤ ${most} ${unit}`,
  isMet: median(values) <= most,
  note,
});
writeFigures("starts", "Starts and memory", [
  row("First start to first page", seconds.first, "s", 60, "empty data folder, built before"),
  row("Second start to first page", seconds.second, "s", 1, "with demo data"),
  row("Memory after the first page", megabytes, "MB", 150, "resident, without PostgreSQL"),
]);
process.exit();

function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
