import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { databasePid, type RunningServer } from "./server.ts";

export interface SystemCall {
  pid: number;
  name: string;
  /** Seconds, by the clock of `Date.now()`. */
  start: number;
  end: number;
  /** With strings and descriptors as text, bytes as Latin-1. */
  args: string;
}

const traced = "recvfrom,sendto,write,writev,fsync,fdatasync,rename,renameat,renameat2";

/** True where a process may not watch others. */
export function isTracingForbidden(): boolean {
  const watched = spawn("sleep", ["0.5"]);
  const { stderr } = spawnSync("strace", ["-p", String(watched.pid)], { encoding: "utf8" });
  return /not permitted/.test(stderr);
}

/**
 * Records the system calls of a server, its database and all processes that this starts.
 * @returns a function that ends it and returns the calls in order of their start
 */
export async function traceSystemCalls(
  server: RunningServer,
  file: string,
): Promise<() => Promise<SystemCall[]>> {
  const postmaster = databasePid(server.dataDir);
  const sessions = execFileSync("pgrep", ["-P", String(postmaster)], { encoding: "utf8" });
  const pids = [server.pid, postmaster, ...sessions.trim().split("\n").map(Number)];
  const options = ["-ttt", "-T", "-yy", "-xx", "-s", "20000", "-o", file, "-e", traced];
  const detach = await attach(options, pids);
  return async () => {
    await detach();
    return parseTrace(readFileSync(file, "utf8"));
  };
}

/** Makes these calls of a server fail, until the returned function is called. */
export function failSystemCalls(server: RunningServer, names: string, error: string) {
  const inject = ["-e", `trace=${names}`, "-e", `inject=${names}:error=${error}`];
  return attach([...inject, "-o", "/dev/null"], [server.pid]);
}

async function attach(options: string[], pids: number[]): Promise<() => Promise<void>> {
  const targets = pids.flatMap((pid) => ["-p", String(pid)]);
  const child = spawn("strace", ["-f", ...options, ...targets], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  const isAttached = () => pids.every((pid) => output.includes(`Process ${pid} attached`));
  for await (const chunk of child.stderr.iterator({ destroyOnReturn: false })) {
    output += chunk;
    if (isAttached()) break;
  }
  if (!isAttached()) throw new Error(`strace has ended:\n${output}`);
  child.stderr.resume();
  return async () => {
    child.kill("SIGINT");
    await once(child, "close");
  };
}

/** Reads what strace writes with `-f -ttt -T -xx`. */
function parseTrace(text: string): SystemCall[] {
  const calls: SystemCall[] = [];
  const unfinished = new Map<string, { start: string; name: string; args: string }>();
  for (const line of text.split("\n")) {
    const [, pid = "", start = "", call = ""] = /^(\d+) +([\d.]+) (.*)$/.exec(line) ?? [];
    const [, begun, firstArgs = ""] = /^(\w+)\((.*) <unfinished \.\.\.>$/.exec(call) ?? [];
    if (begun) unfinished.set(pid, { start, name: begun, args: firstArgs });
    const [, whole, wholeArgs = "", seconds] = /^(\w+)\((.*)<([\d.]+)>$/.exec(call) ?? [];
    if (whole) calls.push(toCall(pid, start, whole, wholeArgs, seconds));
    const [, , lastArgs = "", later] = /^<\.\.\. (\w+) resumed>(.*)<([\d.]+)>$/.exec(call) ?? [];
    const before = unfinished.get(pid);
    if (!later || !before) continue;
    unfinished.delete(pid);
    calls.push(toCall(pid, before.start, before.name, before.args + lastArgs, later));
  }
  return calls.sort((a, b) => a.start - b.start);
}

function toCall(
  pid: string,
  start: string,
  name: string,
  args: string,
  seconds: string | undefined,
): SystemCall {
  return {
    pid: Number(pid),
    name,
    start: Number(start),
    end: Number(start) + Number(seconds),
    args: args.replaceAll(/\\x([0-9a-f]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
  };
}
