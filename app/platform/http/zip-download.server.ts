import { makeZip } from "client-zip";

export interface ZippedFile {
  name: string;
  input: Uint8Array | string;
  lastModified: Date;
}

/**
 * Answers with files as one archive, uncompressed. The next file is asked for when the one before is
 * on its way, and none any more once the reader has gone; `fileName` is plain ASCII.
 */
export function zipDownload(fileName: string, files: AsyncGenerator<ZippedFile>): Response {
  return new Response(makeZip(endedQuietly(files)), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "private, no-store",
      // A proxy that collects the answer first would fill its disk.
      "X-Accel-Buffering": "no",
    },
  });
}

/** The library throws into its source when the reader leaves, which nobody would catch. */
function endedQuietly(files: AsyncGenerator<ZippedFile>): AsyncIterable<ZippedFile> {
  const iterator = {
    next: () => files.next(),
    throw: () => files.return(undefined),
  };
  return { [Symbol.asyncIterator]: () => iterator };
}
