import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createServer, request } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import S3rver from "s3rver";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertWedding, fetchFormFields } from "../support/rsvp-client.ts";
import { makeDataFolder } from "../support/data-folder.ts";
import { databaseUrlOf } from "../support/database-process.ts";
import { makePhoto } from "../support/share-photos.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const MB = 1_000_000;

let folder: Awaited<ReturnType<typeof makeDataFolder>>;
let bucket: Bucket;
let server: RunningServer;
let weddingId: string;

beforeAll(async () => {
  folder = await makeDataFolder();
  bucket = await startBucket(join(folder.path, "s3"));
  server = await startServer(folder.path, {
    DEMO: "false",
    S3_ENDPOINT: bucket.url,
    S3_BUCKET: "jaord",
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  });
  weddingId = await insertWedding(databaseUrlOf(folder.path));
});

afterAll(async () => {
  await server.stop();
  await bucket.stop();
  await folder.remove();
});

test("a photo that comes in small pieces is taken", async () => {
  const { socket, answer } = open("Transfer-Encoding: chunked");
  const body = await bodyWithPhoto();
  for (let at = 0; at < body.length; at += 3_000) {
    socket.write(chunk(body.subarray(at, at + 3_000)));
    await wait(1);
  }
  socket.write("0\r\n\r\n");
  expect(await answer).toMatch(/^HTTP\/1\.1 201 /);
  expect(await kept()).toEqual({ rows: 1, files: 1 });
});

test("a photo without end is refused, and hardly more of it read than a photo may have", async () => {
  const before = await kept();
  const { socket, answer } = open("Transfer-Encoding: chunked");
  socket.write(chunk((await bodyWithPhoto()).subarray(0, 2_000)));
  let isAnswered = false;
  socket.once("data", () => {
    isAnswered = true;
  });
  const piece = chunk(Buffer.alloc(64 * 1024, 0xff));
  while (!isAnswered && socket.bytesWritten < 200 * MB) {
    if (!socket.write(piece)) await Promise.race([once(socket, "drain"), once(socket, "data")]);
  }
  // Of what was sent, the system's buffers on both sides hold some.
  expect(socket.bytesWritten).toBeLessThan(20 * MB);
  expect(await answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*"reason":"too-large"/);
  expect(await kept()).toEqual(before);
});

test.each([
  ["a chunk longer than it says", "Transfer-Encoding: chunked", "5\r\nabcdefgh\r\n0\r\n\r\n"],
  ["a chunk of no length", "Transfer-Encoding: chunked", "zz\r\n"],
  ["two lengths", "Content-Length: 5\r\nTransfer-Encoding: chunked", "0\r\n\r\n"],
])("a body that lies, with %s, leaves nothing behind", async (_what, header, body) => {
  const before = await kept();
  const { socket, answer } = open(header);
  socket.write(body);
  expect(await answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(await kept()).toEqual(before);
});

test("a hundred photos that hardly move hold up nobody, and given up they leave nothing", async () => {
  const before = await kept();
  const body = await bodyWithPhoto();
  const slow = Array.from({ length: 100 }, () => {
    const { socket } = open(`Content-Length: ${body.length}`);
    socket.write(body.subarray(0, body.length - 10));
    return socket;
  });
  for (const socket of slow) socket.write(body.subarray(body.length - 10, body.length - 9));
  const page = await fetch(`${server.url}/wedding?id=${weddingId}`);
  expect(page.status).toBe(200);
  const { socket, answer } = open(`Content-Length: ${body.length}`);
  socket.write(body);
  expect(await answer).toMatch(/^HTTP\/1\.1 201 /);
  for (const one of slow) one.destroy();
  const oneMore = { rows: before.rows + 1, files: before.files + 1 };
  expect(await kept()).toEqual(oneMore);
});

test("a storage that fails in the middle of a photo leaves nothing, and later takes it", async () => {
  const before = await kept();
  const body = await bodyWithPhoto();
  bucket.failWrites(1);
  const refused = await send(body);
  expect(refused).toMatch(/^HTTP\/1\.1 503 [\s\S]*"message":"Kunne ikke laste opp bilde"/);
  expect(refused).toMatch(/^retry-after: 5/im);
  bucket.work();
  expect(await kept()).toEqual(before);

  bucket.failAll();
  expect(await send(body)).toMatch(/^HTTP\/1\.1 503 /);
  expect((await fetch(`${server.url}/wedding?id=${weddingId}`)).status).toBe(200);
  bucket.work();
  expect(await kept()).toEqual(before);
  expect(await send(body)).toMatch(/^HTTP\/1\.1 201 /);
  expect(await kept()).toEqual({ rows: before.rows + 1, files: before.files + 1 });
});

/** Begins to send a photo; `answer` is what comes back first. */
function open(header: string): { socket: Socket; answer: Promise<string> } {
  const { hostname, port, host } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const answer = new Promise<string>((resolve, reject) => {
    let text = "";
    socket.on("data", (bytes) => {
      text += bytes;
      if (/\r\n\r\n[\s\S]*}|^HTTP\/1\.1 400 /.test(text)) resolve(text);
    });
    socket.on("close", () => resolve(text));
    socket.on("error", reject);
  });
  answer.catch(() => undefined);
  socket.write(
    `POST /wedding/photos?id=${weddingId} HTTP/1.1\r\nHost: ${host}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\n${header}\r\n\r\n`,
  );
  return { socket, answer };
}

function send(body: Buffer): Promise<string> {
  const { socket, answer } = open(`Content-Length: ${body.length}`);
  socket.write(body);
  return answer;
}

function chunk(bytes: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`${bytes.length.toString(16)}\r\n`),
    bytes,
    Buffer.from("\r\n"),
  ]);
}

async function bodyWithPhoto(): Promise<Buffer> {
  const fields = { guestName: "Solveig", ...(await fetchFormFields(server.url, weddingId)) };
  const head = "--x\r\nContent-Disposition: form-data; name=";
  const texts = Object.entries(fields).map(([name, text]) => `${head}"${name}"\r\n\r\n${text}\r\n`);
  const file = `${head}"photo"; filename="b.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const { buffer } = await makePhoto("b.jpg");
  return Buffer.concat([Buffer.from(texts.join("") + file), buffer, Buffer.from("\r\n--x--\r\n")]);
}

/** How many photos the database knows, and how many the storage holds files of. */
async function kept(): Promise<{ rows: number; files: number }> {
  const client = new Client({ connectionString: databaseUrlOf(folder.path) });
  await client.connect();
  const { rows } = await client.query("select count(*)::int as photos from guest_photos");
  await client.end();
  return { rows: rows[0].photos, files: bucket.pictures().size };
}

interface Bucket {
  url: string;
  /** The ids of the pictures it holds files of. */
  pictures: () => Set<string>;
  /** Lets so many writes through and refuses those after them. */
  failWrites: (after: number) => void;
  /** Cuts every connection. */
  failAll: () => void;
  work: () => void;
  stop: () => Promise<void>;
}

/** An S3 storage that can be made to fail. */
async function startBucket(directory: string): Promise<Bucket> {
  const options = { directory, address: "127.0.0.1", port: 0, silent: true };
  const s3 = new S3rver({ ...options, configureBuckets: [{ name: "jaord", configs: [] }] });
  const { port } = await s3.run();
  let writes = Infinity;
  let isCut = false;
  const door = createServer((incoming, outgoing) => {
    if (isCut) {
      incoming.socket.destroy();
      return;
    }
    if (incoming.method === "PUT" && writes-- <= 0) {
      incoming.resume();
      outgoing.writeHead(503).end();
      return;
    }
    const { method, url: path, headers } = incoming;
    const passed = request({ port, host: "127.0.0.1", method, path, headers }, (answer) => {
      answer.pipe(outgoing.writeHead(answer.statusCode ?? 500, answer.headers));
    });
    incoming.pipe(passed);
  });
  await once(door.listen(0, "127.0.0.1"), "listening");
  const pictures = join(directory, "jaord", "pictures");
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    pictures() {
      if (!existsSync(pictures)) return new Set();
      const files = readdirSync(pictures, { recursive: true }).map(String);
      const objects = files.filter((file) => file.endsWith("._S3rver_object"));
      return new Set(objects.map((file) => file.slice(0, 36)));
    },
    failWrites(after) {
      writes = after;
    },
    failAll() {
      isCut = true;
    },
    work() {
      writes = Infinity;
      isCut = false;
    },
    async stop() {
      door.closeAllConnections();
      door.close();
      await s3.close();
    },
  };
}
