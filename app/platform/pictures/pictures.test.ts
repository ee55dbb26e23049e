import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { StorageUnavailable } from "#app/platform/storage/storage-keys.ts";
import { slowness } from "#tests/support/slowness.ts";
import { picturePath, pictureSrcSet, previewPath } from "./picture-paths.ts";
import {
  deletePicture,
  mostPictureBytes,
  type StoredPicture,
  servePicture,
  storePicture,
  sweepPictures,
} from "./pictures.server.ts";

const widths = [480, 960, 1600];
const red = { r: 200, g: 30, b: 30 };
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pictures-"));
  configure(parseConfig({ DATA_DIR: dataDir }));
});

afterAll(() => rm(dataDir, { recursive: true }));

describe("a picture", () => {
  test("is kept at each width and as a preview, never enlarged", async () => {
    const large = await stored(await plain(2000, 1000).jpeg().toBuffer());
    expect(large).toMatchObject({ width: 2000, height: 1000, widths });
    expect(await sizes(large)).toEqual(["480×240", "960×480", "1600×800", "jpeg 1200×600"]);

    const middle = await stored(await plain(1000, 500).png().toBuffer());
    expect(await sizes(middle)).toEqual(["480×240", "960×480", "1000×500", "jpeg 1000×500"]);

    const tiny = await stored(await plain(1, 1).webp().toBuffer());
    expect(await sizes(tiny)).toEqual(["1×1", "jpeg 1×1"]);
  });

  test("is turned upright, and loses place, camera, author and profiles", async () => {
    const photo = await plain(400, 200)
      .composite([
        { input: await plain(200, 200, { r: 0, g: 0, b: 255 }).png().toBuffer(), left: 0, top: 0 },
      ])
      .withIccProfile("p3")
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>SECRET</a></x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: "SECRET", Artist: "SECRET Nordmann" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "59/1 54/1 0/1" },
      })
      .jpeg()
      .toBuffer();
    const original = await sharp(photo).metadata();
    expect([original.orientation, original.exif?.includes("SECRET")]).toEqual([6, true]);
    expect([Boolean(original.icc), Boolean(original.xmp)]).toEqual([true, true]);

    const picture = await stored(photo);
    expect(picture).toMatchObject({ width: 200, height: 400 });
    for (const bytes of await allFiles(picture)) {
      const { exif, icc, xmp, iptc, width, height } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, iptc }).toEqual({});
      expect([width, height]).toEqual([200, 400]);
      expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/SECRET|Exif|GPS|ICC/);
      // What lay on the left lies on top after a quarter turn.
      const [r = 255, , b = 0] = await pixel(bytes, 100, 20);
      expect([r < 60, b > 200]).toEqual([true, true]);
    }
  });

  test("in the colours of print or with 16 bits looks like itself", async () => {
    const cmyk = await plain(64, 64).toColourspace("cmyk").jpeg({ quality: 100 }).toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
    const deep = await plain(64, 64).toColourspace("rgb16").png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe("ushort");
    for (const bytes of [cmyk, deep]) {
      for (const file of await allFiles(await stored(bytes))) {
        const [r = 0, g = 0, b = 0] = await pixel(file, 32, 32);
        expect(Math.max(Math.abs(r - 200), Math.abs(g - 30), Math.abs(b - 30))).toBeLessThan(40);
      }
    }
  });

  test("that is see-through stays so, and gets a white ground where it cannot", async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const create = { width: 20, height: 20, channels: 4, background: clear } as const;
    const [webp, jpeg] = await allFiles(await stored(await sharp({ create }).png().toBuffer()));
    expect((await sharp(webp).metadata()).hasAlpha).toBe(true);
    expect(await pixel(jpeg, 10, 10)).toEqual([255, 255, 255]);
  });

  test("that moves is stored as its first frame", async () => {
    const frames = [red, { r: 0, g: 0, b: 255 }].map((colour) => plain(40, 40, colour).png());
    const input = await Promise.all(frames.map((frame) => frame.toBuffer()));
    const moving = await sharp(input, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const picture = await stored(moving);
    expect(picture).toMatchObject({ width: 40, height: 40 });
    const [webp] = await allFiles(picture);
    expect((await sharp(webp).metadata()).pages).toBeUndefined();
    expect((await pixel(webp, 20, 20))[2]).toBeLessThan(60);
  });

  test.each([
    ["a web page", "<script>alert(1)</script><!doctype html>"],
    ["an archive", "PK\x03\x04 evil.jar META-INF/MANIFEST.MF"],
    ["a document", "%PDF-1.7 1 0 obj"],
  ])("with %s at its end loses it", async (_, tail) => {
    const photo = await plain(100, 100).jpeg().toBuffer();
    for (const bytes of await allFiles(await stored(Buffer.concat([photo, Buffer.from(tail)])))) {
      expect(Buffer.from(bytes).includes(tail.slice(0, 8))).toBe(false);
    }
  });

  test("can come as a stream or a form's file", async () => {
    const photo = new Uint8Array(await plain(10, 10).jpeg().toBuffer());
    const file = new File([photo], "../../<b>.jpg", { type: "text/html" });
    expect(await storePicture(file, { widths })).toMatchObject({ ok: true });
    expect(await storePicture(file.stream(), { widths })).toMatchObject({ ok: true });
  });

  test("of 12 megapixels is done within 2 seconds", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
    const create = { width: 500, height: 375, channels: 3, noise, background: red } as const;
    const photo = await sharp({ create }).resize(4000, 3000).jpeg({ quality: 90 }).toBuffer();
    const started = performance.now();
    await stored(photo);
    expect(performance.now() - started).toBeLessThan(2_000 * slowness());
  });
});

describe("refuses", () => {
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
  ])("%s, whatever it is called", async (_, make) => {
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
  ])("%s", async (_, make) => {
    const bytes = await make();
    const before = process.memoryUsage().rss;
    const started = performance.now();
    const answer = await storePicture(bytes, { widths });
    expect(answer).toEqual({ ok: false, reason: "unreadable" });
    expect(performance.now() - started).toBeLessThan(250 * slowness());
    expect(process.memoryUsage().rss - before).toBeLessThan(20 * 1024 * 1024);
  });

  test("one byte more than allowed, without reading the rest of a stream", async () => {
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
});

describe("serving", () => {
  test("answers with the bytes, their type, and leave to keep them", async () => {
    const picture = await stored(await plain(600, 300).jpeg().toBuffer());
    const response = await get(picturePath(picture.id, 480));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      "cache-control": "private, max-age=31536000, immutable",
      "content-length": String((await response.clone().bytes()).length),
      "content-security-policy": "default-src 'none'; sandbox",
      "content-type": "image/webp",
      etag: `"${picture.id}-480.webp"`,
      "x-robots-tag": "noindex",
    });
    expect(await sharp(await response.bytes()).metadata()).toMatchObject({ width: 480 });
    expect((await get(previewPath(picture.id))).headers.get("Content-Type")).toBe("image/jpeg");

    const again = await get(picturePath(picture.id, 480), {
      "If-None-Match": response.headers.get("ETag") ?? "",
    });
    expect([again.status, (await again.bytes()).length]).toEqual([304, 0]);
  });

  test.each([
    "",
    "x",
    "../../etc/passwd",
    "00000000-0000-4000-8000-000000000000-480.webp",
    "00000000-0000-4000-8000-000000000000-0.webp",
    "00000000-0000-4000-8000-000000000000-480.jpg",
    "00000000-0000-4000-8000-000000000000.webp",
    "00000000-0000-4000-8000-000000000000/480.webp",
    "00000000-0000-4000-8000-000000000000.jpg\n",
  ])("knows no picture called %j", async (file) => {
    expect((await servePicture(file, new Request("http://localhost/"))).status).toBe(404);
  });

  test("a deleted picture is gone at all sizes", async () => {
    const picture = await stored(await plain(600, 300).jpeg().toBuffer());
    const other = await stored(await plain(600, 300).jpeg().toBuffer());
    await deletePicture(picture.id);
    await deletePicture(picture.id);
    for (const path of pathsOf(picture)) expect((await get(path)).status).toBe(404);
    for (const path of pathsOf(other)) expect((await get(path)).status).toBe(200);
  });

  test("names all widths for srcset", () => {
    expect(pictureSrcSet("a", [480, 960])).toBe(
      "/files/pictures/a-480.webp 480w, /files/pictures/a-960.webp 960w",
    );
  });
});

test("the sweep deletes old pictures that nobody knows, and only those", async () => {
  const known = await stored(await plain(10, 10).jpeg().toBuffer());
  const unknown = await stored(await plain(10, 10).jpeg().toBuffer());
  const knows = async (ids: string[]) => new Set(ids.filter((id) => id !== unknown.id));
  const hourAgo = new Date(Date.now() - 3_600_000);
  await sweepPictures(hourAgo, knows);
  expect((await get(previewPath(unknown.id))).status).toBe(200);
  await sweepPictures(new Date(Date.now() + 1_000), knows);
  expect((await get(previewPath(unknown.id))).status).toBe(404);
  expect((await get(previewPath(known.id))).status).toBe(200);
});

test("a storage that fails keeps nothing of a picture, and says so", async () => {
  const blocked = join(dataDir, "blocked");
  await writeFile(blocked, "");
  configure(parseConfig({ DATA_DIR: blocked }));
  try {
    const photo = await plain(10, 10).jpeg().toBuffer();
    await expect(storePicture(photo, { widths })).rejects.toThrow(StorageUnavailable);
    const response = await get(previewPath(crypto.randomUUID()));
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(response.headers.has("Cache-Control")).toBe(false);
  } finally {
    configure(parseConfig({ DATA_DIR: dataDir }));
  }
});

test("pictures that come all at once are all stored", async () => {
  const before = await Array.fromAsync(storage().list("pictures/"));
  const photo = await plain(300, 300).jpeg().toBuffer();
  await Promise.all(Array.from({ length: 20 }, () => stored(photo)));
  const after = await Array.fromAsync(storage().list("pictures/"));
  expect(after.length - before.length).toBe(40);
});

function plain(width: number, height: number, background = red) {
  return sharp({ create: { width, height, channels: 3, background } });
}

function noisy(width: number, height: number) {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, noise, background: red } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** A PNG of one-bit pixels: a few kilobytes that would fill hundreds of megabytes. */
function flood(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

async function stored(bytes: Uint8Array): Promise<StoredPicture> {
  const answer = await storePicture(bytes, { widths });
  if (!answer.ok) throw new Error(answer.reason);
  return answer;
}

function pathsOf({ id, widths }: StoredPicture): string[] {
  return [...widths.map((width) => picturePath(id, width)), previewPath(id)];
}

async function allFiles(picture: StoredPicture): Promise<[Uint8Array, Uint8Array]> {
  const files = await Promise.all(pathsOf(picture).map(async (path) => (await get(path)).bytes()));
  return files as unknown as [Uint8Array, Uint8Array];
}

async function sizes(picture: StoredPicture): Promise<string[]> {
  const files = await allFiles(picture);
  const metadata = await Promise.all(files.map((file) => sharp(file).metadata()));
  return metadata.map(({ format, width, height }) => {
    return `${format === "jpeg" ? "jpeg " : ""}${width}×${height}`;
  });
}

async function pixel(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const file = path.replace("/files/pictures/", "");
  return servePicture(file, new Request(`http://localhost${path}`, { headers }));
}
