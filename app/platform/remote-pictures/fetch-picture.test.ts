import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { solidPicture } from "#tests/support/pictures.ts";
import { fetchPicture, type Network } from "./fetch-picture.server.ts";
import { isPublicAddress } from "./public-addresses.server.ts";

/** A machine of ours that stands for one on the internet; the rest of the network is not allowed. */
const host = "bilder.example";
const who = "kari";
const standIn = { address: "127.0.0.1", family: 4 };

let server: Server;
let answer: RequestListener;
let requests: IncomingMessage[];
let site: string;
let port: string;

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  port = String((server.address() as AddressInfo).port);
  site = `http://${host}:${port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test("a file is fetched as it is, without a word about who asks", async () => {
  const file = await solidPicture(40, 30).png().toBuffer();
  answer = (_, response) => response.end(file);
  expect(await fetch("/vase.png?str=1")).toEqual({ ok: true, bytes: file });
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
  "vase.png",
  "/vase.png",
  "//bilder.example/vase.png",
  "ftp://bilder.example/vase.png",
  "gopher://bilder.example/1",
  "file:///etc/passwd",
  "data:image/png;base64,AAAA",
  "javascript:alert(1)",
  "http://",
  "http://kari:hemmelig@bilder.example/",
])("%j is no link", async (address) => {
  expect(await fetchPicture(address, who)).toEqual({ ok: false, reason: "not-a-link" });
});

// With the rule that holds in production: our server must not hear a sound.
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
  "localhost",
  "LOCALHOST.",
])("nothing is asked of this machine as %s", async (name) => {
  answer = (_, response) => response.end("hemmelig");
  const network = { ...pretended(), isAllowed: isPublicAddress, resolve: resolveHere };
  expect(await fetchPicture(`http://${name}:${port}/`, who, network)).toEqual(unreachable);
  expect(requests).toEqual([]);
});

test.each([
  [["10.0.0.5"]],
  [["169.254.169.254"]],
  [["93.184.216.34", "127.0.0.1"]],
  [["::ffff:127.0.0.1"]],
  [[]],
])("a name that stands for %j is left alone", async (addresses) => {
  answer = (_, response) => response.end("hemmelig");
  const resolve = async () => addresses.map((address) => ({ address, family: 4 }));
  const network = { ...pretended(), isAllowed: isPublicAddress, resolve };
  expect(await fetchPicture(`${site}/`, who, network)).toEqual(unreachable);
  expect(requests).toEqual([]);
});

test("a name is looked up once, and the address that was checked is the one that is used", async () => {
  answer = (_, response) => response.end("bilde");
  let asked = 0;
  const resolve = async () => [asked++ === 0 ? standIn : { address: "127.9.9.9", family: 4 }];
  expect(await fetchPicture(`${site}/`, who, { ...pretended(), resolve })).toMatchObject({
    ok: true,
  });
  expect(asked).toBe(1);
});

test.each(["22", "8080", "5432"])("port %s is not asked", async (other) => {
  const network = { ...pretended(), ports: ["", "80", "443"] };
  expect(await fetchPicture(`http://${host}:${other}/`, who, network)).toEqual(unreachable);
});

test("three redirects are followed, each judged anew, a fourth is not", async () => {
  answer = (request, response) => {
    const left = Number(request.url?.slice(1));
    if (left === 0) response.end("bilde");
    else response.writeHead(302, { Location: `/${left - 1}` }).end();
  };
  expect(await fetch("/3")).toMatchObject({ ok: true });
  expect(await fetch("/4")).toEqual(unreachable);
});

test.each([
  ["http://127.0.0.2/", "unreachable"],
  ["http://169.254.169.254/latest/meta-data/", "unreachable"],
  ["http://[::1]/", "unreachable"],
  [`http://intern.example/`, "unreachable"],
  ["http://bilder.example:22/", "unreachable"],
  ["file:///etc/passwd", "not-a-link"],
  ["gopher://bilder.example/", "not-a-link"],
  ["http://kari:hemmelig@bilder.example/", "not-a-link"],
])("a redirect to %s is not followed", async (location, reason) => {
  answer = (_, response) => response.writeHead(302, { Location: location }).end();
  expect(await fetch("/")).toEqual({ ok: false, reason });
  expect(requests).toHaveLength(1);
});

test.each([204, 206, 304, 401, 404, 500])("an answer %d brings nothing", async (status) => {
  answer = (_, response) => response.writeHead(status).end();
  expect(await fetch("/")).toEqual(unreachable);
});

test("a redirect to nowhere brings nothing", async () => {
  answer = (_, response) => response.writeHead(302).end();
  expect(await fetch("/")).toEqual({ ok: false, reason: "not-a-link" });
});

test("what comes compressed is not unpacked", async () => {
  answer = (_, response) =>
    response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(Buffer.alloc(9_000_000)));
  expect(await fetch("/")).toEqual(unreachable);
});

test("a file that says it is too large is not read", async () => {
  answer = (_, response) =>
    response.writeHead(200, { "Content-Length": 5 * 1024 * 1024 + 1 }).flushHeaders();
  expect(await fetch("/")).toEqual({ ok: false, reason: "too-large" });
});

test("a file without an end is read no further than 5 MB", async () => {
  let sent = 0;
  answer = (_, response) => {
    const pour = () => {
      while (!response.destroyed && response.write(Buffer.alloc(64 * 1024))) sent += 64 * 1024;
    };
    response.on("drain", pour);
    pour();
  };
  expect(await fetch("/")).toEqual({ ok: false, reason: "too-large" });
  expect(sent).toBeLessThan(16 * 1024 * 1024);
});

test("who never answers, or drips, has five seconds, and so has a third that waits for its turn", async () => {
  answer = (_, response) => {
    response.write("x");
    const drip = setInterval(() => response.write("x"), 200);
    response.on("close", () => clearInterval(drip));
  };
  const hanging = fetchPicture(`${site}/`, who, {
    ...pretended(),
    resolve: (_name, signal) =>
      new Promise((_, reject) => signal.addEventListener("abort", reject)),
  });
  const begun = performance.now();
  const outcomes = await Promise.all([hanging, fetch("/first"), fetch("/third")]);
  expect(outcomes).toEqual([tooSlow, tooSlow, tooSlow]);
  // The turn of the third may come in the moment in which its own time is over too.
  expect(requests[0]?.url).toBe("/first");
  expect(performance.now() - begun).toBeLessThan(7_000);
}, 10_000);

test("a connection that breaks off brings nothing", async () => {
  answer = (_, response) => {
    response.writeHead(200, { "Content-Length": 1000 }).write("bare litt");
    setImmediate(() => response.destroy());
  };
  expect(await fetch("/")).toEqual(unreachable);
});

const tooSlow = { ok: false, reason: "too-slow" };
const unreachable = { ok: false, reason: "unreachable" };

function fetch(path: string) {
  return fetchPicture(site + path, who, pretended());
}

/** The internet, if it were this one machine. */
function pretended(): Network {
  return {
    resolve: async (name) => (name === host ? [standIn] : [{ address: "10.0.0.7", family: 4 }]),
    isAllowed: (address) => address === standIn.address,
    ports: ["", port],
  };
}

async function resolveHere() {
  return [standIn];
}
