import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { encodePicture } from "#app/platform/pictures/encode.server.ts";

export interface PictureCost {
  /** Null when the picture was refused. */
  widths: number[] | null;
  /** Of all files that guests see, in bytes. */
  stored: number;
  /** By how many bytes the process grew at most, where the system tells. */
  peak: number;
}

// Run as a process of its own: draws the picture whose file it is given, and prints its cost.
const [, , file = "", ...widths] = process.argv;
const picture = readFileSync(file);
// What the first picture of all costs is not this one's.
const first = sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } });
await encodePicture(await first.jpeg().toBuffer(), [9]);
const linux = process.platform === "linux";
if (linux) writeFileSync("/proc/self/clear_refs", "5");
const before = process.memoryUsage().rss;
const encoded = await encodePicture(picture, widths.map(Number));
const status = linux ? readFileSync("/proc/self/status", "utf8") : "";
const kibibytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0);
const files = encoded ? [...encoded.variants.map(({ bytes }) => bytes), encoded.jpeg] : [];
const cost: PictureCost = {
  widths: encoded?.variants.map(({ width }) => width) ?? null,
  stored: files.reduce((sum, { length }) => sum + length, 0),
  peak: Math.max(0, kibibytes * 1024 - before),
};
process.stdout.write(JSON.stringify(cost));
