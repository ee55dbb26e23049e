import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { MIMEType } from "node:util";
import { Busboy } from "@fastify/busboy";

/** `unavailable`: the server has no room for a file, or the sender stalled; may be retried. */
export type MalformedBodyReason = "too-large" | "malformed" | "unavailable";

export interface FileLimits {
  /** Reading ends at the first file that is larger. */
  maxReadBytes: number;
  maxFiles?: number;
}

export interface FilePart {
  fileName: string;
  type: string;
  content: Readable;
}

export class MalformedBodyError extends Error {
  readonly reason: MalformedBodyReason;

  constructor(reason: MalformedBodyReason) {
    super("malformed form body");
    this.reason = reason;
  }
}

// Validation is quadratic in the number of fields; the largest form has about twenty.
const maxFields = 100;
const maxFieldBytes = 256 * 1024;
const maxHeaderBytes = 8 * 1024;
// RFC 2046. Searching for the boundary is quadratic in its length.
const maxBoundaryLength = 70;

export function isMultipart(request: Pick<Request, "headers">): boolean {
  return mediaTypeOf(request)?.essence === "multipart/form-data";
}

/**
 * Yields fields and files in order, and stops reading at the first limit exceeded. The content of a
 * file can be read until the next part is asked for. Throws MalformedBodyError.
 */
export async function* parseFormParts(
  request: Request,
  limits: FileLimits,
): AsyncGenerator<[string, string | FilePart]> {
  try {
    if (isMultipart(request)) {
      yield* multipartParts(request, limits);
      return;
    }
    let fields = 0;
    for (const field of await urlEncodedFields(request)) {
      if (++fields > maxFields) throw new MalformedBodyError("malformed");
      if (isFieldName(field[0])) yield field;
    }
  } catch (error) {
    if (error instanceof MalformedBodyError) throw error;
    throw new MalformedBodyError("malformed");
  }
}

async function* multipartParts(
  request: Request,
  { maxReadBytes, maxFiles = 1 }: FileLimits,
): AsyncGenerator<[string, string | FilePart]> {
  const type = request.headers.get("Content-Type") ?? "";
  const boundary = mediaTypeOf(request)?.params.get("boundary") ?? "";
  if (!boundary || boundary.length > maxBoundaryLength || !request.body) {
    throw new MalformedBodyError("malformed");
  }
  const body = Readable.from(chunksOf(request.body), { highWaterMark: 0 });
  const parts = new Readable({ objectMode: true, read() {} });
  let lastFile: Readable | undefined;
  let hasEnded = false;
  const end = (error: unknown = null) => {
    if (hasEnded) return;
    hasEnded = true;
    if (error) lastFile?.destroy(error as Error);
    // After the parts before it, which have arrived as a whole.
    parts.push(error);
  };
  const fail = (reason: MalformedBodyReason) => {
    const error = new MalformedBodyError(reason);
    // The body closes only when the client sends more, so nothing waits for that.
    body.destroy(error);
    end(error);
  };
  let fieldBytes = 0;
  const parser = new Busboy({
    headers: { "content-type": type },
    highWaterMark: 1,
    preservePath: true,
    limits: {
      files: maxFiles,
      parts: maxFields,
      fieldSize: maxFieldBytes,
      fileSize: maxReadBytes,
      headerSize: maxHeaderBytes,
    },
  });
  parser
    .on("field", (name: string | undefined, value, _nameTruncated, isTruncated) => {
      fieldBytes += Buffer.byteLength(value);
      if (hasEnded) return;
      if (isTruncated || fieldBytes > maxFieldBytes) fail("too-large");
      else if (name && isFieldName(name)) parts.push([name, value]);
    })
    .on("file", (name = "", content, fileName, _encoding, mimeType) => {
      if (hasEnded) return;
      lastFile = content;
      // The error is thrown where the content is read, if it is.
      content.on("error", () => undefined);
      content.once("limit", () => fail("too-large"));
      if (!isFieldName(name)) content.resume();
      else parts.push([name, { fileName: fileName ?? "", type: mimeType, content }]);
    })
    .on("filesLimit", () => fail("malformed"))
    .on("partsLimit", () => fail("malformed"));
  pipeline(body, parser).then(() => end(), end);
  try {
    for await (const part of parts) {
      if (part instanceof Error) throw part;
      const [, value] = part;
      yield part;
      if (typeof value !== "string") value.content.resume();
    }
  } finally {
    body.destroy();
  }
}

/** Zod throws when an object has its own property `constructor`. */
function isFieldName(name: string): boolean {
  return !(name in Object.prototype);
}

/** Leaves the rest unread, so that a response can be sent before the client has sent it. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      yield chunk.value;
    }
  } finally {
    reader.releaseLock();
  }
}

// `request.formData()` would parse some types as multipart that `isMultipart` rejects.
async function urlEncodedFields(request: Request): Promise<URLSearchParams> {
  if (mediaTypeOf(request)?.essence !== "application/x-www-form-urlencoded") {
    throw new MalformedBodyError("malformed");
  }
  return new URLSearchParams(await request.text());
}

function mediaTypeOf({ headers }: Pick<Request, "headers">): MIMEType | null {
  try {
    return new MIMEType(headers.get("Content-Type") ?? "");
  } catch {
    return null;
  }
}
