import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

// Servers run on core 0 and wrk on core 1, so that neither takes the other's time.
const connections = 16;
const packages = "wrk nginx-light util-linux";

/** Ends the process unless the programs are there. */
export function requirePrograms(...paths: string[]): void {
  const missing = ["/usr/bin/wrk", "/usr/bin/taskset", ...paths].filter(
    (path) => !existsSync(path),
  );
  if (missing.length === 0) return;
  process.stderr.write(`${missing.join(", ")} missing: apt-get install ${packages}\n`);
  process.exit(2);
}

/** Returns responses per second. */
export function load(url: string, { seconds = 3, cookie = "" } = {}): number {
  const headers = ["-H", "Accept-Encoding: br", ...(cookie ? ["-H", `Cookie: ${cookie}`] : [])];
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, ...headers, url];
  const output = execFileSync("taskset", ["-c", "1", "wrk", ...args], { encoding: "utf8" });
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(output);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

/** Keeps all threads of a process on one core. */
export function pin(pid: number, core: 0 | 1 = 0): void {
  execFileSync("taskset", ["-a", "-p", "-c", String(core), String(pid)], { stdio: "ignore" });
}

/** Starts a server on core 0, which listens on the port. */
export async function startPinned(port: number, program: string, args: string[]) {
  const child = spawn("taskset", ["-c", "0", program, ...args], { stdio: "inherit" });
  const url = `http://127.0.0.1:${port}/`;
  while (!(await fetch(url).catch(() => undefined))) await wait(50);
  return {
    url,
    stop: async () => {
      child.kill();
      await once(child, "exit");
    },
  };
}

/** Returns the bytes of a page once they are sent as finished. */
export async function finishedPage(url: string, cookie?: string): Promise<Buffer> {
  const headers = { "Accept-Encoding": "br", ...(cookie && { Cookie: cookie }) };
  const [response] = (await once(get(url, { headers }), "response")) as [IncomingMessage];
  const bytes = await buffer(response);
  if (response.headers["content-length"] !== undefined) return bytes;
  await wait(50);
  return finishedPage(url, cookie);
}
