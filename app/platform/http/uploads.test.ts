import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { configure, parseConfig } from "../config.server.ts";
import { unknownSender } from "../upload-sender.ts";
import { parseFormParts } from "./form-parts.server.ts";
import { readForm } from "./forms.server.ts";
import { readUpload, type Upload } from "./uploads.server.ts";

const kilobyte = 1024;
const sender = unknownSender("192.0.2.1");
const options = { field: "heroImage", maxBytes: 64 * kilobyte, sender };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "uploads-"));
  configure(parseConfig({ DATA_DIR: folder }));
});
afterAll(() => rm(folder, { recursive: true }));

test("returns the fields and the file of a form", async () => {
  const form = formOf({ heroImage: fileOf(20_000), bride: "Åse" });
  const bytes = await readUpload(post(form), options, async (upload) => {
    if (!upload.ok) throw new Error(upload.reason);
    expect([...upload.fields]).toEqual([["bride", "Åse"]]);
    expect(upload.file?.size).toBe(20_000);
    return upload.file?.bytes();
  });
  expect(Buffer.from(bytes ?? [])).toEqual(Buffer.alloc(20_000, 7));
  expect(await readdir(join(folder, "uploads"))).toEqual([]);
});

test("accepts a file of the maximum size, and not one byte more", async () => {
  const exactly = formOf({ heroImage: fileOf(options.maxBytes) });
  expect(await read(post(exactly))).toMatchObject({ ok: true });
  const larger = formOf({ heroImage: fileOf(options.maxBytes + 1) });
  expect(await read(post(larger))).toEqual({ ok: false, reason: "too-large" });
});

test("keeps only the limit of a larger file that is read to its end, with the fields after it", async () => {
  const form = formOf({ heroImage: fileOf(options.maxBytes + 9), bride: "Kari" });
  const lenient = { ...options, maxReadBytes: 2 * options.maxBytes };
  const kept = await readUpload(post(form), lenient, async (upload) => {
    if (!upload.ok) throw new Error(upload.reason);
    const bytes = await upload.file?.bytes();
    return [upload.file?.size, bytes?.length, upload.fields.get("bride")];
  });
  expect(kept).toEqual([options.maxBytes + 9, options.maxBytes, "Kari"]);
});

test("reads no file whose name every object has", async () => {
  const form = formOf({ constructor: fileOf(200_000), heroImage: fileOf(10), bride: "Kari" });
  const names: string[] = [];
  const limits = { maxReadBytes: 256 * kilobyte, maxFiles: 2 };
  for await (const [name] of parseFormParts(post(form), limits)) names.push(name);
  expect(names).toEqual(["heroImage", "bride"]);
});

test("reads no file that its sender may not send", async () => {
  const form = formOf({ bride: "Kari", heroImage: fileOf(10) });
  const refuse = async (fields: FormData) => ({ ok: false, bride: fields.get("bride") }) as const;
  const refused = await readUpload(post(form), { ...options, sender: refuse }, async (it) => it);
  expect(refused).toEqual({ ok: false, reason: "refused", refusal: { ok: false, bride: "Kari" } });
});

test("the newest of seven uploads of a sender takes the place of the oldest", async () => {
  const outcomes: string[] = [];
  const bodies = Array.from({ length: 7 }, () => new TransformStream<Uint8Array, Uint8Array>());
  const running = [];
  for (const { readable, writable } of bodies) {
    const outcome = read(postBody(readable));
    running.push(outcome.then((upload) => outcomes.push(upload.ok ? "stored" : upload.reason)));
    const writer = writable.getWriter();
    await writer.write(
      Buffer.from('--x\r\nContent-Disposition: form-data; name="heroImage"; filename="a"\r\n\r\n7'),
    );
    writer.releaseLock();
  }
  await running[0];
  expect(outcomes).toEqual(["unavailable"]);
  for (const { writable } of bodies.slice(1)) {
    const writer = writable.getWriter();
    await writer.write(Buffer.from("\r\n--x--\r\n"));
    await writer.close();
  }
  await Promise.all(running);
  expect(outcomes).toEqual(["unavailable", ...Array(6).fill("stored")]);
});

test("a file that loses its place after it was received is unavailable", async () => {
  const form = () => post(formOf({ heroImage: fileOf(10) }));
  let later: Promise<unknown> = Promise.resolve();
  const outcome = await readUpload(form(), options, async (upload) => {
    if (!upload.ok) return upload;
    const waiting = Promise.withResolvers<void>();
    const isHeld = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
    const newer = isHeld.map(({ resolve }) =>
      readUpload(form(), options, async () => {
        resolve();
        await waiting.promise;
      }),
    );
    await Promise.all(isHeld.map(({ promise }) => promise));
    waiting.resolve();
    later = Promise.all(newer);
    return upload.file?.bytes();
  });
  await later;
  expect(outcome).toEqual({ ok: false, reason: "unavailable" });
});

test.each<[string, number, string]>([
  ["a client that hangs up", 9, "unavailable"],
  ["a client that falls silent beyond the limit", options.maxBytes + 9, "too-large"],
])("%s is not waited for", async (_, bytes, reason) => {
  const client = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(
        Buffer.from(
          '--x\r\nContent-Disposition: form-data; name="heroImage"; filename="a"\r\n\r\n',
        ),
      );
      controller.enqueue(new Uint8Array(bytes));
    },
  });
  const reading = read(new Request(postBody(body), { signal: client.signal }));
  if (reason === "unavailable") client.abort();
  expect(await reading).toEqual({ ok: false, reason });
});

test("stops reading an endless file", async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const head = '--x\r\nContent-Disposition: form-data; name="heroImage"; filename="a"\r\n\r\n';
      controller.enqueue(Buffer.from(head));
    },
    pull(controller) {
      sent += 16 * kilobyte;
      controller.enqueue(new Uint8Array(16 * kilobyte));
    },
  });
  expect(await read(postBody(body))).toEqual({ ok: false, reason: "too-large" });
  expect(sent).toBeLessThan(options.maxBytes + 64 * kilobyte);
});

test("limits the total size of the fields", async () => {
  const fields = Object.fromEntries(
    Array.from({ length: 50 }, (_, i) => [`field${i}`, "x".repeat(20 * kilobyte)]),
  );
  expect(await read(post(formOf(fields)))).toEqual({
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
    expect(await read(post(form))).toMatchObject({ ok: true, file: null });
  }
});

test("accepts an urlencoded form without files", async () => {
  const request = new Request("http://localhost/", {
    method: "POST",
    body: new URLSearchParams({ bride: "Åse" }),
  });
  const upload = await read(request);
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
  ["an endless part header", () => postBody(`--x\r\nA: ${"x".repeat(20 * kilobyte)}\r\n\r\n`)],
  ["a truncated form", () => postBody('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb')],
  ["a form without its boundary", () => postBody("hello", "multipart/form-data")],
  ["JSON", () => postBody("{}", "application/json")],
  ["an empty body", () => postBody("", "")],
])("%s is malformed", async (_, make) => {
  expect(await read(make())).toEqual({ ok: false, reason: "malformed" });
});

test("a form includes a file only with a sender", async () => {
  const form = formOf({ intent: "avatar", avatar: new File(["bilde"], "åse.jpg") });
  const file = (await readForm(post(form), sender)).get("avatar") as File;
  expect([file.name, await file.text()]).toEqual(["åse.jpg", "bilde"]);
  expect([...(await readForm(post(form)))]).toEqual([["intent", "avatar"]]);
  const large = formOf({ avatar: fileOf(200 * kilobyte) });
  await expect(readForm(post(large))).rejects.toMatchObject({ init: { status: 413 } });
});

function read(request: Request): Promise<Upload> {
  return readUpload(request, options, async (upload) => upload);
}

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
