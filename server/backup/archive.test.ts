import { createHash, hash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  ArchiveError,
  type Manifest,
  makeTrailer,
  manifestName,
  trailerBytes,
} from "./manifest.ts";
import { fileLine, isArchiveOf, readArchive } from "./read-archive.ts";
import { type AddEntry, writeArchive } from "./write-archive.ts";

const secret = "a-secret-that-only-the-archive-test-knows";
const rows = Buffer.from("1\tKari\n2\tOla\\nNordmann\n");
const picture = Buffer.from(crypto.getRandomValues(new Uint8Array(30_000)));
const key = "pictures/0198a7c2-0000-7000-8000-00000000000a/480.webp";
let folder: string;
let path: string;
let archive: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "archive-"));
  path = join(folder, "whole.tar.zst");
  await write(path, contents());
  archive = await readFile(path);
});

afterAll(() => rm(folder, { recursive: true }));

test("what was written is read, and the manifest is returned", async () => {
  const parts: [string, string][] = [];
  const files: [string, Buffer][] = [];
  const manifest = await readArchive(path, secret, {
    onTablePart: async (table, part) => void parts.push([table, part.toString()]),
    onFile: async (name, bytes) => void files.push([name, bytes]),
  });
  expect(manifest).toEqual(manifestOf());
  expect(parts).toEqual([["users", rows.toString()]]);
  expect(files).toEqual([[key, picture]]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(archive.includes(secret)).toBe(false);
});

const end = (bytes: Buffer) => bytes.length - trailerBytes;
const flipped = (bytes: Buffer, at: number) => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};

test.each<[string, (bytes: Buffer) => Buffer]>([
  ["without its last byte", (bytes) => bytes.subarray(0, -1)],
  ["without its trailer", (bytes) => bytes.subarray(0, end(bytes))],
  ["cut in the middle", (bytes) => bytes.subarray(0, bytes.length / 2)],
  ["cut after one byte", (bytes) => bytes.subarray(0, 1)],
  ["empty", () => Buffer.alloc(0)],
  ["of zeros", (bytes) => Buffer.alloc(bytes.length)],
  ["with zeros appended", (bytes) => Buffer.concat([bytes, Buffer.alloc(512)])],
  ["with a byte appended", (bytes) => Buffer.concat([bytes, Buffer.from("x")])],
  ["twice in one file", (bytes) => Buffer.concat([bytes, bytes])],
  ["with bytes in front", (bytes) => Buffer.concat([Buffer.from("x"), bytes])],
  ["with a part missing", (bytes) => cut(bytes, 10_000, 11_000)],
  ["with a part of zeros", (bytes) => Buffer.from(bytes).fill(0, 10_000, 11_000)],
  [
    "with a part twice",
    (bytes) => Buffer.concat([bytes.subarray(0, 9_000), bytes.subarray(8_000)]),
  ],
  ["of another program", () => gzipSync("a tar that is not ours")],
  ["of text", () => Buffer.from("<html>404 Not Found</html>".repeat(20))],
])("an archive %s is refused", async (_, damage) => {
  await expectRefused(damage(archive));
});

test("an archive with any bit changed is refused", async () => {
  const step = Math.floor(archive.length / 60);
  const places = Array.from({ length: 60 }, (_, place) => place * step);
  const inTrailer = Array.from({ length: trailerBytes }, (_, place) => end(archive) + place);
  for (const at of [...places, ...inTrailer, archive.length - 1]) {
    await expectRefused(flipped(archive, at), `bit at ${at}`);
  }
});

type Entries = [name: string, bytes: Buffer, sha256?: string][];

test.each<[string, () => Entries]>([
  ["another row", () => replace(contents(), 0, Buffer.from("1\tKari\n2\tOda\\nNordmann\n"))],
  ["a row less", () => replace(contents(), 0, rows.subarray(0, 7))],
  ["a file that does not have its hash", () => replace(contents(), 1, flipped(picture, 9))],
  ["a file that has its hash, but not the manifest's", () => otherFile()],
  ["no file", () => contents().toSpliced(1, 1)],
  ["a file more", () => contents().toSpliced(1, 0, ...contents().slice(1, 2))],
  ["no manifest", () => contents().slice(0, 2)],
  ["only a manifest", () => contents().slice(2)],
  ["an entry after the manifest", () => [...contents(), ["files/pictures/a.webp", picture]]],
  ["a manifest of a later format", () => withManifest({ format: 2 })],
  ["a manifest that is not JSON", () => replace(contents(), 2, Buffer.from("{"))],
  ["a manifest with more rows", () => withManifest({ files: { ...manifestOf().files, count: 2 } })],
  ["a table that the manifest lacks", () => withManifest({ tables: [] })],
  ["a path out of the storage", () => [["files/../../etc/cron.d/x", picture], ...contents()]],
  ["an entry that nobody knows", () => [["notes.txt", picture], ...contents()]],
])("a signed archive with %s is refused", async (_, change) => {
  const changed = join(folder, "changed.tar.zst");
  await write(changed, change());
  await expect(readArchive(changed, secret)).rejects.toThrow(/damaged/);
});

test("an archive that was packed again by someone without the secret is refused", async () => {
  const foreign = join(folder, "foreign.tar.zst");
  await write(foreign, contents(), "a-secret-of-someone-else-entirely-different");
  expect(await isArchiveOf(foreign, secret)).toBe(false);
  const signedAgain = Buffer.concat([
    archive.subarray(0, end(archive)),
    archive.subarray(end(archive), end(archive) + 48),
    makeTrailer("another", hashOf(archive.subarray(0, end(archive)))).subarray(48),
  ]);
  await expectRefused(signedAgain);
});

test("a callback's own error is not taken for damage", async () => {
  const full = new Error("the disk is full");
  const onFile = () => Promise.reject(full);
  await expect(readArchive(path, secret, { onFile })).rejects.toBe(full);
});

test("a failed, refused or stopped backup leaves nothing, and an older one stays", async () => {
  const target = join(folder, "kept.tar.zst");
  await writeFile(target, "older");
  const before = await readdir(folder);
  const noAbort = new AbortController().signal;
  const fail = () => Promise.reject(new Error("no"));
  await expect(writeArchive(target, secret, fail, async () => {}, noAbort)).rejects.toThrow("no");
  await expect(writeArchive(target, secret, async () => {}, fail, noAbort)).rejects.toThrow("no");
  const stop = new AbortController();
  const fill = async () => stop.abort();
  await expect(writeArchive(target, secret, fill, async () => {}, stop.signal)).rejects.toThrow();
  expect(await readdir(folder)).toEqual(before);
  expect(await readFile(target, "utf8")).toBe("older");
});

test("a full disk is reported as such", async () => {
  const target = join(folder, "full.tar.zst");
  await symlink("/dev/full", `${target}.partial`);
  const fill = (add: AddEntry) => add("files/a.webp", Buffer.from(picture));
  const written = writeArchive(target, secret, fill, async () => {}, new AbortController().signal);
  await expect(written).rejects.toMatchObject({ code: "ENOSPC" });
  expect(existsSync(target)).toBe(false);
});

async function write(target: string, entries: Entries, by = secret): Promise<void> {
  const fill = async (add: AddEntry) => {
    for (const entry of entries) await add(...entry);
  };
  await writeArchive(target, by, fill, async () => {}, new AbortController().signal);
}

async function expectRefused(bytes: Buffer, message?: string): Promise<void> {
  const damagedPath = join(folder, "damaged.tar.zst");
  await writeFile(damagedPath, bytes);
  const read = async () =>
    (await isArchiveOf(damagedPath, secret)) && readArchive(damagedPath, secret);
  const outcome = await read().catch((error) => error);
  // Another check value means another secret; both stop a restore.
  expect(outcome === false || outcome instanceof ArchiveError, message ?? String(outcome)).toBe(
    true,
  );
}

function contents(): Entries {
  const manifest = Buffer.from(JSON.stringify(manifestOf()));
  return [
    ["tables/users/1", rows],
    [`files/${key}`, picture, hash("sha256", picture)],
    [manifestName, manifest],
  ];
}

function manifestOf(): Manifest {
  const sha256 = hash("sha256", fileLine(key, hash("sha256", picture)));
  return {
    format: 1,
    madeAt: "2026-11-22T12:00:00.000Z",
    schema: { name: "0001_first", createdAt: 1 },
    tables: [{ name: "users", columns: ["id", "name"], rows: 2, sha256: hash("sha256", rows) }],
    sequences: [],
    files: { count: 1, bytes: picture.length, sha256 },
  };
}

function replace(entries: Entries, at: number, bytes: Buffer): Entries {
  return entries.map((entry, i) => (i === at ? [entry[0], bytes, entry[2] as string] : entry));
}

function otherFile(): Entries {
  const other = flipped(picture, 9);
  return contents().toSpliced(1, 1, [`files/${key}`, other, hash("sha256", other)]);
}

function withManifest(changes: Record<string, unknown>): Entries {
  return replace(contents(), 2, Buffer.from(JSON.stringify({ ...manifestOf(), ...changes })));
}

function cut(bytes: Buffer, from: number, to: number): Buffer {
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
}

function hashOf(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
