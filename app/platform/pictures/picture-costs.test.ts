import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { PictureCost } from "#tests/support/picture-cost.ts";
import { decompressionBomb, noisyJpeg } from "#tests/support/pictures.ts";
import { encodeAvif, encodePicture, PictureQueueFullError } from "./encode.server.ts";

const widths = [480, 960, 1600, 2400];
const MB = 1_000_000;
const run = promisify(execFile);
const program = fileURLToPath(import.meta.resolve("#tests/support/picture-cost.ts"));

test("a small file of too many pixels or too extreme proportions is refused before decoding", async () => {
  const create = { width: 2000, height: 16_383, channels: 4, background: "#0000" } as const;
  const png = await sharp({ create }).png().toBuffer();
  const cost = await costOf(png);
  expect(cost.widths).toBeNull();
  expect(cost.peakBytes).toBeLessThan(20 * MB);
  expect(await encodePicture(decompressionBomb(100, 801), { widths })).toBeNull();
  expect(await encodePicture(decompressionBomb(801, 100), { widths })).toBeNull();
});

test("a very high picture has no variant wider than the limit on pixels allows", async () => {
  const encoded = await encodePicture(decompressionBomb(3500, 14_000), { widths });
  expect(encoded).toMatchObject({ width: 3500, height: 14_000 });
  expect(encoded?.variants.map((variant) => variant.width)).toEqual([480, 900]);
  const largest = await sharp(encoded?.variants.at(-1)?.bytes).metadata();
  expect([largest.width, largest.height]).toEqual([900, 3600]);
});

test("a phone's panorama, eight times as wide as high, is accepted", {
  tags: ["nightly"],
}, async () => {
  const cost = await costOf(decompressionBomb(20_000, 2500));
  expect(cost.widths).toEqual(widths);
  expect(cost.peakBytes).toBeLessThan(150 * MB);
});

test("50 million transparent pixels take less than 150 MB", { tags: ["nightly"] }, async () => {
  const create = { width: 7000, height: 7140, channels: 4, background: "#c8321e80" } as const;
  const large = await sharp({ create }).png().toBuffer();
  const cost = await costOf(large);
  expect(cost.widths).toEqual([480, 960, 1600]);
  expect(cost.peakBytes).toBeLessThan(150 * MB);
});

test.each(["png", "jpeg"] as const)(
  "a large progressive %s is refused",
  { tags: ["nightly"] },
  async (format) => {
    const create = { width: 7000, height: 7140, channels: 4, background: "red" } as const;
    const options = { progressive: true, chromaSubsampling: "4:4:4" };
    const large = await sharp({ create }).toFormat(format, options).toBuffer();
    const cost = await costOf(large);
    expect(cost.widths).toBeNull();
    expect(cost.peakBytes).toBeLessThan(20 * MB);
    const small = sharp({ create: { ...create, width: 600, height: 400 } });
    expect(
      await encodePicture(await small.toFormat(format, options).toBuffer(), { widths }),
    ).not.toBeNull();
  },
);

test("noise is stored in 4 MB and encoded in 150 MB", {
  tags: ["nightly"],
  timeout: 30_000,
}, async () => {
  const raw = { width: 2400, height: 3600, channels: 3 } as const;
  const noise = await sharp(randomBytes(2400 * 3600 * 3), { raw })
    .jpeg({ quality: 50 })
    .toBuffer();
  const cost = await costOf(noise);
  // The WebP size of noise varies by half between pictures.
  expect([2, 3]).toContain(cost.widths?.length);
  expect(cost.storedBytes).toBeLessThanOrEqual(4 * MB);
  expect(cost.peakBytes).toBeLessThan(150 * MB);
});

test("uploads beyond the queue are rejected as busy, and later ones succeed", async () => {
  const picture = decompressionBomb(300, 300);
  const uploads = await Promise.allSettled(
    Array.from({ length: 60 }, () => encodePicture(picture, { widths })),
  );
  const reasons = uploads.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(reasons.length).toBeGreaterThan(30);
  expect(reasons.every((reason) => reason instanceof PictureQueueFullError)).toBe(true);
  expect(await encodePicture(picture, { widths })).not.toBeNull();
});

test("AVIF files wait for uploads, and no upload waits for an AVIF file", async () => {
  const picture = decompressionBomb(300, 300);
  const finished: string[] = [];
  const encodeUpload = async () => {
    await encodePicture(picture, { widths });
    finished.push("upload");
  };
  const early = Promise.all([encodeUpload(), encodeUpload()]);
  const avif = encodeAvif(decompressionBomb(2000, 2000), 2000).then(() => finished.push("avif"));
  await early;
  expect(finished).toEqual(["upload", "upload"]);
  await encodeUpload();
  expect(finished).toEqual(["upload", "upload", "upload"]);
  await avif;
});

test("a picture that cannot be read has no AVIF file", async () => {
  await expect(encodeAvif(Buffer.from("no picture"), 300)).rejects.toThrow("AVIF");
});

test("a picture is the same when it is encoded alone and among others", async () => {
  const picture = await noisyJpeg(1500, 1000);
  const encodePhoto = () => encodePicture(picture, { widths, jpeg: "original" });
  const alone = await encodePhoto();
  const [crowded] = await Promise.all([encodePhoto(), encodePhoto(), encodePhoto()]);
  expect(alone?.variants.map(({ width }) => width)).toEqual([480, 960, 1500]);
  expect(crowded).toEqual(alone);
});

/** Runs in a separate process, so that its memory can be measured. */
async function costOf(picture: Uint8Array): Promise<PictureCost> {
  const folder = await mkdtemp(join(tmpdir(), "picture-cost-"));
  const file = join(folder, "picture");
  try {
    await writeFile(file, picture);
    const args = [program, file, ...widths.map(String)];
    return JSON.parse((await run(process.execPath, args)).stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}
