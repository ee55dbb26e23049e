import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem } from "node:os";

/** One row of docs/performance.md. */
export interface Figure {
  name: string;
  /** What was measured, such as "0.71 (0.68–0.74)". */
  figure: string;
  /** Empty for what only explains others. */
  goal: string;
  isMet?: boolean;
  note?: string;
}

export interface FiguresFile {
  title: string;
  command: string;
  date: string;
  machine: string;
  versions: string;
  /** Of the machine's last minute, before the measurement. */
  loadAverage: number;
  figures: Figure[];
}

const maxLoad = 1.2;
const [loadAtStart = 0] = loadavg();

/** Other work on the machine falsifies the figures. Ends the process unless `--busy` is given. */
export function requireQuietMachine(): void {
  if (loadAtStart <= maxLoad || process.argv.includes("--busy")) return;
  process.stderr.write(
    `The machine is busy (load ${loadAtStart.toFixed(1)}). Wait, or add --busy.\n`,
  );
  process.exit(2);
}

/** Writes results/performance/<name>.json, from which `npm run bench` makes docs/performance.md. */
export function writeFigures(name: string, title: string, figures: Figure[]): void {
  const file: FiguresFile = {
    title,
    command: `npm run bench -- ${name}`,
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release()}`,
    versions: `Node ${process.versions.node}, commit ${commit()}`,
    loadAverage: Number(loadAtStart.toFixed(1)),
    figures,
  };
  mkdirSync("bench/results/performance", { recursive: true });
  writeFileSync(`bench/results/performance/${name}.json`, `${JSON.stringify(file, null, 2)}\n`);
  for (const { name: row, figure, goal, isMet } of figures) {
    const verdict = isMet === undefined ? "" : `(goal ${goal}: ${isMet ? "met" : "not met"})`;
    process.stdout.write(`${row}: ${figure} ${verdict}\n`);
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** "0.71 (0.68–0.74)": the median, the least and the greatest. */
export function withSpread(values: readonly number[], digits = 2): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`;
}

function commit(): string {
  return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
}
