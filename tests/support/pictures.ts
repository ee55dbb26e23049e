import { randomBytes, randomInt } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { storePicture } from "#app/features/pictures/commands.server.ts";
import type { PictureOwner } from "#app/features/pictures/queries.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { deleteDocumentFiles } from "#app/platform/documents/documents.server.ts";
import type { JpegKind } from "#app/platform/pictures/codec.server.ts";
import { deletePictures } from "#app/platform/pictures/pictures.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";

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

export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Returns a random photo as a file to upload. */
export async function makePhoto(name: string, width = 300, height = 225): Promise<PhotoFile> {
  const channel = () => randomInt(256);
  const background = { r: channel(), g: channel(), b: channel() };
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const buffer = await sharp({ create: { width, height, channels: 3, background, noise } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** A file of an iPhone, without a picture in it. */
export const heicPhoto: PhotoFile = {
  name: "IMG_0001.HEIC",
  mimeType: "image/heic",
  buffer: Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), Buffer.alloc(4000)]),
};

/** Makes the page decode any HEIC file to 90 × 60 pixels: Safari decodes HEIC, Chromium cannot. */
export async function decodeHeic(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const decode = globalThis.createImageBitmap;
    globalThis.createImageBitmap = async (file: ImageBitmapSource) => {
      if ((file as File).type !== "image/heic") return decode(file);
      const canvas = new OffscreenCanvas(90, 60);
      canvas.getContext("2d");
      return canvas.transferToImageBitmap();
    };
  });
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

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

export interface TestFile {
  name: string;
  make: () => Promise<Uint8Array> | Uint8Array;
}

const html = "<!doctype html><script>alert(document.domain)</script>";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>`;
const jarContent = "PK\x03\x04 evil.jar META-INF/MANIFEST.MF";

export const unsupportedFiles: TestFile[] = [
  { name: "text", make: () => Buffer.from("hei") },
  { name: "SVG", make: () => Buffer.from(svg) },
  { name: "HTML", make: () => Buffer.from(html) },
  { name: "PDF", make: () => Buffer.from("%PDF-1.7\n1 0 obj") },
  { name: "GIF", make: () => solidPicture(9, 9).gif().toBuffer() },
  {
    name: "GIF with an appended JAR",
    make: async () => appendText(await solidPicture(9, 9).gif().toBuffer(), jarContent),
  },
  { name: "TIFF", make: () => solidPicture(9, 9).tiff().toBuffer() },
  { name: "AVIF", make: () => solidPicture(9, 9).avif().toBuffer() },
  { name: "HEIC", make: () => heicPhoto.buffer },
  { name: "a WAVE file", make: () => Buffer.from("RIFF\x10\0\0\0WAVEfmt data") },
];

/** Files with a picture's signature that cannot be decoded. */
export const corruptPictures: TestFile[] = [
  { name: "a truncated JPEG", make: async () => truncate(await noisyJpeg(600, 600)) },
  {
    name: "a truncated PNG",
    make: async () => truncate(await solidPicture(600, 600).png().toBuffer()),
  },
  {
    name: "a truncated WebP",
    make: async () => truncate(await solidPicture(600, 600).webp().toBuffer()),
  },
  { name: "a bare JPEG signature", make: () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]) },
  {
    name: "SVG with a JPEG signature",
    make: () => Buffer.from(`\xff\xd8\xff${svg}`, "latin1"),
  },
  {
    name: "GIF with a PNG signature",
    make: () => Buffer.from("\x89PNG\r\n\x1a\nGIF89a", "latin1"),
  },
  { name: "a decompression bomb", make: () => decompressionBomb(16_000, 16_000) },
  { name: "a picture of extreme width", make: () => decompressionBomb(65_535, 1) },
];

/** Decodable pictures with a `payload` that must not be stored. */
export const picturesWithPayload: (TestFile & { payload: string })[] = [
  {
    name: "JPEG with an appended JAR",
    make: async () => appendText(await photo(), jarContent),
    payload: "evil.jar",
  },
  {
    name: "JPEG with an appended web page",
    make: async () => appendText(await photo(), html),
    payload: "alert",
  },
  {
    name: "JPEG with a script in its comment",
    make: async () => insertJpegSegment(await photo(), 0xfe, Buffer.from(html)),
    payload: "alert",
  },
  {
    name: "PNG with an appended web page",
    make: async () => appendText(await solidPicture(40, 30).png().toBuffer(), html),
    payload: "alert",
  },
  {
    name: "JPEG with an appended PDF",
    make: async () => appendText(await photo(), "%PDF-1.7\n1 0 obj"),
    payload: "%PDF",
  },
  {
    name: "JPEG with camera, place and author metadata",
    make: photoWithMetadata,
    payload: "SECRET",
  },
  { name: "WebP with 500 frames", make: animatedWebp, payload: "ANMF" },
  { name: "PNG with frames", make: animatedPng, payload: "acTL" },
];

/** File names that attack paths, headers or lengths. */
export const maliciousFileNames = [
  "../../etc/passwd.jpg",
  "nul\0byte.jpg",
  'quote".jpg\r\nContent-Type: text/html',
  "\u202egpj.exe",
  "a".repeat(5000),
];

/** A photo with EXIF, GPS, XMP, IPTC and comment metadata. */
async function photoWithMetadata(): Promise<Buffer> {
  const photo = await solidPicture(400, 200)
    .withIccProfile("p3")
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>SECRET</a></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "SECRET", Artist: "SECRET Nordmann", ImageDescription: "SECRET" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "59/1 54/1 0/1" },
    })
    .jpeg()
    .toBuffer();
  const iptc = Buffer.from(
    "Photoshop 3.0\0" + "8BIM\x04\x04\0\0\0\0\0\x0b\x1c\x02\x78\0\x06SECRET\0",
    "latin1",
  );
  return insertJpegSegment(insertJpegSegment(photo, 0xed, iptc), 0xfe, Buffer.from("SECRET"));
}

function photo(): Promise<Buffer> {
  return solidPicture(120, 90).jpeg().toBuffer();
}

function appendText(bytes: Uint8Array, tail: string): Buffer {
  return Buffer.concat([bytes, Buffer.from(tail, "latin1")]);
}

function truncate(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

/** Inserts a segment after a JPEG's start marker. */
function insertJpegSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

function animatedWebp(): Promise<Buffer> {
  const raw = { width: 8, height: 8 * 500, channels: 3, pageHeight: 8 } as const;
  return sharp(randomBytes(8 * 8 * 500 * 3), { raw })
    .webp()
    .toBuffer();
}

async function animatedPng(): Promise<Buffer> {
  const png = await solidPicture(40, 30).png().toBuffer();
  const afterHeader = 33;
  const frames = Buffer.from([0, 0, 1, 0xf4, 0, 0, 0, 0]);
  return Buffer.concat([
    png.subarray(0, afterHeader),
    pngChunk("acTL", frames),
    png.subarray(afterHeader),
  ]);
}

export async function storeSmallPicture(
  owner: PictureOwner | null = null,
  jpeg: JpegKind = "preview",
) {
  const bytes = await solidPicture(20, 10).jpeg().toBuffer();
  const stored = await storePicture(bytes, { widths: [10], jpeg }, owner);
  if (!stored.ok) throw new Error(stored.reason);
  return stored.picture;
}

export async function listStoredPictures(): Promise<string[]> {
  const keys = await Array.fromAsync(storage().list("pictures/"), ({ key }) => key);
  return [...new Set(keys.map((key) => key.split("/")[1] ?? ""))].sort();
}

/** Runs the queued jobs that delete files. */
export async function runFileDeletions(): Promise<void> {
  for (const job of [deletePictures, deleteDocumentFiles]) {
    const { rows } = await db().execute<{ id: string; data: { ids: string[] } }>(
      sql`delete from pgboss.job where name = ${job.name} returning id, data`,
    );
    for (const { id, data } of rows) await job.run(data, id);
  }
}
