import { join } from "node:path";
import { type Config, config } from "#app/platform/config.server.ts";
import { localStorage } from "./local-storage.server.ts";
import { s3Storage } from "./s3-storage.server.ts";
import type { Storage } from "./storage-keys.ts";

let current: { settings: Config; storage: Storage } | undefined;

export function storage(): Storage {
  const settings = config();
  if (current?.settings !== settings) {
    const { s3, dataDir } = settings;
    current = { settings, storage: s3 ? s3Storage(s3) : localStorage(join(dataDir, "files")) };
  }
  return current.storage;
}
