import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import {
  corruptPictures,
  noisyJpeg,
  picturesWithPayload,
  unsupportedFiles,
} from "#tests/support/pictures.ts";
import { timeoutFactor } from "#tests/support/timing.ts";
import { maxPictureBytes } from "./picture-files.ts";
import { addAvif, writePicture } from "./pictures.server.ts";

const widths = [480, 960, 1600];
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pictures-"));
  configure(parseConfig({ DATA_DIR: dataDir }));
});

afterAll(() => rm(dataDir, { recursive: true }));

test.each([{ name: "nothing", make: () => Buffer.alloc(0) }, ...unsupportedFiles])(
  "refuses $name whatever its file name",
  async ({ make }) => {
    const result = await writePicture(await make(), { widths });
    expect(result).toEqual({ ok: false, reason: "not-an-image" });
  },
);

test.each(corruptPictures)("refuses $name", async ({ make }) => {
  const bytes = await make();
  const before = process.memoryUsage().rss;
  const started = performance.now();
  const result = await writePicture(bytes, { widths, jpeg: "original" });
  expect(result).toEqual({ ok: false, reason: "unreadable" });
  expect(performance.now() - started).toBeLessThan(250 * timeoutFactor());
  expect(process.memoryUsage().rss - before).toBeLessThan(20 * 1024 * 1024);
});

test.each(picturesWithPayload)(
  "stores nothing of $name but the picture",
  async ({ make, payload }) => {
    const bytes = await make();
    expect(Buffer.from(bytes).includes(payload)).toBe(true);
    for (const jpeg of ["preview", "original"] as const) {
      const stored = await writePicture(bytes, { widths, jpeg });
      if (!stored.ok) throw new Error(stored.reason);
      const { picture } = stored;
      if (jpeg === "original") await addAvif(picture.id, picture.widths);
      const files = await filesOf(picture.id);
      expect(files.length).toBeGreaterThan(1);
      for (const file of files) {
        expect(file.includes(payload)).toBe(false);
        expect(file.toString("latin1")).not.toMatch(/Exif|GPS|ICC_PROFILE|adobe:ns|8BIM/);
        const { exif, icc, xmp, iptc, comments, pages = 1 } = await sharp(file).metadata();
        expect({ exif, icc, xmp, iptc, comments, pages }).toEqual({ pages: 1 });
      }
    }
  },
);

test("refuses one byte more than allowed, without reading the rest of a stream", async () => {
  const tooLarge = { ok: false, reason: "too-large" };
  const bytes = Buffer.concat([await noisyJpeg(50, 50), Buffer.alloc(maxPictureBytes)]);
  const exactly = bytes.subarray(0, maxPictureBytes);
  const oneMore = bytes.subarray(0, maxPictureBytes + 1);
  expect(await writePicture(exactly, { widths })).toMatchObject({ ok: true });
  expect(await writePicture(oneMore, { widths })).toEqual(tooLarge);
  expect(await writePicture(new Blob([oneMore]), { widths })).toEqual(tooLarge);
});

async function filesOf(id: string): Promise<Buffer[]> {
  const keys = await Array.fromAsync(storage().list(`pictures/${id}/`), ({ key }) => key);
  const files = await Promise.all(keys.map((key) => storage().get(key)));
  return files.map((file) => Buffer.from(file?.bytes ?? []));
}
