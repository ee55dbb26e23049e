import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertWedding, signedInOwner } from "../support/factories.ts";
import { fetchFormFields } from "../support/guest-client.ts";
import { makePhoto } from "../support/pictures.ts";
import { type ConnectedServer, startConnectedServer } from "../support/server.ts";

const MB = 1_000_000;
const onLinux = process.platform === "linux";

let server: ConnectedServer;
let weddingId: string;

beforeAll(async () => {
  server = await startConnectedServer({ DEMO: "false", TRUSTED_PROXIES: "127.0.0.1,::1" });
  weddingId = await insertWedding();
});

afterAll(() => server.end());

// First, before the drawing of large pictures changes what the server holds.
test("half-sent files hold no memory, and guests' photos still get in", async () => {
  const token = await fetchFormFields(server.url, weddingId);
  const before = residentBytes();
  const sockets: Socket[] = [];
  for (let i = 0; i < 40; i++) {
    const fields = i % 2 ? { guestName: "Kari", ...token } : {};
    sockets.push(await sendHalf(`/wedding?id=${weddingId}&send=photo`, fields, address(null, i)));
  }
  const photo = (await makePhoto("b.jpg")).buffer;
  const fields = { guestName: "Ola", ...(await fetchFormFields(server.url, weddingId)), photo };
  const path = `/wedding/photos?id=${weddingId}`;
  expect(await post(path, fields, { ip: "198.51.100.3" })).toBe(201);
  expect(residentBytes() - before).toBeLessThan(200 * MB);
  for (const socket of sockets) socket.destroy();
  expect(await post(path, fields, { ip: "198.51.100.3" })).toBe(201);
});

test("costly pictures from many addresses hold up neither the couple nor a guest", async () => {
  const costly = await costlyWebp();
  const formFields = await fetchFormFields(server.url, weddingId);
  const { cookies } = await signedInOwner();
  const flood = new AbortController();
  const addresses = [...Array(40).fill("192.0.2.1"), ...Array.from({ length: 45 }, address)];
  let drawn = 0;
  const sent = addresses.map(async (ip) => {
    const { signal } = flood;
    const status = await post("/uploads/hero", { picture: costly }, { ip, signal }).catch(() => 0);
    if (status === 201) drawn++;
  });
  // The first is drawn, so the others wait.
  await Promise.race(sent.slice(40));
  const drawnBefore = drawn;
  const photo = (await makePhoto("b.jpg", 1200, 900)).buffer;
  const guest = { guestName: "Kari", ...formFields, photo };
  const statuses = await Promise.all([
    post("/uploads/hero", { picture: photo }, { ip: "198.51.100.1", cookies }),
    post(`/wedding/photos?id=${weddingId}`, guest, { ip: "198.51.100.2" }),
  ]);
  expect(statuses).toEqual([201, 201]);
  expect(drawn - drawnBefore, "of 85 that came before").toBeLessThan(10);
  flood.abort();
  await Promise.all(sent);
});

function address(_: unknown, index: number): string {
  return `192.0.2.${10 + (index % 15)}`;
}

/** A file of a few kilobytes with 29 million pixels. */
function costlyWebp(): Promise<Buffer> {
  const create = { width: 5400, height: 5400, channels: 3, background: "#aa3333" } as const;
  return sharp({ create }).webp().toBuffer();
}

async function post(
  path: string,
  fields: Record<string, string | Buffer>,
  { ip, cookies = [], signal }: { ip: string; cookies?: string[]; signal?: AbortSignal },
): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)], { type: "image/jpeg" }), "b.jpg");
  }
  const headers = {
    "X-Forwarded-For": ip,
    Cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; "),
  };
  const init = { method: "POST", body: form, headers, ...(signal && { signal }) };
  const response = await fetch(`${server.url}${path}`, init);
  await response.arrayBuffer();
  return response.status;
}

/** Sends all but the end of a photo of 18 MB, until the server has read it or has responded. */
async function sendHalf(path: string, fields: Record<string, string>, ip: string): Promise<Socket> {
  const { hostname, port, host } = new URL(server.url);
  const head = "--x\r\nContent-Disposition: form-data; name=";
  const texts = Object.entries(fields).map(([name, text]) => `${head}"${name}"\r\n\r\n${text}\r\n`);
  const file = `${head}"photo"; filename="b.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const form = Buffer.concat([Buffer.from(texts.join("") + file), Buffer.alloc(18 * MB, 0xff)]);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${ip}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${form.length + 9}\r\n\r\n`,
  );
  const responded = once(socket, "data");
  await Promise.race([new Promise((resolve) => socket.write(form, resolve)), responded]);
  return socket;
}

function residentBytes(): number {
  const status = onLinux ? readFileSync(`/proc/${server.pid}/status`, "utf8") : "";
  return 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
}
