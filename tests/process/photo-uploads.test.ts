import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createServer, request } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { join } from "node:path";
import { Client } from "pg";
import S3rver from "s3rver";
import { afterAll, beforeAll, expect, test } from "vitest";
import { disconnectDatabase } from "#app/platform/db/database.server.ts";
import { insertWedding } from "../support/factories.ts";
import { fetchFormFields } from "../support/guest-client.ts";
import { makePhoto } from "../support/pictures.ts";
import {
  connectToServer,
  databaseUrlOf,
  makePreparedFolder,
  type RunningServer,
  startServer,
} from "../support/server.ts";
import { recordEvents } from "../support/timing.ts";

const MB = 1_000_000;
/** As many as one sender may send at a time. */
const uploadsPerSender = 6;

let folder: Awaited<ReturnType<typeof makePreparedFolder>>;
let bucket: Bucket;
let server: RunningServer;
let weddingId: string;

beforeAll(async () => {
  folder = await makePreparedFolder();
  bucket = await startBucket(join(folder.path, "s3"));
  server = await startServer(folder.path, {
    DEMO: "false",
    S3_ENDPOINT: bucket.url,
    S3_BUCKET: "jaord",
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  });
  connectToServer(server);
  weddingId = await insertWedding();
});

afterAll(async () => {
  await disconnectDatabase();
  await server.stop();
  await bucket.stop();
  await folder.remove();
});

test("a photo sent in small chunks is stored", async () => {
  const { socket, response } = startUpload("Transfer-Encoding: chunked");
  // Nagle's algorithm would send small chunks together.
  socket.setNoDelay();
  const body = await bodyWithPhoto();
  for (let at = 0; at < body.length; at += 3_000) {
    const piece = chunk(body.subarray(at, at + 3_000));
    await new Promise((resolve) => socket.write(piece, resolve));
  }
  socket.write("0\r\n\r\n");
  expect(await response).toMatch(/^HTTP\/1\.1 201 /);
  expect(await countStored()).toEqual({ rows: 1, files: 1 });
});

test("an endless photo is rejected soon after the size limit", async () => {
  const storedBefore = await countStored();
  const { socket, response } = startUpload("Transfer-Encoding: chunked");
  socket.write(chunk((await bodyWithPhoto()).subarray(0, 2_000)));
  let hasResponse = false;
  socket.once("data", () => {
    hasResponse = true;
  });
  const piece = chunk(Buffer.alloc(64 * 1024, 0xff));
  while (!hasResponse && socket.bytesWritten < 200 * MB) {
    if (!socket.write(piece)) await Promise.race([once(socket, "drain"), once(socket, "data")]);
  }
  // A busy machine delays the response. The limit of whole requests would come after 51 MB.
  expect(socket.bytesWritten).toBeLessThan(50 * MB);
  expect(await response).toMatch(/^HTTP\/1\.1 413 [\s\S]*"reason":"too-large"/);
  expect(await countStored()).toEqual(storedBefore);
});

test.each([
  ["a chunk longer than its length", "Transfer-Encoding: chunked", "5\r\nabcdefgh\r\n0\r\n\r\n"],
  ["a chunk without a length", "Transfer-Encoding: chunked", "zz\r\n"],
  [
    "Content-Length and Transfer-Encoding",
    "Content-Length: 5\r\nTransfer-Encoding: chunked",
    "0\r\n\r\n",
  ],
])("a malformed body with %s stores nothing", async (_what, header, body) => {
  const storedBefore = await countStored();
  const { socket, response } = startUpload(header);
  socket.write(body);
  expect(await response).toMatch(/^HTTP\/1\.1 400 /);
  expect(await countStored()).toEqual(storedBefore);
});

test("a hundred stalled uploads block no other request, and store nothing when aborted", async () => {
  const storedBefore = await countStored();
  const body = await bodyWithPhoto();
  const refusals = recordEvents<string>();
  const slow = Array.from({ length: 100 }, () => {
    const { socket, response } = startUpload(`Content-Length: ${body.length}`);
    response.then(refusals.push, () => undefined);
    socket.write(body.subarray(0, body.length - 10));
    return socket;
  });
  for (const socket of slow) socket.write(body.subarray(body.length - 10, body.length - 9));
  const page = await fetch(`${server.url}/wedding?id=${weddingId}`);
  expect(page.status).toBe(200);
  // Of one sender's uploads the newest stay. One that comes before the last of these would not.
  const refused = await refusals.atLeast(slow.length - uploadsPerSender);
  for (const text of refused) expect(text).toMatch(/^HTTP\/1\.1 503 /);
  const { socket, response } = startUpload(`Content-Length: ${body.length}`);
  socket.write(body);
  expect(await response).toMatch(/^HTTP\/1\.1 201 /);
  for (const one of slow) one.destroy();
  const oneMore = { rows: storedBefore.rows + 1, files: storedBefore.files + 1 };
  expect(await countStored()).toEqual(oneMore);
});

test("a storage failure during an upload stores nothing, and a later upload succeeds", async () => {
  const storedBefore = await countStored();
  const body = await bodyWithPhoto();
  bucket.failWrites(1);
  const refused = await uploadPhoto(body);
  expect(refused).toMatch(/^HTTP\/1\.1 503 [\s\S]*"message":"Kunne ikke laste opp bilde"/);
  expect(refused).toMatch(/^retry-after: 5/im);
  bucket.recover();
  expect(await countStored()).toEqual(storedBefore);

  bucket.failAll();
  expect(await uploadPhoto(body)).toMatch(/^HTTP\/1\.1 503 /);
  expect((await fetch(`${server.url}/wedding?id=${weddingId}`)).status).toBe(200);
  bucket.recover();
  expect(await countStored()).toEqual(storedBefore);
  expect(await uploadPhoto(body)).toMatch(/^HTTP\/1\.1 201 /);
  expect(await countStored()).toEqual({
    rows: storedBefore.rows + 1,
    files: storedBefore.files + 1,
  });
});

function startUpload(header: string): { socket: Socket; response: Promise<string> } {
  const { hostname, port, host } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const response = new Promise<string>((resolve, reject) => {
    let text = "";
    socket.on("data", (bytes) => {
      text += bytes;
      if (/\r\n\r\n[\s\S]*}|^HTTP\/1\.1 400 /.test(text)) resolve(text);
    });
    socket.on("close", () => resolve(text));
    socket.on("error", reject);
  });
  response.catch(() => undefined);
  socket.write(
    `POST /wedding/photos?id=${weddingId} HTTP/1.1\r\nHost: ${host}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\n${header}\r\n\r\n`,
  );
  return { socket, response };
}

function uploadPhoto(body: Buffer): Promise<string> {
  const { socket, response } = startUpload(`Content-Length: ${body.length}`);
  socket.write(body);
  return response;
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

async function countStored(): Promise<{ rows: number; files: number }> {
  const client = new Client({ connectionString: databaseUrlOf(folder.path) });
  await client.connect();
  const { rows } = await client.query("select count(*)::int as photos from guest_photos");
  await client.end();
  return { rows: rows[0].photos, files: bucket.pictures().size };
}

interface Bucket {
  url: string;
  pictures: () => Set<string>;
  /** Accepts this many writes and fails the rest. */
  failWrites: (after: number) => void;
  failAll: () => void;
  recover: () => void;
  stop: () => Promise<void>;
}

/** Starts an S3 server behind a proxy that can fail. */
async function startBucket(directory: string): Promise<Bucket> {
  const options = { directory, address: "127.0.0.1", port: 0, silent: true };
  const s3 = new S3rver({ ...options, configureBuckets: [{ name: "jaord", configs: [] }] });
  const { port } = await s3.run();
  let writes = Infinity;
  let isCut = false;
  const proxy = createServer((incoming, outgoing) => {
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
    const forwarded = request({ port, host: "127.0.0.1", method, path, headers }, (response) => {
      response.pipe(outgoing.writeHead(response.statusCode ?? 500, response.headers));
    });
    incoming.pipe(forwarded);
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const pictures = join(directory, "jaord", "pictures");
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
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
    recover() {
      writes = Infinity;
      isCut = false;
    },
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await s3.close();
    },
  };
}
