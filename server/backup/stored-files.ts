import { setTimeout as wait } from "node:timers/promises";
import PQueue from "p-queue";
import type { Client } from "pg";
import { storage } from "#app/platform/storage/storage.server.ts";
import { StorageUnavailableError } from "#app/platform/storage/storage-keys.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { type FileRows, fileTables } from "./file-tables.ts";

/** An S3 server responds in parallel what would take hours in a row. */
const parallel = 8;
const listBatchSize = 1000;
const attempts = 3;
const retryDelayMs = 1_000;

interface StoredFile {
  key: string;
  bytes: Buffer;
}

/** Reads the files that the rows name, or all that are stored; reports those that are missing. */
export async function* readFiles(
  batches: readonly FileRows[] | undefined,
  onMissing: (key: string) => void,
): AsyncGenerator<StoredFile> {
  for await (const found of inParallel(batches ? filesOf(batches) : allFiles(), (keys) =>
    Promise.all(keys.map(readAny)),
  )) {
    for (const file of found) {
      if (typeof file === "string") onMissing(file);
      else yield file;
    }
  }
}

/** Of the keys in one element of a group, one is stored. */
async function* filesOf(batches: readonly FileRows[]): AsyncGenerator<string[][]> {
  for (const batch of batches) {
    const table = fileTables.find(({ name }) => name === batch.table);
    for (const keys of table?.keysOf(batch) ?? []) yield [keys];
  }
}

async function* allFiles(): AsyncGenerator<string[][]> {
  for (const { name } of fileTables) {
    for await (const { key } of storage().list(`${name}/`)) yield [[key]];
  }
}

/** Returns the first key when none is stored. */
async function readAny(keys: readonly string[]): Promise<StoredFile | string> {
  for (const key of keys) {
    const found = await retried(() => storage().get(key));
    if (found) return { key, bytes: bufferOf(found.bytes) };
  }
  return keys[0] ?? "";
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Yields the results in order. */
async function* inParallel<Item, Result>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const pending: Promise<Result>[] = [];
  for await (const item of items) {
    const result = work(item);
    // It is awaited later; until then a rejection must not end the process.
    result.catch(() => undefined);
    if (pending.push(result) >= parallel) yield pending.shift() as Promise<Result>;
  }
  yield* pending;
}

/** Stores files in parallel. `done` waits for them; both throw what went wrong. */
export function fileWriter(): {
  write: (key: string, bytes: Buffer) => Promise<void>;
  done: () => Promise<void>;
} {
  const queue = new PQueue({ concurrency: parallel });
  const errors: unknown[] = [];
  const throwFirst = () => {
    if (errors.length > 0) throw errors[0];
  };
  return {
    async write(key, bytes) {
      await queue.onSizeLessThan(1);
      throwFirst();
      queue
        .add(() => retried(() => storage().put(key, bytes)))
        .catch((error) => void errors.push(error));
    },
    async done() {
      await queue.onIdle();
      throwFirst();
    },
  };
}

/** Deletes the files that no row names. Requires that nothing else writes to the storage. */
export async function deleteUnnamedFiles(client: Client): Promise<void> {
  for (const table of fileTables) {
    const keys: string[] = [];
    for await (const { key } of storage().list(`${table.name}/`)) {
      keys.push(key);
      if (keys.length >= listBatchSize) await deleteUnnamed(client, table, keys.splice(0));
    }
    await deleteUnnamed(client, table, keys);
  }
}

async function deleteUnnamed(
  client: Client,
  { name, findKeys }: (typeof fileTables)[number],
  keys: string[],
): Promise<void> {
  const idOf = (key: string) => key.split("/")[1] ?? "";
  const named = await findKeys(client, [...new Set(keys.map(idOf).filter(isUuid))]);
  for (const key of keys) {
    const own = named.get(idOf(key));
    if (!own) await storage().deletePrefix(`${name}/${idOf(key)}/`);
    else if (!own.includes(key)) await storage().delete(key);
  }
}

export async function countFiles(): Promise<number> {
  let count = 0;
  for await (const _file of allFiles()) count++;
  return count;
}

async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StorageUnavailableError) || attempt === attempts) throw error;
      await wait(retryDelayMs);
    }
  }
}
