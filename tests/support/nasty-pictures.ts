import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { flood, noisy, plain, pngChunk } from "./pictures.ts";

export interface NastyPicture {
  what: string;
  make: () => Promise<Uint8Array> | Uint8Array;
}

const html = "<!doctype html><script>alert(document.domain)</script>";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>`;
const archive = "PK\x03\x04 evil.jar META-INF/MANIFEST.MF";

/** Of no kind that is taken, whatever they are called. */
export const noPictures: NastyPicture[] = [
  { what: "text", make: () => Buffer.from("hei") },
  { what: "SVG", make: () => Buffer.from(svg) },
  { what: "HTML", make: () => Buffer.from(html) },
  { what: "PDF", make: () => Buffer.from("%PDF-1.7\n1 0 obj") },
  { what: "GIF", make: () => plain(9, 9).gif().toBuffer() },
  {
    what: "GIF with a JAR at its end",
    make: async () => join(await plain(9, 9).gif().toBuffer(), archive),
  },
  { what: "TIFF", make: () => plain(9, 9).tiff().toBuffer() },
  { what: "AVIF", make: () => plain(9, 9).avif().toBuffer() },
  { what: "HEIC", make: () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic") },
  { what: "a sound in a RIFF", make: () => Buffer.from("RIFF\x10\0\0\0WAVEfmt data") },
];

/** They begin like a picture, and cannot be drawn. */
export const unreadablePictures: NastyPicture[] = [
  { what: "a JPEG that breaks off", make: async () => half(await noisy(600, 600)) },
  { what: "a PNG that breaks off", make: async () => half(await plain(600, 600).png().toBuffer()) },
  {
    what: "a WebP that breaks off",
    make: async () => half(await plain(600, 600).webp().toBuffer()),
  },
  { what: "the first bytes of a JPEG", make: () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]) },
  {
    what: "SVG behind the first bytes of a JPEG",
    make: () => Buffer.from(`\xff\xd8\xff${svg}`, "latin1"),
  },
  {
    what: "GIF behind the first bytes of a PNG",
    make: () => Buffer.from("\x89PNG\r\n\x1a\nGIF89a", "latin1"),
  },
  { what: "a flood of pixels", make: () => flood(16_000, 16_000) },
  { what: "a picture of one endless line", make: () => flood(65_535, 1) },
];

/** They can be drawn, and bring along a `secret` that must not be stored. */
export const smugglingPictures: (NastyPicture & { secret: string })[] = [
  {
    what: "JPEG with a JAR at its end",
    make: async () => join(await photo(), archive),
    secret: "evil.jar",
  },
  {
    what: "JPEG with a web page at its end",
    make: async () => join(await photo(), html),
    secret: "alert",
  },
  {
    what: "JPEG with a script in its comment",
    make: async () => withSegment(await photo(), 0xfe, Buffer.from(html)),
    secret: "alert",
  },
  {
    what: "PNG with a web page at its end",
    make: async () => join(await plain(40, 30).png().toBuffer(), html),
    secret: "alert",
  },
  {
    what: "JPEG with a document at its end",
    make: async () => join(await photo(), "%PDF-1.7\n1 0 obj"),
    secret: "%PDF",
  },
  { what: "JPEG that tells of camera, place and people", make: telltale, secret: "SECRET" },
  { what: "WebP of five hundred frames", make: manyFrames, secret: "ANMF" },
  { what: "PNG with frames", make: framedPng, secret: "acTL" },
];

/** What a file may be called. */
export const nastyNames = [
  "../../etc/passwd.jpg",
  "nul\0byte.jpg",
  'quote".jpg\r\nContent-Type: text/html',
  "\u202egpj.exe",
  "a".repeat(5000),
];

/** A photo that says where, with what, when and by whom it was taken, in every way a file can. */
async function telltale(): Promise<Buffer> {
  const photo = await plain(400, 200)
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
  return withSegment(withSegment(photo, 0xed, iptc), 0xfe, Buffer.from("SECRET"));
}

function photo(): Promise<Buffer> {
  return plain(120, 90).jpeg().toBuffer();
}

function join(bytes: Uint8Array, tail: string): Buffer {
  return Buffer.concat([bytes, Buffer.from(tail, "latin1")]);
}

function half(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

/** A JPEG with one more segment right after its first bytes. */
function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

function manyFrames(): Promise<Buffer> {
  const raw = { width: 8, height: 8 * 500, channels: 3, pageHeight: 8 } as const;
  return sharp(randomBytes(8 * 8 * 500 * 3), { raw })
    .webp()
    .toBuffer();
}

async function framedPng(): Promise<Buffer> {
  const png = await plain(40, 30).png().toBuffer();
  const afterHeader = 33;
  const frames = Buffer.from([0, 0, 1, 0xf4, 0, 0, 0, 0]);
  return Buffer.concat([
    png.subarray(0, afterHeader),
    pngChunk("acTL", frames),
    png.subarray(afterHeader),
  ]);
}
