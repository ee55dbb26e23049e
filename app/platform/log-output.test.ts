import { execFileSync } from "node:child_process";
import { closeSync, constants, createReadStream, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { logOutput } from "./log-output.server.ts";

const folder = mkdtempSync(join(tmpdir(), "jaord-log-"));
const onUnix = test.skipIf(process.platform === "win32");

afterAll(() => rmSync(folder, { recursive: true }));

onUnix("a reader that stalls costs at most a megabyte, and gets whole lines after", async () => {
  const fifo = join(folder, "fifo");
  execFileSync("mkfifo", [fifo]);
  const fd = openSync(fifo, constants.O_RDWR);
  const output = logOutput(fd);
  const line = `${"x".repeat(99)}\n`;
  for (let i = 0; i < 30_000; i++) output.write(line);

  let read = "";
  for await (const text of createReadStream(fifo, "utf8")) {
    // The first line is written alone; once more has been read, the queue has room again.
    if (read.length <= line.length && read.length + text.length > line.length) {
      output.write("last\n");
    }
    read += text;
    if (read.endsWith("last\n")) break;
  }
  expect(read.length).toBeGreaterThan(900_000);
  expect(read.length).toBeLessThan(1_200_000);
  expect(new Set(read.split("\n"))).toEqual(new Set([line.trim(), "last", ""]));
  closeSync(fd);
});

test("all log lines are written before the process ends", () => {
  const script = `
    import { logOutput } from "./app/platform/log-output.server.ts";
    const output = logOutput(1);
    process.on("exit", output.flushSync);
    for (let i = 0; i < 1000; i++) output.write(i + "\\n");
    process.exit();`;
  const args = ["--input-type=module", "--eval", script];
  const output = execFileSync(process.execPath, args, { encoding: "utf8" });
  expect(new Set(output.trim().split("\n").map(Number)).size).toBe(1000);
});
