import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { configureLog } from "#app/platform/log.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { deleteOrphanedFiles } from "#app/platform/storage/stored-folders.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { solidPicture } from "#tests/support/pictures.ts";
import { timeoutFactor } from "#tests/support/timing.ts";
import { picturePath, previewPath } from "./picture-files.ts";
import { type StoredPicture, servePicture, writePicture } from "./pictures.server.ts";

const widths = [480, 960, 1600];
const database = useTestDatabase();

beforeAll(() => configureLog("silent"));

describe("a picture", () => {
  test("is stored at each width and as a preview, never enlarged", async () => {
    const large = await stored(await solidPicture(2000, 1000).jpeg().toBuffer());
    expect(large).toMatchObject({ width: 2000, height: 1000, widths });
    expect(await sizes(large)).toEqual(["480×240", "960×480", "1600×800", "jpeg 1200×600"]);

    const middle = await stored(await solidPicture(1000, 500).png().toBuffer());
    expect(await sizes(middle)).toEqual(["480×240", "960×480", "1000×500", "jpeg 1000×500"]);

    const tiny = await stored(await solidPicture(1, 1).webp().toBuffer());
    expect(await sizes(tiny)).toEqual(["1×1", "jpeg 1×1"]);
  });

  test("is rotated upright, and loses location, camera, author and profiles", async () => {
    const photo = await solidPicture(400, 200)
      .composite([
        {
          input: await solidPicture(200, 200, { r: 0, g: 0, b: 255 }).png().toBuffer(),
          left: 0,
          top: 0,
        },
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
      // A quarter turn moves the left edge to the top.
      const [r = 255, , b = 0] = await pixel(bytes, 100, 20);
      expect([r < 60, b > 200]).toEqual([true, true]);
    }
  });

  test("keeps its colours when it is CMYK or has 16 bits", async () => {
    const cmyk = await solidPicture(64, 64).toColourspace("cmyk").jpeg({ quality: 100 }).toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
    const deep = await solidPicture(64, 64).toColourspace("rgb16").png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe("ushort");
    for (const bytes of [cmyk, deep]) {
      for (const file of await allFiles(await stored(bytes))) {
        const [r = 0, g = 0, b = 0] = await pixel(file, 32, 32);
        expect(Math.max(Math.abs(r - 200), Math.abs(g - 30), Math.abs(b - 30))).toBeLessThan(40);
      }
    }
  });

  test("that is transparent stays so, and gets a white background as JPEG", async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const create = { width: 20, height: 20, channels: 4, background: clear } as const;
    const [webp, jpeg] = await allFiles(await stored(await sharp({ create }).png().toBuffer()));
    expect((await sharp(webp).metadata()).hasAlpha).toBe(true);
    expect(await pixel(jpeg, 10, 10)).toEqual([255, 255, 255]);
  });

  test("that is animated is stored as its first frame", async () => {
    const frames = [solidPicture(40, 40).png(), solidPicture(40, 40, { r: 0, g: 0, b: 255 }).png()];
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
  ])("is stored without %s at its end", async (_, tail) => {
    const photo = await solidPicture(100, 100).jpeg().toBuffer();
    for (const bytes of await allFiles(await stored(Buffer.concat([photo, Buffer.from(tail)])))) {
      expect(Buffer.from(bytes).includes(tail.slice(0, 8))).toBe(false);
    }
  });

  test("can be a file of a form", async () => {
    const photo = new Uint8Array(await solidPicture(10, 10).jpeg().toBuffer());
    const file = new File([photo], "../../<b>.jpg", { type: "text/html" });
    expect(await writePicture(file, { widths })).toMatchObject({ ok: true });
  });

  test("of 12 megapixels is encoded within 2 seconds", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
    const create = { width: 500, height: 375, channels: 3, noise, background: "red" } as const;
    const photo = await sharp({ create }).resize(4000, 3000).jpeg({ quality: 90 }).toBuffer();
    const started = performance.now();
    await stored(photo);
    expect(performance.now() - started).toBeLessThan(2_000 * timeoutFactor());
  });
});

test("old files of unknown pictures are deleted, and no others", async () => {
  const known = await stored(await solidPicture(10, 10).jpeg().toBuffer());
  const unknown = await stored(await solidPicture(10, 10).jpeg().toBuffer());
  const knows = async (ids: string[]) => new Set(ids.filter((id) => id !== unknown.id));
  const hourAgo = new Date(Date.now() - 3_600_000);
  await deleteOrphanedFiles("pictures", hourAgo, knows);
  expect((await get(previewPath(unknown.id))).status).toBe(200);
  await deleteOrphanedFiles("pictures", new Date(Date.now() + 1_000), knows);
  expect((await get(previewPath(unknown.id))).status).toBe(404);
  expect((await get(previewPath(known.id))).status).toBe(200);
});

test("a failing storage is reported, and no file of the picture is left", async () => {
  const blocked = join(database.dataDir, "blocked");
  await writeFile(blocked, "");
  configure(parseConfig({ DATA_DIR: blocked }));
  try {
    const photo = await solidPicture(10, 10).jpeg().toBuffer();
    expect(await writePicture(photo, { widths })).toEqual({ ok: false, reason: "unavailable" });
    const response = await get(previewPath(crypto.randomUUID()));
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(response.headers.has("Cache-Control")).toBe(false);
  } finally {
    configure(parseConfig({ DATA_DIR: database.dataDir }));
  }
});

test("concurrent pictures are all stored", async () => {
  const before = await Array.fromAsync(storage().list("pictures/"));
  const photo = await solidPicture(300, 300).jpeg().toBuffer();
  await Promise.all(Array.from({ length: 20 }, () => stored(photo)));
  const after = await Array.fromAsync(storage().list("pictures/"));
  expect(after.length - before.length).toBe(40);
});

async function stored(bytes: Uint8Array): Promise<StoredPicture> {
  const result = await writePicture(bytes, { widths });
  if (!result.ok) throw new Error(result.reason);
  return result.picture;
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
