import { expect, test } from "vitest";
import { limitBody } from "./body-limit.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

test.each([
  ["1 MB", "application/x-www-form-urlencoded", megabyte, 200],
  ["more than 1 MB", "application/x-www-form-urlencoded", megabyte + 1, 413],
  ["6 MB with files", "multipart/form-data; boundary=x", 6 * megabyte, 200],
  ["more than 6 MB with files", "multipart/form-data; boundary=x", 6 * megabyte + 1, 413],
])("%s, declared or not", async (_size, type, bytes, status) => {
  for (const declared of [true, false]) {
    const { response } = await send(type, bytes, declared);
    expect(response.status, declared ? "declared" : "counted").toBe(status);
  }
});

test("what was not declared is cut at the limit", async () => {
  const { response, sent } = await send("application/x-www-form-urlencoded", 40 * megabyte, false);
  expect(await response.text()).toBe("Det du sendte, er for stort. Et bilde kan være på 5 MB.");
  expect(sent()).toBeLessThan(megabyte + 256 * kilobyte);
});

async function send(type: string, bytes: number, declared: boolean) {
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
  const response = await limitBody(new Request("http://jaord.test/", init), async (request) => {
    await request.arrayBuffer();
    return new Response("read");
  });
  return { response, sent: () => sent };
}
