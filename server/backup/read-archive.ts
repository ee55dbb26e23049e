import { createHash, hash as hashOf } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createZstdDecompress } from "node:zlib";
import { type Extract, extract, type Header } from "tar-stream";
import { contentTypeOf } from "#app/platform/storage/storage-keys.ts";
import {
  ArchiveError,
  damaged,
  filesFolder,
  hashHeader,
  isMadeUnder,
  isSignedWith,
  type Manifest,
  manifestName,
  maxEntryBytes,
  parseManifest,
  parseTrailer,
  type Trailer,
  tablesFolder,
  trailerBytes,
} from "./manifest.ts";

/** Receives the contents of an archive in its order: tables, then files. */
export interface Contents {
  onTablePart?: (table: string, part: Buffer) => Promise<void>;
  onFile?: (key: string, bytes: Buffer) => Promise<void>;
}

/** Returns whether the archive was made under this secret. */
export async function isArchiveOf(path: string, secret: string): Promise<boolean> {
  return withFile(path, async (file) => isMadeUnder(secret, (await locate(file, path)).trailer));
}

/**
 * Reads an archive from beginning to end. Throws ArchiveError unless every byte is as it was
 * written; by then, `contents` may have received what came before the damage.
 */
export async function readArchive(
  path: string,
  secret: string,
  contents: Contents = {},
): Promise<Manifest> {
  return withFile(path, async (file) => {
    const { trailer, end } = await locate(file, path);
    if (!isSignedWith(secret, trailer)) throw damaged("its end was changed");
    const hash = createHash("sha256");
    const tap = new Transform({
      transform(chunk, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    const source = file.createReadStream({ start: 0, end, autoClose: false });
    const entries = extract();
    const [unpacked, manifest] = await Promise.allSettled([
      pipeline(source, tap, createZstdDecompress(), entries),
      readEntries(entries, contents),
    ]);
    const reason = manifest.status === "rejected" ? manifest.reason : undefined;
    if (reason instanceof ContentsError) throw reason.cause;
    if (reason instanceof ArchiveError) throw reason;
    if (unpacked.status === "rejected") throw damaged(unpacked.reason.message);
    if (manifest.status === "rejected") throw damaged(manifest.reason.message);
    if (!hash.digest().equals(trailer.sha256)) throw damaged("its checksum is wrong");
    return manifest.value;
  });
}

async function withFile<Result>(
  path: string,
  use: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new ArchiveError(`The archive cannot be opened: ${error.message}`);
  });
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

/** `end` is the last byte before the trailer. */
async function locate(file: FileHandle, path: string): Promise<{ trailer: Trailer; end: number }> {
  const { size } = await file.stat();
  const start = size - trailerBytes;
  const bytes = Buffer.alloc(trailerBytes);
  if (start > 0) await file.read(bytes, 0, trailerBytes, start);
  const trailer = parseTrailer(bytes);
  if (trailer) return { trailer, end: start - 1 };
  throw new ArchiveError(
    `${path} is not a backup of Jaord, or it is damaged: its end is missing or was changed.\n` +
      "Nothing was changed. Use another backup.",
  );
}

/** Its cause is what a callback of `Contents` threw. */
class ContentsError extends Error {}

async function readEntries(entries: Extract, contents: Contents): Promise<Manifest> {
  const tables = new Map<string, { hash: ReturnType<typeof createHash>; rows: number }>();
  const files = { hash: createHash("sha256"), count: 0, bytes: 0 };
  let manifest: Manifest | undefined;
  for await (const entry of entries) {
    if (manifest) throw damaged("something follows its manifest");
    const { name, pax } = entry.header as Header & { pax?: Record<string, string> };
    const bytes = await bytesOf(entry);
    if (name === manifestName) manifest = parseManifest(bytes.toString());
    else if (name.startsWith(tablesFolder)) {
      const table = decodeURIComponent(name.split("/")[1] ?? "");
      const read = tables.get(table) ?? { hash: createHash("sha256"), rows: 0 };
      tables.set(table, read);
      read.hash.update(bytes);
      read.rows += countLines(bytes);
      await forward(contents.onTablePart?.(table, bytes));
    } else {
      const key = name.slice(filesFolder.length);
      if (!name.startsWith(filesFolder) || !isKey(key)) throw damaged("it has an unknown entry");
      const sha256 = hashOf("sha256", bytes);
      if (sha256 !== pax?.[hashHeader]) throw damaged(`the file ${key} was changed`);
      files.hash.update(fileLine(key, sha256));
      files.count++;
      files.bytes += bytes.length;
      await forward(contents.onFile?.(key, bytes));
    }
  }
  if (!manifest) throw damaged("its manifest is missing");
  for (const { name, rows, sha256 } of manifest.tables) {
    const read = tables.get(name) ?? { hash: createHash("sha256"), rows: 0 };
    tables.delete(name);
    if (read.rows !== rows || read.hash.digest("hex") !== sha256) {
      throw damaged(`the table ${name} does not match its manifest`);
    }
  }
  const { count, bytes, sha256 } = manifest.files;
  const areFilesEqual =
    files.count === count && files.bytes === bytes && files.hash.digest("hex") === sha256;
  if (!areFilesEqual || tables.size > 0) throw damaged("it does not match its manifest");
  return manifest;
}

/** What the manifest's hash of all files is made of. */
export function fileLine(key: string, sha256: string): string {
  return `${key} ${sha256}\n`;
}

async function bytesOf(entry: AsyncIterable<unknown> & { header: Header }): Promise<Buffer> {
  const { type, size = 0 } = entry.header;
  if (type !== "file" || size > maxEntryBytes) throw damaged("it has an unknown entry");
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A row is a line: COPY escapes the line breaks of texts. */
function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines++;
  return lines;
}

function isKey(key: string): boolean {
  try {
    return contentTypeOf(key) !== "";
  } catch {
    return false;
  }
}

async function forward(work: Promise<void> | undefined): Promise<void> {
  try {
    await work;
  } catch (cause) {
    throw new ContentsError("the contents were not accepted", { cause });
  }
}
