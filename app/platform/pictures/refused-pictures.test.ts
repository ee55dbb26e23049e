import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { flood, noisy, plain } from "#tests/support/pictures.ts";
import { slowness } from "#tests/support/slowness.ts";
import { mostPictureBytes, storePicture } from "./pictures.server.ts";

const widths = [480, 960, 1600];
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pictures-"));
  configure(parseConfig({ DATA_DIR: dataDir }));
});

afterAll(() => rm(dataDir, { recursive: true }));

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ["nothing", () => Buffer.alloc(0)],
  ["text", () => Buffer.from("hei")],
  ["SVG", () => Buffer.from(svg)],
  ["HTML", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["PDF", () => Buffer.from("%PDF-1.7\n1 0 obj")],
  ["GIF", () => plain(9, 9).gif().toBuffer()],
  ["TIFF", () => plain(9, 9).tiff().toBuffer()],
  ["AVIF", () => plain(9, 9).avif().toBuffer()],
  ["HEIC", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic")],
  ["a sound in a RIFF", () => Buffer.from("RIFF\x10\0\0\0WAVEfmt data")],
])("refuses %s, whatever it is called", async (_, make) => {
  expect(await storePicture(await make(), { widths })).toEqual({
    ok: false,
    reason: "not-an-image",
  });
});

test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ["a file that breaks off", async () => (await noisy(600, 600)).subarray(0, 20_000)],
  ["a file that is only its first bytes", () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ["SVG behind the first bytes of a JPEG", () => Buffer.from(`\xff\xd8\xff${svg}`, "latin1")],
  ["GIF behind the first bytes of a PNG", () => Buffer.from("\x89PNG\r\n\x1a\nGIF89a", "latin1")],
  ["a flood of pixels", () => flood(16_000, 16_000)],
  ["a picture of one endless line", () => flood(65_535, 1)],
])("refuses %s", async (_, make) => {
  const bytes = await make();
  const before = process.memoryUsage().rss;
  const started = performance.now();
  const answer = await storePicture(bytes, { widths });
  expect(answer).toEqual({ ok: false, reason: "unreadable" });
  expect(performance.now() - started).toBeLessThan(250 * slowness());
  expect(process.memoryUsage().rss - before).toBeLessThan(20 * 1024 * 1024);
});

test("refuses one byte more than allowed, without reading the rest of a stream", async () => {
  const tooLarge = { ok: false, reason: "too-large" };
  const bytes = Buffer.concat([await noisy(50, 50), Buffer.alloc(mostPictureBytes)]);
  const exactly = bytes.subarray(0, mostPictureBytes);
  const oneMore = bytes.subarray(0, mostPictureBytes + 1);
  expect(await storePicture(exactly, { widths })).toMatchObject({ ok: true });
  expect(await storePicture(oneMore, { widths })).toEqual(tooLarge);
  expect(await storePicture(new Blob([oneMore]), { widths })).toEqual(tooLarge);

  let read = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      read += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  expect(await storePicture(endless, { widths })).toEqual(tooLarge);
  expect(read).toBeLessThanOrEqual(mostPictureBytes + 2 * 65_536);
});
