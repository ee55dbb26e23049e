import { makeZip } from "client-zip";
import { toLocalClock } from "../oslo-time.ts";

export interface ZippedFile {
  name: string;
  input: Uint8Array | string;
  lastModified: Date;
}

/** Reads one file at a time, and none after a disconnect. `fileName` must be ASCII. */
export function zipDownload(fileName: string, files: AsyncGenerator<ZippedFile>): Response {
  return new Response(makeZip(closedOnAbort(files)), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "private, no-store",
      // Without this, a proxy buffers the archive on its disk.
      "X-Accel-Buffering": "no",
    },
  });
}

/** On a disconnect, client-zip throws into its source, and nothing would handle the error. */
function closedOnAbort(files: AsyncGenerator<ZippedFile>): AsyncIterable<ZippedFile> {
  const iterator = {
    next: async () => {
      const next = await files.next();
      // Times in archives have no zone and are written in the process's own.
      if (!next.done) next.value.lastModified = toLocalClock(next.value.lastModified);
      return next;
    },
    throw: () => files.return(undefined),
  };
  return { [Symbol.asyncIterator]: () => iterator };
}
