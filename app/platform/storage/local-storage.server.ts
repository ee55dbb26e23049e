import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { now } from "#app/platform/clock.ts";
import {
  checkPrefix,
  contentTypeOf,
  type Storage,
  StorageUnavailableError,
  type StoredKey,
} from "./storage-keys.ts";
import { syncFolder } from "./sync-folder.server.ts";

const maxTemporaryAgeMs = 3_600_000;

export function localStorage(folder: string): Storage {
  // On the file system of the files, so that renaming is atomic.
  const temporaryFolder = join(folder, ".unfinished");
  const pathOf = (key: string) => join(folder, key);
  let cleanup: Promise<void> | undefined;

  return {
    async put(key, bytes) {
      contentTypeOf(key);
      const temporary = join(temporaryFolder, randomUUID());
      await withStorageErrors(async () => {
        await mkdir(temporaryFolder, { recursive: true });
        cleanup ??= removeAbandonedFiles(temporaryFolder);
        await cleanup;
        try {
          await writeDurably(temporary, bytes);
          await renameDurably(temporary, pathOf(key), folder);
        } catch (error) {
          await rm(temporary, { force: true }).catch(() => undefined);
          throw error;
        }
      });
    },

    async get(key) {
      const contentType = contentTypeOf(key);
      const bytes = await fallbackIfMissing(readFile(pathOf(key)), null);
      return bytes && { bytes, contentType };
    },

    async delete(key) {
      contentTypeOf(key);
      await withStorageErrors(() => rm(pathOf(key), { force: true }));
    },

    async deletePrefix(prefix) {
      checkPrefix(prefix);
      await withStorageErrors(() => rm(pathOf(prefix), { recursive: true, force: true }));
    },

    list(prefix) {
      checkPrefix(prefix);
      return listKeys(folder, pathOf(prefix));
    },
  };
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename survives a power cut only once all folders of its path are synced. */
async function renameDurably(from: string, to: string, root: string): Promise<void> {
  const parent = dirname(to);
  await mkdir(parent, { recursive: true });
  await rename(from, to);
  for (let path = parent; path.startsWith(root); path = dirname(path)) await syncFolder(path);
  await syncFolder(dirname(root));
}

async function removeAbandonedFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const written = await stat(path).catch(() => null);
    if (written && written.mtimeMs < now().getTime() - maxTemporaryAgeMs)
      await rm(path, { force: true });
  }
}

async function* listKeys(folder: string, path: string): AsyncGenerator<StoredKey> {
  const entries = await fallbackIfMissing(readdir(path, { withFileTypes: true }), []);
  for (const entry of entries) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* listKeys(folder, child);
    else {
      const found = await fallbackIfMissing(stat(child), null);
      if (found) yield { key: relative(folder, child), modifiedAt: found.mtime };
    }
  }
}

async function withStorageErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new StorageUnavailableError(error);
  }
}

async function fallbackIfMissing<Result, Fallback>(
  read: Promise<Result>,
  fallback: Fallback,
): Promise<Result | Fallback> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return fallback;
    throw new StorageUnavailableError(error);
  }
}
