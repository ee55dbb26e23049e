import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databasePid, isRunning, makeDataFolder, startServer } from "../support/server.ts";

/** Of all tests: only the first finds it empty, because making a database takes seconds. */
let folder: Awaited<ReturnType<typeof makeDataFolder>>;
const settings = { DEMO: "false" };

beforeAll(async () => {
  folder = await makeDataFolder();
});

afterAll(() => folder.remove());

test("one of several servers starting at once on an empty data folder wins", async () => {
  const results = await Promise.allSettled([1, 2, 3].map(() => startServer(folder.path, settings)));
  const [winner, ...more] = results.flatMap((start) => ("value" in start ? [start.value] : []));
  expect(more).toEqual([]);
  expect(await winner?.stop()).toBe(0);
});

test("SIGINT stops server and database", async () => {
  const server = await startServer(folder.path, settings);
  const database = databasePid(folder.path);
  expect(isRunning(database)).toBe(true);
  expect(await server.stop("SIGINT")).toBe(0);
  expect(isRunning(database)).toBe(false);
  expect(databasePid(folder.path)).toBe(0);
});

test("npm start forwards SIGTERM and waits for the exit", async () => {
  const server = await startServer(folder.path, settings, ["npm", "start"]);
  const database = databasePid(folder.path);
  expect(await server.stop("SIGTERM")).toBe(0);
  expect(isRunning(database)).toBe(false);
});

test("a port in use is reported, and the database is stopped", async () => {
  const other = createServer((_request, response) => response.writeHead(404).end()).listen(
    0,
    "127.0.0.1",
  );
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  await expect(startServer(folder.path, { ...settings, PORT: String(port) })).rejects.toThrow(
    `Port ${port} is in use`,
  );
  expect(databasePid(folder.path)).toBe(0);
  other.close();
});

test("all invalid settings are reported", async () => {
  await expect(startServer(folder.path, { JAORD_ENV: "production" })).rejects.toThrow(
    /SECRET: missing.*PUBLIC_URL: missing.*SMTP_URL: missing/s,
  );
});
