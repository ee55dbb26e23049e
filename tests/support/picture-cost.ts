import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { encodePicture } from "#app/platform/pictures/encode.server.ts";

export interface PictureCost {
  /** Null when the picture was refused. */
  widths: number[] | null;
  storedBytes: number;
  /** Peak growth of the process; 0 outside Linux. */
  peakBytes: number;
}

// Runs as its own process: encodes the given picture file and prints the cost.
const [, , file = "", ...widths] = process.argv;
const picture = readFileSync(file);
// Warm-up: the first picture loads the codecs.
const warmUp = sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } });
await encodePicture(await warmUp.jpeg().toBuffer(), { widths: [9] });
const linux = process.platform === "linux";
if (linux) writeFileSync("/proc/self/clear_refs", "5");
const rssBefore = process.memoryUsage().rss;
const encoded = await encodePicture(picture, { widths: widths.map(Number) });
const status = linux ? readFileSync("/proc/self/status", "utf8") : "";
const kibibytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0);
const files = encoded ? [...encoded.variants.map(({ bytes }) => bytes), encoded.jpeg] : [];
const cost: PictureCost = {
  widths: encoded?.variants.map(({ width }) => width) ?? null,
  storedBytes: files.reduce((sum, { length }) => sum + length, 0),
  peakBytes: Math.max(0, kibibytes * 1024 - rssBefore),
};
process.stdout.write(JSON.stringify(cost));
