import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { flood } from "#tests/support/pictures.ts";
import { encodePicture } from "./encode.server.ts";
import { PicturesBusy } from "./turns.server.ts";

const widths = [480, 960, 1600, 2400];
const MB = 1_000_000;

test("a small file that would be drawn very high is refused at once", async () => {
  const create = { width: 2400, height: 16_383, channels: 4, background: "#0000" } as const;
  const tall = await sharp({ create }).png().toBuffer();
  const { answer, peak } = await measured(() => encodePicture(tall, widths));
  expect(answer).toBeNull();
  expect(peak).toBeLessThan(20 * MB);
  expect(await encodePicture(flood(100, 401), widths)).toBeNull();
  expect(await encodePicture(flood(401, 100), widths)).toBeNull();
});

test("a picture four times as long as wide is drawn no higher than one and a half widths", async () => {
  const encoded = await encodePicture(flood(3500, 14_000), widths);
  expect(encoded).toMatchObject({ width: 3500, height: 14_000 });
  expect(encoded?.variants.map((variant) => variant.width)).toEqual([480, 900]);
  const largest = await sharp(encoded?.variants.at(-1)?.bytes).metadata();
  expect([largest.width, largest.height]).toEqual([900, 3600]);
});

test("50 million see-through pixels take less than 150 MB", async () => {
  const create = { width: 7000, height: 7140, channels: 4, background: "#c8321e80" } as const;
  const large = await sharp({ create }).png().toBuffer();
  const { answer, peak } = await measured(() => encodePicture(large, widths));
  expect(answer?.variants.map((variant) => variant.width)).toEqual([480, 960, 1600]);
  expect(peak).toBeLessThan(150 * MB);
});

test.each(["png", "jpeg"] as const)(
  "a %s of many passes is refused by its size",
  async (format) => {
    const create = { width: 7000, height: 7140, channels: 4, background: "red" } as const;
    const options = { progressive: true, chromaSubsampling: "4:4:4" };
    const large = await sharp({ create }).toFormat(format, options).toBuffer();
    const { answer, peak } = await measured(() => encodePicture(large, widths));
    expect(answer).toBeNull();
    expect(peak).toBeLessThan(20 * MB);
    const small = sharp({ create: { ...create, width: 600, height: 400 } });
    expect(
      await encodePicture(await small.toFormat(format, options).toBuffer(), widths),
    ).not.toBeNull();
  },
);

test("what does not compress is stored in 4 MB and drawn in 150 MB", async () => {
  const raw = { width: 2400, height: 3600, channels: 3 } as const;
  const noise = await sharp(randomBytes(2400 * 3600 * 3), { raw })
    .jpeg({ quality: 50 })
    .toBuffer();
  const { answer, peak } = await measured(() => encodePicture(noise, widths));
  const files = [...(answer?.variants.map((variant) => variant.bytes) ?? []), answer?.jpeg];
  expect(files.reduce((sum, file) => sum + (file?.length ?? 0), 0)).toBeLessThanOrEqual(4 * MB);
  expect(answer?.variants.map((variant) => variant.width)).toEqual([480, 960, 1600]);
  expect(peak).toBeLessThan(150 * MB);
}, 30_000);

test("of a crowd, those who would wait too long are turned away, and later ones are not", async () => {
  const picture = flood(300, 300);
  const crowd = await Promise.allSettled(
    Array.from({ length: 60 }, () => encodePicture(picture, widths)),
  );
  const away = crowd.filter((one) => one.status === "rejected").map((one) => one.reason);
  expect(away.length).toBeGreaterThan(30);
  expect(away.every((reason) => reason instanceof PicturesBusy)).toBe(true);
  expect(await encodePicture(picture, widths)).not.toBeNull();
});

/** `peak`: by how many bytes the process grew at most, where the system tells. */
async function measured<Answer>(work: () => Promise<Answer>) {
  const linux = process.platform === "linux";
  if (linux) writeFileSync("/proc/self/clear_refs", "5");
  const before = process.memoryUsage().rss;
  const answer = await work();
  const status = linux ? readFileSync("/proc/self/status", "utf8") : "";
  const kibibytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0);
  return { answer, peak: kibibytes * 1024 - before };
}
