import { join } from "node:path";
import { type Config, config } from "#app/platform/config.server.ts";
import { localStorage } from "./local-storage.server.ts";
import { s3Storage } from "./s3-storage.server.ts";

interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** Follows from the ending of the key. */
  contentType: string;
}

export interface StoredKey {
  key: string;
  modifiedAt: Date;
}

/**
 * Where files are kept. Keys look like `pictures/0b7…-960.webp`: lower-case words between slashes
 * and one known ending. Files are small (megabytes), so they travel whole: what cannot be read is
 * known before an answer begins. Every method throws StorageUnavailable when the storage is down,
 * full or slower than 10 seconds.
 */
export interface Storage {
  /** Resolves once the whole file is safe on disk; until then `get` sees the old one or none. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  /** Also resolves when there is no such file. */
  delete(key: string): Promise<void>;
  /** Deletes everything below a prefix, which ends in a slash. */
  deletePrefix(prefix: string): Promise<void>;
  /** Everything below a prefix, in no order. */
  list(prefix: string): AsyncIterable<StoredKey>;
}

let current: { settings: Config; storage: Storage } | undefined;

/** The storage that this process is configured for. */
export function storage(): Storage {
  const settings = config();
  if (current?.settings !== settings) {
    const { s3, dataDir } = settings;
    current = { settings, storage: s3 ? s3Storage(s3) : localStorage(join(dataDir, "files")) };
  }
  return current.storage;
}
