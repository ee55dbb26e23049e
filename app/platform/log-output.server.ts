import { write, writeSync } from "node:fs";

const maxQueuedBytes = 1024 * 1024;
const retryMs = 100;
/** A longer write means that the reader has stopped. */
const stallTimeoutMs = 1_000;

export interface LogOutput {
  write: (line: string) => void;
  flushSync: () => void;
}

/** Never throws or blocks. Drops lines that can neither be written nor queued. */
export function logOutput(fd: number): LogOutput {
  let queue: Buffer[] = [];
  let queuedBytes = 0;
  let writingSince: number | null = null;

  const takeQueued = () => {
    const chunk = Buffer.concat(queue);
    queue = [];
    queuedBytes = 0;
    return chunk;
  };

  const writeQueued = () => {
    if (writingSince !== null || queue.length === 0) return;
    writingSince = performance.now();
    writeAll(takeQueued());
  };

  const writeAll = (chunk: Buffer) => {
    write(fd, chunk, (error, written) => {
      if (error?.code === "EAGAIN") return setTimeout(writeAll, retryMs, chunk).unref();
      if (!error && written < chunk.length) return writeAll(chunk.subarray(written));
      writingSince = null;
      writeQueued();
    });
  };

  return {
    write: (line) => {
      const bytes = Buffer.from(line);
      if (queuedBytes + bytes.length > maxQueuedBytes) return;
      queue.push(bytes);
      queuedBytes += bytes.length;
      writeQueued();
    },
    flushSync: () => {
      if (writingSince !== null && performance.now() - writingSince > stallTimeoutMs) return;
      try {
        writeSync(fd, takeQueued());
      } catch {
        // A failed log write must not interrupt an orderly shutdown.
      }
    },
  };
}
