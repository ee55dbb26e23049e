import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePreparedFolder, startServer } from "../support/server.ts";

const settings = { DEMO: "false", LOG_LEVEL: "info" };
let folder: Awaited<ReturnType<typeof makePreparedFolder>>;

beforeAll(async () => {
  folder = await makePreparedFolder();
});

afterAll(() => folder.remove());

test.skipIf(process.platform !== "linux").each([
  ["is on a full disk", 'exec "$0" "$1" >/dev/full 2>&1'],
  [
    "goes to a reader that has stalled",
    'mkfifo "$DATA_DIR/stalled"; exec "$0" "$1" 1<>"$DATA_DIR/stalled" 2>&1',
  ],
  [
    "goes to a reader that is gone",
    'mkfifo "$DATA_DIR/log"; (: <"$DATA_DIR/log") & exec "$0" "$1" >"$DATA_DIR/log" 2>&1',
  ],
])("the server works and stops normally while its log %s", async (_, command) => {
  const server = await startServer(folder.path, settings, [
    "/bin/sh",
    "-c",
    command,
    process.execPath,
    resolve("build/server/main.js"),
  ]);
  // Paths are logged, so long ones fill a pipe's 64 kB.
  const unknownUrl = new URL("x".repeat(4_000), server.url);
  for (let i = 0; i < 5; i++) {
    const responses = Array.from({ length: 10 }, () => fetch(unknownUrl));
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([404]));
  }
  expect((await fetch(server.url)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});
