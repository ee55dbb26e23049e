import { join } from "node:path";
import { type Config, config } from "#app/platform/config.server.ts";
import { localStorage } from "./local-storage.server.ts";
import { s3Storage } from "./s3-storage.server.ts";

interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

export interface StoredKey {
  key: string;
  modifiedAt: Date;
}

/** Whole files of some megabytes. Every method throws StorageUnavailable, after 10 s at most. */
export interface Storage {
  /** Resolves once the file is durable; until then `get` returns the old one or none. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  delete(key: string): Promise<void>;
  deletePrefix(prefix: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredKey>;
}

let current: { settings: Config; storage: Storage } | undefined;

export function storage(): Storage {
  const settings = config();
  if (current?.settings !== settings) {
    const { s3, dataDir } = settings;
    current = { settings, storage: s3 ? s3Storage(s3) : localStorage(join(dataDir, "files")) };
  }
  return current.storage;
}
