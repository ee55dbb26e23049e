import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { importCycles, type SourceFile, sourceFiles } from "../tests/support/source-files.ts";

// node bench/code-figures.ts [checkout]: size and shape of the code, as JSON. Counts TypeScript of
// app/ and server/; generated files and data are left out.
if (process.argv[2]) process.chdir(process.argv[2]);

const files = sourceFiles("app", "server", "database", "scripts", "tests", "bench");
const isTest = ({ path }: SourceFile) => /^tests\/|\.test\.tsx?$/.test(path);
const source = files.filter((file) => !isTest(file) && !file.path.endsWith(".css"));
const tests = files.filter(isTest);
const modules = source.filter(({ path }) => /^(app|server)\//.test(path));
const lengths = modules.map(({ lines }) => lines).sort((one, other) => one - other);
const cycles = importCycles(modules);

const figures = {
  files: { source: source.length, tests: tests.length },
  lines: { source: sum(source), tests: sum(tests) },
  under25: modules.filter(({ lines }) => lines < 25).length,
  length: { median: percentile(0.5), p90: percentile(0.9), max: percentile(1) },
  commentShare: share(
    modules.map(commentLines),
    modules.map(({ lines }) => lines),
  ),
  cycles: { count: cycles.length, largest: Math.max(0, ...cycles.map(({ length }) => length)) },
  dependencies: dependencies(),
  screens: Object.fromEntries(
    ["wishlist-admin", "gallery-admin", "guest-messages", "admin", "edit-wedding", "settings"].map(
      (url) => [`/${url}`, ownModules(url)],
    ),
  ),
};
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);

function sum(files: SourceFile[]): number {
  return files.reduce((total, { lines }) => total + lines, 0);
}

function percentile(part: number): number {
  return lengths[Math.min(lengths.length - 1, Math.floor(part * lengths.length))] ?? 0;
}

function share(parts: number[], wholes: number[]): string {
  const total = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
  return `${((100 * total(parts)) / total(wholes)).toFixed(1)} %`;
}

function commentLines({ text }: SourceFile): number {
  const isComment = /^\s*(\/\/(?! biome-ignore)|\/\*|\*|\{\/\*)/;
  return text.split("\n").filter((line) => isComment.test(line)).length;
}

/** The modules that no other route reaches, without data and rules of the feature. */
function ownModules(url: string): { files: number; lines: number } {
  const byPath = new Map(modules.map((file) => [file.path, file]));
  const reach = (path: string, seen: Set<string>): Set<string> => {
    const file = byPath.get(path);
    if (!file || seen.has(path)) return seen;
    seen.add(path);
    for (const { target } of file.imports) reach(target, seen);
    return seen;
  };
  const table = readFileSync("app/routes.ts", "utf8");
  const routes = [...table.matchAll(/(?:route|index|layout)\((?:"([^"]*)", )?"([^"]+\.tsx?)"/g)];
  const ownPaths = new Set<string>();
  const others = new Set<string>(["server/main.ts", "server/dev.ts", "app/root.tsx"]);
  for (const [, path, module = ""] of routes) {
    if (path === url) reach(`app/${module}`, ownPaths);
    else others.add(`app/${module}`);
  }
  const elsewhere = new Set<string>();
  for (const path of others) reach(path, elsewhere);
  const isData = /\/(tables|schema|rules|queries|commands|jobs|mails)(\.server)?\.tsx?$/;
  const left = [...ownPaths].filter((path) => !elsewhere.has(path) && !isData.test(path));
  return {
    files: left.length,
    lines: left.reduce((total, path) => total + (byPath.get(path)?.lines ?? 0), 0),
  };
}

function dependencies(): { runtime: number; transitive: number } {
  const { dependencies: runtime } = JSON.parse(readFileSync("package.json", "utf8"));
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const installed = Object.entries<{ dev?: boolean; optional?: boolean }>(lock.packages).filter(
    ([path, { dev, optional }]) => path !== "" && !dev && !optional,
  );
  const branch = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  return {
    runtime: Object.keys(runtime).length,
    transitive: installed.length,
    ...{ commit: branch },
  };
}
