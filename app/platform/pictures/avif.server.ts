import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { buffer, text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { programPath } from "../program-path.server.ts";

const timeoutMs = 300_000;

const program = programPath(import.meta.dirname, "avif-process.server");

/**
 * Encodes one AVIF file, `width` pixels wide, in a process of the lowest priority. Throws when the
 * picture cannot be read, or when encoding takes more than five minutes.
 */
export async function runAvifProcess(original: Uint8Array, width: number): Promise<Buffer> {
  const child = spawn(process.execPath, [program, String(width)], {
    timeout: timeoutMs,
    // It needs none of the server's settings and secrets.
    env: {},
  });
  // On Linux a priority is a thread's, and of those that it starts later.
  if (child.pid) lowerPriority(child.pid);
  await once(child, "spawn");
  const [[code], encoded, stderr] = await Promise.all([
    once(child, "close"),
    buffer(child.stdout),
    text(child.stderr),
    // A process that has ended early says why by its exit code.
    pipeline([original], child.stdin).catch(() => undefined),
  ]);
  if (code !== 0) throw new Error(`encoding AVIF ended with ${code}`, { cause: stderr });
  return encoded;
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended, or the system does not allow it.
  }
}
