import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { type Config, configure, parseConfig } from "./config.server.ts";

let folder: Awaited<ReturnType<typeof makeDataFolder>>;
const settings = (env: Record<string, string> = {}): Config =>
  parseConfig({ DATA_DIR: folder.path, ...env });

beforeAll(async () => {
  folder = await makeDataFolder();
});
afterAll(() => folder.remove());
beforeEach(() => vi.resetModules());

/** As a process that has just started sees it. */
async function secretOfNewProcess(purpose: string, config: Config): Promise<string> {
  const platform = await import("./config.server.ts");
  platform.configure(config);
  return (await import("./secret.server.ts")).deriveKey(purpose);
}

it("is made once, kept in the data folder and readable for nobody else", async () => {
  const first = await secretOfNewProcess("sessions", settings());
  vi.resetModules();
  expect(await secretOfNewProcess("sessions", settings())).toBe(first);
  const file = join(folder.path, "secret");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toMatch(/^[\w-]{43}$/);
});

it("is another for each purpose and each installation", async () => {
  configure(settings());
  const here = await secretOfNewProcess("sessions", settings());
  const { deriveKey: secretFor } = await import("./secret.server.ts");
  expect(secretFor("awaited-mail")).not.toBe(here);
  expect(secretFor("sessions")).toBe(here);
  vi.resetModules();
  const elsewhere = settings({ SECRET: "a-secret-given-by-whoever-runs-the-site" });
  expect(await secretOfNewProcess("sessions", elsewhere)).not.toBe(here);
});
