import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { maxPhotosPerForm } from "#app/features/gallery/rules.ts";
import { maxPictureBytes } from "#app/platform/pictures/picture-files.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { limitBody } from "./body-limit.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const form = "application/x-www-form-urlencoded";
const files = "multipart/form-data; boundary=x";

test.each([
  ["1 MB", form, megabyte, 200],
  ["more than 1 MB", form, megabyte + 1, 413],
  ["more than 1 MB", "multipart/mixed; boundary=x", megabyte + 1, 413],
  ["ten photos and a form", files, 51 * megabyte, 200],
  ["ten photos and a form", "Multipart/FORM-DATA; boundary=x", 51 * megabyte, 200],
  ["more than ten photos and a form", files, 51 * megabyte + 1, 413],
])("%s of type %s gets the same result declared or counted", async (_size, type, bytes, status) => {
  for (const declared of [true, false]) {
    const { response } = await send("/", type, bytes, declared);
    expect(response.status, declared ? "declared" : "counted").toBe(status);
  }
});

test("ten photos of the maximum size are accepted", () => {
  expect(51 * megabyte).toBeGreaterThan(maxPhotosPerForm * maxPictureBytes + 512 * kilobyte);
});

test("an undeclared body is read only up to the limit", async () => {
  const { sent } = await send("/", form, 40 * megabyte, false);
  expect(sent()).toBeLessThan(megabyte + 256 * kilobyte);
});

test("the 413 page links back and allows no scripts", async () => {
  const { response } = await send('/create?step=4&x="><script>', files, 52 * megabyte, true);
  const page = await response.text();
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  const { document } = parseHtml(page);
  expect(document.documentElement.lang).toBe("nb");
  expect(document.body.textContent).toContain("Bildet må være mindre enn 5MB");
  const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toContain("/create");
  expect(page).not.toContain("script");
  expect(document.querySelectorAll("[style]")).toHaveLength(0);

  const style = document.querySelector("style")?.textContent ?? "";
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
