import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { parseJson } from "#app/platform/json.ts";
import { deriveKeyFrom } from "#app/platform/secret.server.ts";

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
  sha256: z.string(),
});

const sequence = z.object({ table: z.string(), column: z.string(), lastValue: z.string() });

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The newest migration of the database; its time in ms. */
  schema: z.object({ name: z.string(), createdAt: z.int() }),
  tables: z.array(table),
  sequences: z.array(sequence),
  /** `sha256` is of the files' names and hashes, in the order of the archive. */
  files: z.object({ count: z.int().min(0), bytes: z.int().min(0), sha256: z.string() }),
});

export type Manifest = z.infer<typeof manifest>;
export type TableEntry = z.infer<typeof table>;
export type SequenceEntry = z.infer<typeof sequence>;

export const manifestName = "manifest.json";
export const tablesFolder = "tables/";
export const filesFolder = "files/";
/** The tar header of a file that holds its hash. */
export const hashHeader = "JAORD.sha256";
export const partBytes = 4 * 1024 * 1024;
export const maxEntryBytes = 64 * 1024 * 1024;

export class ArchiveError extends Error {}

export const damaged = (detail: string) =>
  new ArchiveError(`The archive is damaged (${detail}). Nothing was changed. Use another backup.`);

export function parseManifest(text: string): Manifest {
  const parsed = manifest.safeParse(parseJson(text));
  if (!parsed.success) throw damaged("its manifest cannot be read");
  return parsed.data;
}

// The archive ends with a skippable frame of zstd, which other programs ignore: eight bytes that say
// so, our own magic, the check value of the secret, the hash of all bytes before, and their
// signature.
const frame = Buffer.alloc(8);
const magic = Buffer.from("JAORDBK1");
frame.writeUInt32LE(0x184d2a5e, 0);
frame.writeUInt32LE(magic.length + 3 * 32, 4);
const head = Buffer.concat([frame, magic]);
export const trailerBytes = head.length + 3 * 32;

export interface Trailer {
  secretCheck: Buffer;
  sha256: Buffer;
  signature: Buffer;
}

export function makeTrailer(secret: string, sha256: Buffer): Buffer {
  return Buffer.concat([head, checkOf(secret), sha256, signatureOf(secret, sha256)]);
}

/** Returns undefined when the bytes are not the end of an archive. */
export function parseTrailer(bytes: Buffer): Trailer | undefined {
  if (bytes.length !== trailerBytes || !bytes.subarray(0, head.length).equals(head)) return;
  const part = (index: number) => bytes.subarray(head.length + 32 * index).subarray(0, 32);
  return { secretCheck: part(0), sha256: part(1), signature: part(2) };
}

export function isMadeUnder(secret: string, { secretCheck }: Trailer): boolean {
  return timingSafeEqual(secretCheck, checkOf(secret));
}

export function isSignedWith(secret: string, { sha256, signature }: Trailer): boolean {
  return timingSafeEqual(signature, signatureOf(secret, sha256));
}

/** Tells secrets apart without telling them. */
function checkOf(secret: string): Buffer {
  return createHash("sha256").update(deriveKeyFrom(secret, "backup check")).digest();
}

function signatureOf(secret: string, sha256: Buffer): Buffer {
  // The purpose must not change: archives that have been made could no longer be restored.
  return createHmac("sha256", deriveKeyFrom(secret, "backup seal")).update(sha256).digest();
}
