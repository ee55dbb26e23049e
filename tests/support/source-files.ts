import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";

export interface Import {
  /** The path of a project file or the name of a package. */
  target: string;
  ours: boolean;
  typeOnly: boolean;
}

export interface SourceFile {
  path: string;
  /** The file's name up to the first dot. */
  name: string;
  text: string;
  lines: number;
  imports: Import[];
  /** True if the file only re-exports other modules. */
  isBarrel: boolean;
  hasDefaultExport: boolean;
}

/** Returns all tracked and new files in the given folders. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  const listed = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...folders],
    { encoding: "utf8" },
  );
  return listed
    .split("\n")
    .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path) && existsSync(path))
    .map(readSource);
}

function readSource(path: string): SourceFile {
  const text = readFileSync(path, "utf8");
  const name = path.split("/").at(-1)?.split(".")[0] ?? "";
  const lines = text.split("\n").length - 1;
  const file = { path, name, text, lines, imports: [], isBarrel: false, hasDefaultExport: false };
  return path.endsWith(".css") ? file : { ...file, ...modulesOf(path, text) };
}

function modulesOf(path: string, text: string) {
  const { module, program } = parseSync(path, text);
  const imports: Import[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    ...resolved(path, moduleRequest.value),
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  for (const { moduleRequest, isType } of exported) {
    if (moduleRequest) imports.push({ ...resolved(path, moduleRequest.value), typeOnly: isType });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const value = text.slice(moduleRequest.start + 1, moduleRequest.end - 1);
    imports.push({ ...resolved(path, value), typeOnly: false });
  }
  return {
    imports,
    isBarrel:
      exported.length > 0 &&
      program.body.every(
        (statement) =>
          statement.type === "ExportAllDeclaration" ||
          (statement.type === "ExportNamedDeclaration" && statement.source !== null),
      ),
    hasDefaultExport: exported.some(({ exportName }) => exportName.kind === "Default"),
  };
}

function resolved(path: string, request: string): Omit<Import, "typeOnly"> {
  const target = request.split("?")[0] ?? request;
  if (target.startsWith("#")) return { target: target.slice(1), ours: true };
  if (!target.startsWith(".")) return { target, ours: false };
  return { target: normalize(join(dirname(path), target)), ours: true };
}

/** Returns the groups of modules that import each other, including types (Tarjan's algorithm). */
export function importCycles(modules: SourceFile[]): string[][] {
  const imports = new Map(
    modules.map(({ path, imports: of }) => [path, of.map(({ target }) => target)]),
  );
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (path: string) => {
    order.set(path, order.size);
    low.set(path, order.size - 1);
    stack.push(path);
    for (const next of imports.get(path) ?? []) {
      if (!imports.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(path, Math.min(low.get(path) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(path) !== order.get(path)) return;
    const group = stack.splice(stack.indexOf(path));
    if (group.length > 1) found.push(group);
  };
  for (const path of imports.keys()) if (!order.has(path)) visit(path);
  return found;
}
