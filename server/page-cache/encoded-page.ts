import { randomBytes } from "node:crypto";
import {
  brotliDecompressSync,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  inflateRawSync,
} from "node:zlib";

export const codings = ["br", "gzip", "identity"] as const;

export type Coding = (typeof codings)[number];

/** Finished bytes of a page, with places for a text that every response has anew. */
export interface EncodedPage {
  byteLength: number;
  /**
   * Returns the bytes of a response, as the characters of a latin1 string: node:http sends it with
   * the headers in one write, and nothing is copied before. `text` has the length that the page was
   * encoded for.
   */
  fill: (text: string) => string;
}

/**
 * Encodes `html` once for many responses that differ in `text`, such as a form's token. The text is
 * ASCII, and stands uncompressed between the compressed parts.
 */
export async function encodePage(
  html: string,
  text: string,
  coding: Coding,
  brotliQuality: number,
): Promise<EncodedPage> {
  const plain = Buffer.from(html);
  const holes = text === "" ? [] : holesIn(html, text);
  if (coding === "identity") return pageWithHoles(plain, holes, text.length);
  let compressed: EncodedPage;
  do compressed = await compress(plain, holes, text.length, coding, brotliQuality);
  while (!isDecodedTo(plain, compressed.fill(text), coding));
  if (coding === "br") return compressed;
  const unfilled = pageWithHoles(plain, holes, text.length);
  const trailer = Buffer.alloc(8);
  return {
    byteLength: compressed.byteLength + trailer.byteLength,
    fill: (value) => {
      trailer.writeUInt32LE(crc32(Buffer.from(unfilled.fill(value), "latin1")), 0);
      trailer.writeUInt32LE(plain.byteLength, 4);
      return compressed.fill(value) + trailer.toString("latin1");
    },
  };
}

/** False when something of the page has by chance been encoded as a copy of a hole's random bytes. */
function isDecodedTo(plain: Buffer, bytes: string, coding: Exclude<Coding, "identity">): boolean {
  const encoded = Buffer.from(bytes, "latin1");
  try {
    const decoded =
      coding === "br"
        ? brotliDecompressSync(encoded)
        : inflateRawSync(encoded.subarray(gzipHeader.byteLength));
    return decoded.equals(plain);
  } catch {
    return false;
  }
}

/** Returns the byte offsets of `text`. */
function holesIn(html: string, text: string): number[] {
  const parts = html.split(text);
  let at = 0;
  return parts.slice(0, -1).map((part, index) => {
    at += Buffer.byteLength(part) + (index === 0 ? 0 : text.length);
    return at;
  });
}

function pageWithHoles(bytes: Buffer, holes: readonly number[], holeLength: number): EncodedPage {
  const starts = [0, ...holes.map((hole) => hole + holeLength)];
  const [first = "", ...others] = starts.map((start, index) =>
    bytes.toString("latin1", start, holes[index]),
  );
  return {
    byteLength: bytes.byteLength,
    fill: (text) => others.reduce((filled, part) => filled + text + part, first),
  };
}

const gzipHeader = Buffer.from([31, 139, 8, 0, 0, 0, 0, 0, 2, 3]);

const formats = {
  br: {
    compressor: (quality: number) =>
      createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    flush: constants.BROTLI_OPERATION_FLUSH,
    // RFC 7932, 9.2: not the last, four nibbles of length, uncompressed.
    storedHeader: (length: number) => {
      const bits = ((length - 1) << 3) | (1 << 19);
      return Buffer.from([bits & 255, (bits >> 8) & 255, bits >> 16]);
    },
    head: Buffer.alloc(0),
  },
  gzip: {
    compressor: () => createDeflateRaw({ level: constants.Z_BEST_COMPRESSION }),
    flush: constants.Z_SYNC_FLUSH,
    // RFC 1951, 3.2.4.
    storedHeader: (length: number) => {
      const header = Buffer.alloc(5);
      header.writeUInt16LE(length, 1);
      header.writeUInt16LE(length ^ 0xffff, 3);
      return header;
    },
    head: gzipHeader,
  },
};

/** A brotli decoder chooses its codes by the last two bytes, so they must be those of the page. */
const contextBytes = 2;

/**
 * Compresses random bytes in each hole, which nothing else of the page can refer to, and replaces
 * what they became by a stored block.
 */
async function compress(
  plain: Buffer,
  holes: readonly number[],
  holeLength: number,
  coding: Exclude<Coding, "identity">,
  brotliQuality: number,
): Promise<EncodedPage> {
  const { compressor, flush, storedHeader, head } = formats[coding];
  const encoder = compressor(brotliQuality);
  let output: Buffer[] = [];
  encoder.on("data", (chunk: Buffer) => output.push(chunk));
  const taken = () => {
    const chunks = Buffer.concat(output);
    output = [];
    return chunks;
  };
  const flushed = async (bytes: Buffer) => {
    encoder.write(bytes);
    await new Promise<void>((resolve) => encoder.flush(flush, resolve));
    return taken();
  };

  const pieces: Buffer[] = [head];
  const places: number[] = [];
  let length = head.byteLength;
  const add = (piece: Buffer) => {
    pieces.push(piece);
    length += piece.byteLength;
  };
  let at = 0;
  for (const [index, hole] of holes.entries()) {
    add(await flushed(plain.subarray(at, hole)));
    at = Math.min(hole + holeLength + contextBytes, holes[index + 1] ?? plain.byteLength);
    const context = plain.subarray(hole + holeLength, at);
    await flushed(Buffer.concat([randomBytes(holeLength), context]));
    add(storedHeader(holeLength + context.byteLength));
    places.push(length);
    add(Buffer.concat([Buffer.alloc(holeLength), context]));
  }
  encoder.end(plain.subarray(at));
  await new Promise((resolve, reject) => encoder.once("end", resolve).once("error", reject));
  add(taken());
  return pageWithHoles(Buffer.concat(pieces), places, holeLength);
}
