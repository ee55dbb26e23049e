import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { makeDataFolder } from "#tests/support/server.ts";
import { type Config, configure, parseConfig } from "./config.server.ts";

let folder: Awaited<ReturnType<typeof makeDataFolder>>;
const settings = (env: Record<string, string> = {}): Config =>
  parseConfig({ DATA_DIR: folder.path, ...env });

beforeAll(async () => {
  folder = await makeDataFolder();
});
afterAll(() => folder.remove());
beforeEach(() => vi.resetModules());

/** The key as derived by a newly started process. */
async function keyInNewProcess(purpose: string, config: Config): Promise<string> {
  const platform = await import("./config.server.ts");
  platform.configure(config);
  return (await import("./secret.server.ts")).deriveKey(purpose);
}

it("is generated once and stored readable by its owner only", async () => {
  const first = await keyInNewProcess("sessions", settings());
  vi.resetModules();
  expect(await keyInNewProcess("sessions", settings())).toBe(first);
  const file = join(folder.path, "secret");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toMatch(/^[\w-]{43}$/);
});

it("differs per purpose and per installation", async () => {
  configure(settings());
  const here = await keyInNewProcess("sessions", settings());
  const { deriveKey } = await import("./secret.server.ts");
  expect(deriveKey("awaited-mail")).not.toBe(here);
  expect(deriveKey("sessions")).toBe(here);
  vi.resetModules();
  const otherInstallation = settings({ SECRET: "a-secret-given-by-whoever-runs-the-site" });
  expect(await keyInNewProcess("sessions", otherInstallation)).not.toBe(here);
});
