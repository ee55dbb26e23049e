import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDataFolder } from "#tests/support/server.ts";
import { staticFiles } from "./static-files.ts";

const script = "export const answer = 42;";
let folder: Awaited<ReturnType<typeof makeDataFolder>>;
let server: Server;

beforeAll(async () => {
  folder = await makeDataFolder();
  put("client/assets/main-abc.js", script);
  put("client/assets/main-abc.js.br", brotliCompressSync(script));
  put("client/assets/main-abc.js.gz", gzipSync(script));
  put("client/assets/face.woff2", "font");
  put("client/assets/odd.unknown", "odd");
  put("client/robots.txt", "User-agent: *");
  put("client/.vite/manifest.json", "{}");
  put("server/main.js", "secret");
  const serveFile = staticFiles(join(folder.path, "client"));
  server = createServer((request, response) =>
    serveFile(request, response, () => response.writeHead(404).end("not a file")),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(async () => {
  server.close();
  await folder.remove();
});

test("the content type is sent, and hashed names are cached for a year", async () => {
  const response = await ask("/assets/main-abc.js");
  expect(response).toMatchObject({ statusCode: 200 });
  expect(response.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-length": String(script.length),
    "content-type": "text/javascript; charset=utf-8",
    vary: "Accept-Encoding",
  });
  expect(await text(response)).toBe(script);
  expect((await ask("/robots.txt")).headers["cache-control"]).toBe("public, max-age=3600");
  expect((await ask("/assets/face.woff2")).headers["content-type"]).toBe("font/woff2");
  expect((await ask("/assets/odd.unknown")).headers["content-type"]).toBe(
    "application/octet-stream",
  );
});

test("a coding that the browser refuses is not sent", async () => {
  const response = await ask("/assets/main-abc.js", { "Accept-Encoding": "br;q=0, gzip" });
  expect(response.headers["content-encoding"]).toBe("gzip");
  const plain = await ask("/assets/main-abc.js", { "Accept-Encoding": "br; q=0.0, gzip;q=0" });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(await text(plain)).toBe(script);
});

test("a compressed variant is sent if accepted", async () => {
  const response = await ask("/assets/main-abc.js", { "Accept-Encoding": "gzip, BR;q=1.0" });
  expect(response.headers["content-encoding"]).toBe("br");
  const body = Buffer.concat(await response.toArray());
  expect(brotliDecompressSync(body).toString()).toBe(script);
  const plain = await ask("/robots.txt", { "Accept-Encoding": "br" });
  expect(plain.headers["content-encoding"]).toBeUndefined();
});

test("an unchanged file gets a 304", async () => {
  const { etag } = (await ask("/robots.txt")).headers;
  const again = await ask("/robots.txt", { "If-None-Match": String(etag) });
  expect(again.statusCode).toBe(304);
  expect(await text(again)).toBe("");
});

test("range requests are ignored", async () => {
  const response = await ask("/robots.txt", { Range: "bytes=5-2" });
  expect(response.statusCode).toBe(200);
});

test.each([
  "/.vite/manifest.json",
  "/assets/main-abc.js.br",
  "/../server/main.js",
  "/assets/%2e%2e/%2e%2e/server/main.js",
  "/assets",
  "/",
])("%s is not served", async (path) => {
  expect((await ask(path)).statusCode).toBe(404);
});

test("files are served as they were at the start", async () => {
  put("client/robots.txt", "changed");
  expect(await text(await ask("/robots.txt?query"))).toBe("User-agent: *");
});

function put(path: string, content: string | Buffer): void {
  const file = join(folder.path, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function ask(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, headers }, resolve).on("error", reject);
  });
}
