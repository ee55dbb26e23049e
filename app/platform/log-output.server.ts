import { write, writeSync } from "node:fs";

const maxWaitingBytes = 1024 * 1024;
const retryMs = 100;
/** A longer write means that the reader may never continue. */
const stalledMs = 1_000;

export interface LogOutput {
  write: (line: string) => void;
  flushSync: () => void;
}

/** Never throws, blocks or grows without limit: drops lines that cannot be written or queued. */
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
        // A failed log write must not interrupt an orderly shutdown.
      }
    },
  };
}
