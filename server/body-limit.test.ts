import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { limitBody } from "./body-limit.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const files = "multipart/form-data; boundary=x";

test.each([
  ["1 MB", "/", "application/x-www-form-urlencoded", megabyte, 200],
  ["more than 1 MB", "/", "application/x-www-form-urlencoded", megabyte + 1, 413],
  ["more than 1 MB", "/create", "application/x-www-form-urlencoded", megabyte + 1, 413],
  ["6 MB with files", "/", files, 6 * megabyte, 200],
  ["more than 6 MB with files", "/", files, 6 * megabyte + 1, 413],
  ["6 MB with files", "/", "Multipart/FORM-DATA; boundary=x", 6 * megabyte, 200],
  ["more than 1 MB", "/", "multipart/mixed; boundary=x", megabyte + 1, 413],
  ["20 MB and a form", "/create?step=4", files, 21 * megabyte, 200],
  ["20 MB and a form", "/create.data?step=4", files, 21 * megabyte, 200],
  ["20 MB and a form", "/uploads/hero", files, 21 * megabyte, 200],
  ["ten photos and a form", "/wedding?id=1&send=photo", files, 51 * megabyte, 200],
  ["more than ten photos and a form", "/wedding?id=1&send=photo", files, 51 * megabyte + 1, 413],
  [
    "more than 1 MB of answer",
    "/wedding?id=1",
    "application/x-www-form-urlencoded",
    megabyte + 1,
    413,
  ],
  ["a photo and a form", "/wedding/photos?id=1", files, 6 * megabyte, 200],
  ["more than a photo and a form", "/wedding/photos?id=1", files, 6 * megabyte + 1, 413],
  ["more than 20 MB and a form", "/create?step=4", files, 21 * megabyte + 1, 413],
])("%s to %s as %s, declared or not", async (_size, path, type, bytes, status) => {
  for (const declared of [true, false]) {
    const { response } = await send(path, type, bytes, declared);
    expect(response.status, declared ? "declared" : "counted").toBe(status);
  }
});

test("what was not declared is cut at the limit", async () => {
  const { sent } = await send("/", "application/x-www-form-urlencoded", 40 * megabyte, false);
  expect(sent()).toBeLessThan(megabyte + 256 * kilobyte);
});

test("a script that sends a photo is answered as it asked", async () => {
  const { response } = await send("/wedding/photos?id=1", files, 40 * megabyte, true);
  const message = "Bildet må være mindre enn 5MB";
  expect(await response.json()).toEqual({ ok: false, reason: "too-large", message });
});

test("the refusal is a page that leads back and runs nothing", async () => {
  const { response } = await send('/create?step=4&x="><script>', files, 40 * megabyte, true);
  const page = await response.text();
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(page).toContain('<html lang="nb">');
  expect(page).toContain("Bildet må være mindre enn 5MB");
  expect(page).toContain('<a href="/create">');
  expect(page).not.toMatch(/script|style=/);

  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  expect(response.headers.get("Content-Security-Policy")).toContain(`style-src 'sha256-${hash}'`);
});

async function send(path: string, type: string, bytes: number, declared: boolean) {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const size = Math.min(16 * kilobyte, bytes - sent);
      if (size === 0) return controller.close();
      sent += size;
      controller.enqueue(new Uint8Array(size));
    },
  });
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    body,
    duplex: "half",
    headers: { "Content-Type": type, ...(declared ? { "Content-Length": String(bytes) } : {}) },
  };
  const response = await limitBody(
    new Request(new URL(path, "http://jaord.test"), init),
    async (request) => {
      await request.arrayBuffer();
      return new Response("read");
    },
  );
  return { response, sent: () => sent };
}
