import { once } from "node:events";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { timeoutFactor } from "#tests/support/timing.ts";
import { localStorage } from "./local-storage.server.ts";
import { s3Storage } from "./s3-storage.server.ts";
import { type Storage, StorageUnavailableError } from "./storage-keys.ts";

const invalidKeys = [
  "",
  ".webp",
  "../secret.webp",
  "pictures/../../etc/passwd.webp",
  "pictures/..%2fa.webp",
  "/pictures/a.webp",
  "pictures//a.webp",
  "pictures\\a.webp",
  "pictures/a\0.webp",
  "pictures/a\n.webp",
  "pictures/a.webp\n",
  "pictures/A.webp",
  "pictures/.hidden.webp",
  "pictures/a.b.webp",
  "pictures/a.html",
  "pictures/a.svg",
  "pictures/a",
  "pictures/ø.webp",
  "pictures/a.webp/",
  `pictures/${"a".repeat(200)}.webp`,
  "pictures/a.constructor",
];

let folder: string;
let s3: S3rver;
let endpoint: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "storage-"));
  s3 = new S3rver({
    directory: join(folder, "s3"),
    address: "127.0.0.1",
    port: 0,
    silent: true,
    configureBuckets: [{ name: "jaord", configs: [] }],
  });
  endpoint = `http://127.0.0.1:${(await s3.run()).port}`;
});

afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const drivers: [string, () => Storage][] = [
  ["a local folder", () => localStorage(join(folder, "files"))],
  ["S3", () => s3At(endpoint)],
];

describe.each(drivers)("%s", (_, open) => {
  test("returns what was stored, with the content type of its extension", async () => {
    const storage = open();
    const bytes = crypto.getRandomValues(new Uint8Array(60_000));
    await storage.put("pictures/round-trip_1.webp", bytes);
    const file = await storage.get("pictures/round-trip_1.webp");
    expect(file?.contentType).toBe("image/webp");
    expect(Buffer.from(file?.bytes ?? []).equals(bytes)).toBe(true);
  });

  test("replaces an existing file", async () => {
    const storage = open();
    await storage.put("pictures/again.png", Buffer.from("first"));
    await storage.put("pictures/again.png", Buffer.from("2"));
    expect(await textOf(storage, "pictures/again.png")).toBe("2");
  });

  test("distinguishes an empty file from a missing one", async () => {
    const storage = open();
    await storage.put("pictures/empty.webp", new Uint8Array());
    expect((await storage.get("pictures/empty.webp"))?.bytes.length).toBe(0);
    expect(await storage.get("pictures/missing.webp")).toBeNull();
    expect(await storage.get("no/such/folder.webp")).toBeNull();
  });

  test("deletes one file, and ignores a missing one", async () => {
    const storage = open();
    await storage.put("pictures/gone.webp", Buffer.from("x"));
    await storage.put("pictures/gone-not.webp", Buffer.from("x"));
    await storage.delete("pictures/gone.webp");
    await storage.delete("pictures/gone.webp");
    expect(await storage.get("pictures/gone.webp")).toBeNull();
    expect(await textOf(storage, "pictures/gone-not.webp")).toBe("x");
  });

  test("lists and deletes only what is below a prefix", async () => {
    const storage = open();
    for (const key of ["a/b/1.webp", "a/b/2.webp", "a/b/c/3.webp", "a/bc/4.webp", "a/5.webp"]) {
      await storage.put(key, Buffer.from("x"));
    }
    expect(await keysOf(storage, "a/b/")).toEqual(["a/b/1.webp", "a/b/2.webp", "a/b/c/3.webp"]);
    await storage.deletePrefix("a/b/");
    await storage.deletePrefix("a/b/");
    expect(await keysOf(storage, "a/")).toEqual(["a/5.webp", "a/bc/4.webp"]);
    expect(await keysOf(storage, "none/")).toEqual([]);
  });

  test("reports when a file was written", async () => {
    const storage = open();
    await storage.put("dated/1.webp", Buffer.from("x"));
    const [entry] = await Array.fromAsync(storage.list("dated/"));
    expect(Math.abs((entry?.modifiedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  test.each(invalidKeys)("refuses %j as a key", async (key) => {
    const storage = open();
    await expect(storage.put(key, Buffer.from("x"))).rejects.toThrow("not a storage key");
    await expect(storage.get(key)).rejects.toThrow("not a storage key");
    await expect(storage.delete(key)).rejects.toThrow("not a storage key");
  });

  test.each(["", "/", "pictures", "../", "a/../", "a//", ".unfinished/"])(
    "refuses %j as a prefix",
    async (prefix) => {
      const storage = open();
      await expect(keysOf(storage, prefix)).rejects.toThrow("not a storage prefix");
      await expect(storage.deletePrefix(prefix)).rejects.toThrow("not a storage prefix");
    },
  );
});

describe("a local folder", () => {
  test("never returns a half-written file, with many writers at once", async () => {
    const storage = localStorage(join(folder, "race"));
    const bodies = Array.from({ length: 8 }, (_, i) => Buffer.alloc(200_000, i));
    const written = Promise.all(bodies.map((body) => storage.put("pictures/race.jpg", body)));
    for (let i = 0; i < 8; i++) {
      const file = await storage.get("pictures/race.jpg");
      if (file) expect([file.bytes.length, new Set(file.bytes).size]).toEqual([200_000, 1]);
    }
    await written;
    expect((await storage.get("pictures/race.jpg"))?.bytes.length).toBe(200_000);
  });

  test("that cannot be used throws StorageUnavailableError", async () => {
    const blocked = join(folder, "blocked");
    await writeFile(blocked, "a file where the folder should be");
    await expectUnavailable(localStorage(blocked));
  });

  test("removes unfinished files of dead processes, not those being written", async () => {
    const files = join(folder, "leftovers");
    await localStorage(files).put("a/1.webp", Buffer.from("x"));
    const unfinished = join(files, ".unfinished");
    await writeFile(join(unfinished, "old"), "");
    await writeFile(join(unfinished, "new"), "");
    await utimes(join(unfinished, "old"), 1, 1);
    await localStorage(files).put("a/2.webp", Buffer.from("x"));
    expect(await readdir(unfinished)).toEqual(["new"]);
  });
});

describe("a failing S3 server", () => {
  test("is reported as unavailable when it is unreachable", async () => {
    await expectUnavailable(s3At("http://127.0.0.1:9"));
  });

  test("is reported as unavailable when it responds with 503", async () => {
    await withServer(
      (_, response) => response.writeHead(503).end("<Error><Code>SlowDown</Code></Error>"),
      expectUnavailable,
    );
  });

  test("is reported as unavailable when it closes the connection after receiving the file", async () => {
    await withServer((request, response) => {
      request.resume().on("end", () => response.destroy());
    }, expectUnavailable);
  });

  test("is reported as unavailable when it stops in the middle of a file", async () => {
    await withServer(
      (_, response) => void response.writeHead(200, { "Content-Length": 100 }).write("half"),
      async (storage) => {
        const started = performance.now();
        await expect(storage.get("a/1.webp")).rejects.toThrow(StorageUnavailableError);
        expect(performance.now() - started).toBeLessThan(1_500 * timeoutFactor());
      },
    );
  });
});

function s3At(address: string, deadlineMs?: number): Storage {
  const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  const settings = { endpoint: address, region: "eu-north-1", bucket: "jaord", ...keys };
  return s3Storage(settings, deadlineMs);
}

async function withServer(answer: RequestListener, use: (storage: Storage) => Promise<void>) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    await use(s3At(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 1_000));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function expectUnavailable(storage: Storage) {
  await expect(storage.put("a/1.webp", Buffer.from("x"))).rejects.toThrow(StorageUnavailableError);
  await expect(storage.get("a/1.webp")).rejects.toThrow(StorageUnavailableError);
  await expect(storage.delete("a/1.webp")).rejects.toThrow(StorageUnavailableError);
  await expect(keysOf(storage, "a/")).rejects.toThrow(StorageUnavailableError);
}

async function keysOf(storage: Storage, prefix: string): Promise<string[]> {
  return (await Array.fromAsync(storage.list(prefix), ({ key }) => key)).sort();
}

async function textOf(storage: Storage, key: string): Promise<string> {
  return Buffer.from((await storage.get(key))?.bytes ?? []).toString();
}
