import { write, writeSync } from "node:fs";

/** Of lines that wait for a slow reader. */
const maxWaitingBytes = 1024 * 1024;
const retryMs = 100;
/** A write that takes longer has a reader that may never go on. */
const stalledMs = 1_000;

/** A destination for pino. */
export interface LogOutput {
  write: (line: string) => void;
  /** Writes what waits before it returns, unless the reader is stalled. */
  flushSync: () => void;
}

/**
 * Writes lines to a file descriptor in the background. Never throws, blocks or grows without limit:
 * lines that a full disk refuses, or that find too many waiting, are dropped.
 */
export function logOutput(fd: number): LogOutput {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let writingSince: number | null = null;

  const takeWaiting = () => {
    const chunk = Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    return chunk;
  };

  const writeWaiting = () => {
    if (writingSince !== null || waiting.length === 0) return;
    writingSince = performance.now();
    writeAll(takeWaiting());
  };

  const writeAll = (chunk: Buffer) => {
    write(fd, chunk, (error, written) => {
      if (error?.code === "EAGAIN") return setTimeout(writeAll, retryMs, chunk).unref();
      if (!error && written < chunk.length) return writeAll(chunk.subarray(written));
      writingSince = null;
      writeWaiting();
    });
  };

  return {
    write: (line) => {
      const bytes = Buffer.from(line);
      if (waitingBytes + bytes.length > maxWaitingBytes) return;
      waiting.push(bytes);
      waitingBytes += bytes.length;
      writeWaiting();
    },
    flushSync: () => {
      if (writingSince !== null && performance.now() - writingSince > stalledMs) return;
      try {
        writeSync(fd, takeWaiting());
      } catch {
        // What cannot be logged must not stop the process from ending in order.
      }
    },
  };
}
