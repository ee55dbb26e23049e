declare module "yauzl" {
  import type { Readable } from "node:stream";

  export interface Entry {
    fileName: string;
    crc32: number;
    uncompressedSize: number;
    getLastModDate(): Date;
  }
  export interface ZipFile {
    entryCount: number;
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
  }
  export function fromBufferPromise(
    buffer: Buffer,
    options?: { validateEntrySizes?: boolean },
  ): Promise<ZipFile>;
}
