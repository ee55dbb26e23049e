import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDataFolder, startServer } from "../support/server.ts";
import { timeoutFactor } from "../support/timing.ts";

let folder: Awaited<ReturnType<typeof makeDataFolder>>;
const settings = { DEMO: "false" };

beforeAll(async () => {
  folder = await makeDataFolder();
  const first = await startServer(folder.path, settings);
  expect(first.output()).toContain("Making the database");
  await first.stop();
});

afterAll(() => folder.remove());

test("the second start is ready within 2 seconds and prints the URLs only", async () => {
  const server = await startServer(folder.path, settings);
  expect(server.readyAfterMs).toBeLessThan(2_000 * timeoutFactor());
  expect(server.output().trim().split("\n")).toEqual([
    expect.stringContaining(`Jaord is ready: ${server.url}`),
    expect.stringContaining("/dev/mail"),
  ]);
  await server.stop();
});

test("a second server on the same data folder exits within 2 seconds, and the first keeps running", async () => {
  const first = await startServer(folder.path, settings);
  const started = performance.now();
  await expect(startServer(folder.path, settings)).rejects.toThrow(
    /Another Jaord server \(process \d+\)/,
  );
  expect(performance.now() - started).toBeLessThan(2_000 * timeoutFactor());
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
});

test("with demo data, the start links to the demo couple's page", async () => {
  const server = await startServer(folder.path, { DEMO: "true" });
  expect(server.output()).toMatch(/Demo wedding: +http/);
  const [, url = ""] = /Demo wedding: +(\S+)/.exec(server.output()) ?? [];
  expect(await (await fetch(url)).text()).toContain("Kari");
  await server.stop();
});
