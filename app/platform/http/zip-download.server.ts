import { makeZip } from "client-zip";

export interface ZippedFile {
  name: string;
  input: Uint8Array | string;
  lastModified: Date;
}

/** Reads one file at a time, none after a disconnect. `fileName` must be ASCII. */
export function zipDownload(fileName: string, files: AsyncGenerator<ZippedFile>): Response {
  return new Response(makeZip(closedOnAbort(files)), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "private, no-store",
      // A buffering proxy would fill its disk.
      "X-Accel-Buffering": "no",
    },
  });
}

/** client-zip throws into its source when the client disconnects; the error would be unhandled. */
function closedOnAbort(files: AsyncGenerator<ZippedFile>): AsyncIterable<ZippedFile> {
  const iterator = {
    next: () => files.next(),
    throw: () => files.return(undefined),
  };
  return { [Symbol.asyncIterator]: () => iterator };
}
