import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress } from "node:zlib";
import { pack } from "tar-stream";
import { syncFolder } from "#app/platform/storage/sync-folder.server.ts";
import { hashHeader, makeTrailer } from "./manifest.ts";

/** Adds one entry; resolves when it may be followed by the next. */
export type AddEntry = (name: string, bytes: Buffer, sha256?: string) => Promise<void>;

/**
 * Writes what `fill` adds to `path`.partial and syncs it. `confirm` then reads it; afterwards it is
 * renamed. After an error nothing is left.
 */
export async function writeArchive(
  path: string,
  secret: string,
  fill: (add: AddEntry) => Promise<void>,
  confirm: (partial: string) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const partial = `${path}.partial`;
  try {
    const sha256 = await writeStream(partial, fill, signal);
    await appendDurably(partial, makeTrailer(secret, sha256));
    await confirm(partial);
    signal.throwIfAborted();
    await rename(partial, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function writeStream(
  partial: string,
  fill: (add: AddEntry) => Promise<void>,
  signal: AbortSignal,
): Promise<Buffer> {
  const hash = createHash("sha256");
  const tap = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const tar = pack();
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  const file = createWriteStream(partial, { mode: 0o600 });
  const add: AddEntry = (name, bytes, sha256) =>
    new Promise((resolve, reject) => {
      const pax = sha256 ? { pax: { [hashHeader]: sha256 } } : {};
      tar.entry({ name, mode: 0o600, ...pax }, bytes, (error) =>
        error ? reject(error) : resolve(),
      );
    });
  const written = pipeline(tar, compress, tap, file, { signal });
  const filled = fill(add).then(
    () => tar.finalize(),
    (error) => {
      tar.destroy(error);
      throw error;
    },
  );
  // A storage that does not respond must not delay the end of a stopped backup.
  const stopped = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => stopped.reject(signal.reason), { once: true });
  const results = await Promise.race([Promise.allSettled([written, filled]), stopped.promise]);
  const failure = results.find((result) => result.status === "rejected");
  if (failure) throw failure.reason;
  return hash.digest();
}

async function appendDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, "a");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
