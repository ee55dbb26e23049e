import type { TestProject } from "vitest/node";
import { databaseUrlOf, makeDataFolder, startServer } from "./server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The server with demo data that all files share which need no settings of their own. */
    server: { url: string; pid: number; dataDir: string; databaseUrl: string };
  }
}

/** Starts the built server for all process tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeDataFolder();
  const { url, pid, dataDir, stop } = await startServer(folder.path, { DEMO: "true" });
  project.provide("server", { url, pid, dataDir, databaseUrl: databaseUrlOf(dataDir) });
  return async () => {
    await stop();
    await folder.remove();
  };
}
