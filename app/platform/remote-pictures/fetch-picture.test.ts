import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { solidPicture } from "#tests/support/pictures.ts";
import {
  fetchPicture,
  isPublicIpAddress,
  type Network,
  resolveName,
} from "./fetch-picture.server.ts";

const host = "bilder.example";
const local = { address: "127.0.0.1", family: 4 };
const tooSlow = { ok: false, reason: "too-slow" };
const unreachable = { ok: false, reason: "unreachable" };

let server: Server;
let respond: RequestListener;
let requests: IncomingMessage[];
let port: string;

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(request);
    respond(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  port = String((server.address() as AddressInfo).port);
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test("fetches a file unchanged, with headers that say nothing about the user", async () => {
  const file = await solidPicture(40, 30).png().toBuffer();
  respond = (_, response) => response.end(file);
  const fetched = await fetchFrom("/vase.png?str=1");
  expect(fetched.ok && Buffer.from(fetched.bytes)).toEqual(file);
  const [request] = requests;
  expect(request?.url).toBe("/vase.png?str=1");
  expect(Object.keys(request?.headers ?? {}).sort()).toEqual([
    "accept",
    "accept-encoding",
    "connection",
    "host",
    "user-agent",
  ]);
});

test.each([
  "",
  "/vase.png",
  "//bilder.example/vase.png",
  "ftp://bilder.example/vase.png",
  "file:///etc/passwd",
  "data:image/png;base64,AAAA",
  "javascript:alert(1)",
  "http://",
  "http://kari:hemmelig@bilder.example/",
  "gopher://127.0.0.1:6379/_INFO",
  "http://[fe80::1%25lo]/",
  "http://4294967296/",
])("%j is not a link", async (address) => {
  expect(await fetchPicture(address, "kari")).toEqual({ ok: false, reason: "not-a-link" });
});

test.each([
  "127.0.0.1",
  "2130706433",
  "0x7f000001",
  "0x7f.1",
  "0177.0.0.1",
  "127.1",
  "0",
  "[::1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[::127.0.0.1]",
  "[64:ff9b::127.0.0.1]",
  "[2002:7f00:1::]",
  "127。0。0。1",
  "①②⑦.0.0.1",
  "localhost",
  "LOCALHOST.",
])("never contacts this machine as %s", async (name) => {
  respond = (_, response) => response.end("hemmelig");
  const network = { ...testNetwork(), isAllowed: isPublicIpAddress, resolve: async () => [local] };
  expect(await fetchPicture(`http://${name}:${port}/`, "kari", network)).toEqual(unreachable);
  expect(requests).toEqual([]);
});

test.each([
  [["10.0.0.5"]],
  [["169.254.169.254"]],
  [["93.184.216.34", "127.0.0.1"]],
  [["::ffff:127.0.0.1"]],
  [[]],
])("never contacts a name that resolves to %j", async (addresses) => {
  respond = (_, response) => response.end("hemmelig");
  const resolve = async () => addresses.map((address) => ({ address, family: 4 }));
  const network = { ...testNetwork(), isAllowed: isPublicIpAddress, resolve };
  expect(await fetchFrom("/", network)).toEqual(unreachable);
  expect(requests).toEqual([]);
});

test("connects to the address that was checked, even if the name changes", async () => {
  respond = (_, response) => response.end("bilde");
  let lookups = 0;
  const resolve = async () => [lookups++ === 0 ? local : { address: "127.9.9.9", family: 4 }];
  expect(await fetchFrom("/", { ...testNetwork(), resolve })).toMatchObject({ ok: true });
  expect(lookups).toBe(1);
});

test.each(["22", "8080", "5432"])("never contacts port %s", async (other) => {
  const network = { ...testNetwork(), ports: ["", "80", "443"] };
  const fetched = await fetchPicture(`http://${host}:${other}/`, "kari", network);
  expect(fetched).toEqual(unreachable);
});

test("follows three redirects, not four", async () => {
  respond = (request, response) => {
    const left = Number(request.url?.slice(1));
    if (left === 0) response.end("bilde");
    else response.writeHead(302, { Location: `/${left - 1}` }).end("x".repeat(100_000));
  };
  expect(await fetchFrom("/3")).toMatchObject({ ok: true });
  expect(await fetchFrom("/4")).toEqual(unreachable);
});

test.each([
  ["http://127.0.0.2/", "unreachable"],
  ["http://169.254.169.254/latest/meta-data/", "unreachable"],
  ["http://[::1]/", "unreachable"],
  ["http://2852039166/latest/meta-data/", "unreachable"],
  ["http://0251.0376.0251.0376/", "unreachable"],
  ["//169.254.169.254/", "unreachable"],
  ["http://intern.example/", "unreachable"],
  ["http://bilder.example:22/", "unreachable"],
  ["file:///etc/passwd", "not-a-link"],
  ["gopher://bilder.example/", "not-a-link"],
  ["http://kari:hemmelig@bilder.example/", "not-a-link"],
  ["", "not-a-link"],
])("does not follow a redirect to %j", async (location, reason) => {
  respond = (_, response) => response.writeHead(302, location ? { Location: location } : {}).end();
  expect(await fetchFrom("/")).toEqual({ ok: false, reason });
  expect(requests).toHaveLength(1);
});

test.each([204, 206, 304, 401, 404, 500])("ignores the body of a response %d", async (status) => {
  respond = (_, response) => response.writeHead(status).end();
  expect(await fetchFrom("/")).toEqual(unreachable);
});

test("does not decompress", async () => {
  respond = (_, response) =>
    response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(Buffer.alloc(9_000_000)));
  expect(await fetchFrom("/")).toEqual(unreachable);
});

test("does not read a file whose Content-Length is too large", async () => {
  respond = (_, response) =>
    response.writeHead(200, { "Content-Length": 5 * 1024 * 1024 + 1 }).flushHeaders();
  expect(await fetchFrom("/")).toEqual({ ok: false, reason: "too-large" });
});

test("reads no more than 5 MB of an endless file", async () => {
  let sent = 0;
  respond = (_, response) => {
    const writeMore = () => {
      while (!response.destroyed && response.write(Buffer.alloc(64 * 1024))) sent += 64 * 1024;
    };
    response.on("drain", writeMore);
    writeMore();
  };
  expect(await fetchFrom("/")).toEqual({ ok: false, reason: "too-large" });
  expect(sent).toBeLessThan(16 * 1024 * 1024);
});

test("a connection that breaks off is unreachable", async () => {
  respond = (_, response) => {
    response.writeHead(200, { "Content-Length": 1000 }).write("bare litt");
    setImmediate(() => response.destroy());
  };
  expect(await fetchFrom("/")).toEqual(unreachable);
});

test("times out, in the queue too, and fetches two files at once for each key", async () => {
  respond = (request, response) => {
    if (request.url === "/fast") response.end("bilde");
    const writeTimer = setInterval(() => response.writable && response.write("x"), 50);
    response.on("close", () => clearInterval(writeTimer));
  };
  const shortTimeout = { ...testNetwork(), timeoutMs: 500 };
  const startedAt = performance.now();
  const never = { ...shortTimeout, resolve: () => new Promise<never>(() => undefined) };
  const slow = [
    fetchFrom("/", never),
    fetchFrom("/first", shortTimeout),
    fetchFrom("/third", shortTimeout),
  ];
  expect(await fetchPicture(`http://${host}:${port}/fast`, "ola", testNetwork())).toMatchObject({
    ok: true,
  });
  expect(requests.map(({ url }) => url)).toEqual(["/first", "/fast"]);
  expect(await Promise.all(slow)).toEqual([tooSlow, tooSlow, tooSlow]);
  expect(performance.now() - startedAt).toBeLessThan(2_500);
  expect(await fetchFrom("/fast")).toMatchObject({ ok: true });
});

test("fetches eight files at once", async () => {
  const allRequested = Promise.withResolvers<void>();
  respond = () => void (requests.length === 8 && allRequested.resolve());
  const url = `http://${host}:${port}/`;
  const keys = Array.from({ length: 12 }, (_, i) => String(i));
  const fetching = keys.map((key) => fetchPicture(url, key, testNetwork()));
  await allRequested.promise;
  respond = (_, response) => response.end("bilde");
  server.closeAllConnections();
  const fetched = await Promise.all(fetching);
  expect(fetched.filter(({ ok }) => ok)).toHaveLength(4);
});

test("a name server that is silent about IPv6 does not hide the IPv4 address", async () => {
  const server = await startNameServer((question) => {
    if (question.includes(Buffer.from([0, 28, 0, 1]))) return null;
    const record = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 192, 0, 2, 7];
    const end = question.indexOf(0, 12) + 5;
    const response = Buffer.concat([question.subarray(0, end), Buffer.from(record)]);
    // Response without error; one answer, no additional records.
    for (const [offset, value] of [
      [2, 0x8180],
      [6, 1],
      [10, 0],
    ] as const) {
      response.writeUInt16BE(value, offset);
    }
    return response;
  });
  const found = await resolveName(host, AbortSignal.timeout(4_500), [server]);
  expect(found).toEqual([{ address: "192.0.2.7", family: 4 }]);
});

test("a name server that never responds does not outlast the fetch", async () => {
  const waiting = new AbortController();
  const server = await startNameServer(() => {
    waiting.abort();
    return null;
  });
  const startedAt = performance.now();
  expect(await resolveName(host, waiting.signal, [server])).toEqual([]);
  expect(performance.now() - startedAt).toBeLessThan(900);
});

test.each([
  ...["0.1.2.3", "10.0.0.1", "100.64.0.1", "100.127.255.255", "127.255.255.254", "172.16.0.1"],
  ...["172.31.255.255", "192.0.0.8", "192.168.1.1", "198.19.0.1", "224.0.0.1", "255.255.255.255"],
  ...["::", "::ffff:8.8.8.8", "::127.0.0.1", "64:ff9b::7f00:1", "100::1", "2001::1"],
  ...["2001:db8::1", "2002:7f00:1::1", "3fff::1", "4000::1", "fc00::1", "fd00:ec2::254"],
  ...["fe80::1", "fe80::1%lo", "ff02::1", "localhost", ""],
])("%j is not public", (address) => {
  expect(isPublicIpAddress(address)).toBe(false);
});

test.each([
  ...["1.1.1.1", "100.63.255.255", "100.128.0.1", "172.15.0.1", "172.32.0.1", "193.0.0.1"],
  ...["223.255.255.255", "2001:4860:4860::8888", "2a02:2121::1"],
])("%j is public", (address) => {
  expect(isPublicIpAddress(address)).toBe(true);
});

function fetchFrom(path: string, network = testNetwork()) {
  return fetchPicture(`http://${host}:${port}${path}`, "kari", network);
}

/** Treats this machine as the only host on the internet. */
function testNetwork(): Network {
  return {
    resolve: async (name) => [name === host ? local : { address: "10.0.0.7", family: 4 }],
    isAllowed: (address) => address === local.address,
    ports: ["", port],
    timeoutMs: 5_000,
  };
}

async function startNameServer(respond: (question: Buffer) => Buffer | null): Promise<string> {
  const socket = createSocket("udp4").bind(0, "127.0.0.1");
  await once(socket, "listening");
  onTestFinished(() => void socket.close());
  socket.on("message", (question, { port, address }) => {
    const response = respond(question);
    if (response) socket.send(response, port, address);
  });
  return `127.0.0.1:${socket.address().port}`;
}
