import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { MIMEType } from "node:util";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";

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
      yield field;
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
  const parts = new Readable({ objectMode: true, read() {} });
  const fail = (reason: MalformedBodyReason) => parts.destroy(new MalformedBodyError(reason));
  const files = new Set<BusboyFileStream>();
  let fieldBytes = 0;
  const parser = new Busboy({
    headers: { "content-type": type },
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
      if (isTruncated || fieldBytes > maxFieldBytes) fail("too-large");
      else if (name) parts.push([name, value]);
    })
    .on("file", (name: string | undefined, content, fileName, _encoding, mimeType) => {
      files.add(content);
      content.once("close", () => files.delete(content));
      // An error is thrown where the content is read, if it is.
      content.on("error", () => undefined);
      content.once("limit", () => content.destroy(new MalformedBodyError("too-large")));
      content.once("limit", () => fail("too-large"));
      parts.push([name ?? "", { fileName: fileName ?? "", type: mimeType, content }]);
    })
    .on("filesLimit", () => fail("malformed"))
    .on("partsLimit", () => fail("malformed"));
  const body = Readable.fromWeb(request.body as NodeReadableStream);
  pipeline(body, parser).then(
    () => parts.push(null),
    (error) => {
      for (const file of files) file.destroy(error);
      parts.destroy(error);
    },
  );
  try {
    for await (const part of parts) {
      const [, value] = part;
      yield part;
      if (typeof value !== "string") value.content.resume();
    }
  } finally {
    body.destroy();
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
