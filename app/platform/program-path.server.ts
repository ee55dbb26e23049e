import { join, resolve } from "node:path";

const isBuilt = !import.meta.url.endsWith(".ts");

/**
 * Returns the path of a module that runs as a process or worker of its own.
 * @param folder of its source
 * @param name without its ending
 */
export function programPath(folder: string, name: string): string {
  return isBuilt ? resolve("build/server", `${name}.js`) : join(folder, `${name}.ts`);
}
