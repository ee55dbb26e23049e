import type { SourceFile } from "./source-files.ts";

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
