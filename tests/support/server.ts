import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#server/free-port.ts";

const patienceMs = 60_000;

/** The built server (`npm run build`), running as a process of its own. */
export interface RunningServer {
  url: string;
  pid: number;
  dataDir: string;
  /** How long it took until it answered. */
  readyAfterMs: number;
  /** Waits until it answers again. */
  untilReady: () => Promise<void>;
  /** All that it has printed. */
  output: () => string;
  /** Asks it to end and answers its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Ends its process group as a power cut would; the database is a group of its own. */
  kill: () => Promise<void>;
}

/** Starts the built server on a free port; throws what it printed when it ends instead. */
export async function startServer(
  dataDir: string,
  variables: Record<string, string> = {},
  [program, ...args]: [string, ...string[]] = [process.execPath, resolve("build/server/main.js")],
): Promise<RunningServer> {
  const started = performance.now();
  const port = variables.PORT ?? String(await freePort());
  const url = `http://localhost:${port}`;
  const child = spawn(program, args, {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      NODE_ENV: "production",
      JAORD_ENV: "local",
      LOG_LEVEL: "warn",
      DATA_DIR: dataDir,
      PORT: port,
      ...variables,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const ready = () => untilReady(child, url, () => output);
  await ready();
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    readyAfterMs: performance.now() - started,
    untilReady: ready,
    output: () => output,
    stop: async (signal = "SIGTERM") => {
      child.kill(signal);
      return exitOf(child);
    },
    kill: async () => {
      process.kill(-(child.pid ?? 0), "SIGKILL");
      await exitOf(child);
    },
  };
}

async function untilReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const signal = AbortSignal.timeout(2_000);
    const answer = await fetch(`${url}/healthz`, { signal }).catch(() => undefined);
    if (answer?.ok) return;
    await wait(20);
  }
  child.kill("SIGKILL");
  throw new Error(`the server did not start:\n${output()}`);
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}
