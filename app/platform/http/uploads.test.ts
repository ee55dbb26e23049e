import { expect, test } from "vitest";
import { readUpload } from "./uploads.server.ts";

const kilobyte = 1024;
const options = { field: "heroImage", maxBytes: 64 * kilobyte };

test("returns the fields and the file of a form", async () => {
  const upload = await readUpload(
    post(formOf({ heroImage: fileOf(20_000), bride: "Åse" })),
    options,
  );
  if (!upload.ok) throw new Error(upload.reason);
  expect([...upload.fields]).toEqual([["bride", "Åse"]]);
  expect(upload.file?.size).toBe(20_000);
  expect([...new Set(await upload.file?.bytes())]).toEqual([7]);
});

test("accepts a file of the maximum size, and not one byte more", async () => {
  const exactly = formOf({ heroImage: fileOf(options.maxBytes) });
  expect(await readUpload(post(exactly), options)).toMatchObject({ ok: true });
  const larger = formOf({ heroImage: fileOf(options.maxBytes + 1) });
  expect(await readUpload(post(larger), options)).toEqual({ ok: false, reason: "too-large" });
});

test("stops reading an endless file", async () => {
  let read = 0;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const head = '--x\r\nContent-Disposition: form-data; name="heroImage"; filename="a"\r\n\r\n';
      controller.enqueue(Buffer.from(head));
    },
    pull(controller) {
      read += 16 * kilobyte;
      controller.enqueue(new Uint8Array(16 * kilobyte));
    },
  });
  expect(await readUpload(postBody(body), options)).toEqual({ ok: false, reason: "too-large" });
  expect(read).toBeLessThan(options.maxBytes + 64 * kilobyte);
});

test("limits the total size of the fields", async () => {
  const fields = Object.fromEntries(
    Array.from({ length: 50 }, (_, i) => [`field${i}`, "x".repeat(20 * kilobyte)]),
  );
  expect(await readUpload(post(formOf(fields)), options)).toEqual({
    ok: false,
    reason: "too-large",
  });
});

test("returns null without a file in the named field", async () => {
  for (const form of [
    formOf({ bride: "Kari" }),
    formOf({ heroImage: new File([], "") }),
    formOf({ heroImage: "not a file" }),
    formOf({ other: fileOf(10) }),
  ]) {
    expect(await readUpload(post(form), options)).toMatchObject({ ok: true, file: null });
  }
});

test("accepts an urlencoded form without files", async () => {
  const request = new Request("http://localhost/", {
    method: "POST",
    body: new URLSearchParams({ bride: "Åse" }),
  });
  const upload = await readUpload(request, options);
  expect(upload.ok && [...upload.fields]).toEqual([["bride", "Åse"]]);
});

test.each<[string, () => Request]>([
  ["two files", () => post(formOf({ heroImage: fileOf(10), other: fileOf(10) }))],
  [
    "ten thousand fields",
    () => post(formOf(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`f${i}`, ""])))),
  ],
  [
    "ten thousand urlencoded fields",
    () => post(new URLSearchParams(Array.from({ length: 10_000 }, () => ["a", "1"]))),
  ],
  [
    "a field that is not UTF-8",
    () =>
      postBody(
        Buffer.from(
          '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\xff\r\n--x--\r\n',
          "latin1",
        ),
      ),
  ],
  ["an endless part header", () => postBody(`--x\r\nA: ${"x".repeat(20 * kilobyte)}\r\n\r\n`)],
  ["a truncated form", () => postBody('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb')],
  ["a form without its boundary", () => postBody("hello", "multipart/form-data")],
  ["JSON", () => postBody("{}", "application/json")],
  ["an empty body", () => postBody("", "")],
])("%s is malformed", async (_, make) => {
  expect(await readUpload(make(), options)).toEqual({ ok: false, reason: "malformed" });
});

function fileOf(bytes: number): File {
  return new File([new Uint8Array(bytes).fill(7)], "bilde.jpg", { type: "image/jpeg" });
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function post(body: FormData | URLSearchParams): Request {
  return new Request("http://localhost/", { method: "POST", body });
}

function postBody(body: BodyInit, type = "multipart/form-data; boundary=x"): Request {
  const init = { method: "POST", body, headers: { "Content-Type": type }, duplex: "half" };
  return new Request("http://localhost/", init);
}
