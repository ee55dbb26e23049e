import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const red = { r: 200, g: 30, b: 30 };

/** Returns a sharp pipeline of one colour, without a format. */
export function solidPicture(width: number, height: number, background = red) {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Returns a JPEG that compresses as poorly as photos do. */
export function noisyJpeg(width: number, height: number) {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, noise, background: red } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Returns a one-bit PNG of a few kilobytes that decodes to hundreds of megabytes. */
export function decompressionBomb(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(rows)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Returns one PNG chunk. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
