import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { beforeAll, expect, inject, test } from "vitest";

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const server = inject("server");
let script: string;

beforeAll(async () => {
  const page = await (await fetch(`${server.url}/auth`)).text();
  script = /\/assets\/react[^"]+\.js/.exec(page)?.[0] ?? "";
});

test("assets are precompressed and cached as immutable", async () => {
  const brotli = await send("GET", script, { "Accept-Encoding": "gzip, deflate, br" });
  expect(brotli.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(brotli.headers["content-encoding"]).toBe("br");
  const gzip = await send("GET", script, { "Accept-Encoding": "gzip" });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  const plain = await send("GET", script);
  expect(plain.bytes).toBeGreaterThan(3 * brotli.bytes);
});

test("pages of one visitor are not stored, and those for all are asked for again", async () => {
  expect((await send("GET", "/auth")).headers["cache-control"]).toContain("no-store");
  const { headers } = await send("GET", "/");
  expect(headers["cache-control"]).toBe("private, no-cache");
  expect((await send("GET", "/", { "If-None-Match": String(headers.etag) })).status).toBe(304);
});

test("pages, data, files and errors all carry the security headers", async () => {
  for (const [method, path] of [
    ["GET", "/"],
    ["GET", "/auth.data"],
    ["GET", script],
    ["GET", "/favicon.svg"],
    ["GET", "/finnes-ikke"],
    ["GET", "/healthz"],
    ["PUT", "/"],
  ] as const) {
    const { headers } = await send(method, path);
    expect(headers["content-security-policy"], path).toContain("default-src 'none'");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
    expect(headers["cross-origin-opener-policy"], path).toBe("same-origin");
  }
});

test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])("%s gets a 405", async (method) => {
  const response = await send(method, "/");
  expect(response.status).toBe(405);
  expect(response.headers.allow).toBe("GET, HEAD, POST");
  expect(response.text).toContain("Dette går ikke an her");
});

test.each([
  ["400", "GET", "/auth", { Host: "a b" }, "Vi forsto ikke forespørselen"],
  ["403", "POST", "/auth", { Origin: "https://evil.example" }, "fra et annet nettsted"],
  ["405", "PUT", "/admin.data", {}, "Dette går ikke an her"],
])(
  "early errors with status %s have a Norwegian page",
  async (status, method, path, headers, text) => {
    const response = await send(method, path, headers);
    expect(String(response.status)).toBe(status);
    expect(response.text).toContain(text);
    expect(response.headers["content-security-policy"]).toMatch(
      /style-src 'sha256-[^']+'; base-uri/,
    );
  },
);

test("an oversized body gets a 413, and the connection stays usable", async () => {
  const { hostname, port, host } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const bytes = 8 * 1024 * 1024;
  socket.write(`POST /auth HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${bytes}\r\n\r\n`);
  socket.write(Buffer.alloc(bytes));
  socket.write(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const responses = Buffer.concat(await socket.toArray()).toString();
  expect(responses.match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
});

test.each([
  ["an invalid host", "GET", "/", { Host: "a b" }],
  ["a path that does not decode", "GET", "/%E0%A4%A", {}],
  ["a form of unknown type", "POST", "/auth", { "Content-Type": "text/x-odd" }],
])("%s does not crash the server", async (_what, method, path, headers) => {
  await send(method, path, headers, method === "POST" ? Buffer.from("x") : undefined);
  expect((await send("GET", "/healthz")).status).toBe(200);
});

function send(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: Buffer,
): Promise<{
  status: number | undefined;
  headers: IncomingMessage["headers"];
  bytes: number;
  text: string;
}> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const pending = request({ hostname, port, method, path, headers, agent }, async (response) => {
      const chunks = await response.toArray();
      const body = Buffer.concat(chunks);
      const { statusCode: status, headers } = response;
      resolve({ status, headers, bytes: body.byteLength, text: body.toString() });
    });
    pending.on("error", reject);
    pending.end(body);
  });
}
