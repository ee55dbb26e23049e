import { MIMEType } from "node:util";
import {
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  parseMultipartStream,
} from "@remix-run/multipart-parser";

export type MalformedBodyReason = "too-large" | "malformed";

export interface FileLimits {
  maxBytes: number;
  maxFiles?: number;
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
// RFC 2046. Searching for the boundary is quadratic in its length.
const maxBoundaryLength = 70;

export function isMultipart(request: Request): boolean {
  return mediaTypeOf(request)?.essence === "multipart/form-data";
}

/** Throws MalformedBodyError, and stops reading, at the first limit exceeded. */
export async function* parseFormParts(
  request: Request,
  { maxBytes, maxFiles = 1 }: FileLimits,
): AsyncGenerator<[string, string | File]> {
  const maxTotalSize = maxFiles * maxBytes + maxFieldBytes;
  const limits = { maxFileSize: maxBytes, maxParts: maxFields, maxTotalSize };
  let [files, fields, fieldBytes] = [0, 0, 0];
  try {
    if (!isMultipart(request)) {
      for (const field of await urlEncodedFields(request)) {
        if (++fields > maxFields) throw new MalformedBodyError("malformed");
        yield field;
      }
      return;
    }
    const boundary = mediaTypeOf(request)?.params.get("boundary") ?? "";
    if (!boundary || boundary.length > maxBoundaryLength || !request.body) {
      throw new MalformedBodyError("malformed");
    }
    for await (const part of parseMultipartStream(request.body, { boundary, ...limits })) {
      if (part.isFile) files++;
      else fieldBytes += part.size;
      if (files > maxFiles) throw new MalformedBodyError("malformed");
      if (fieldBytes > maxFieldBytes) throw new MalformedBodyError("too-large");
      const value = part.isFile
        ? new File(part.content as BlobPart[], part.filename ?? "")
        : part.text;
      if (part.name) yield [part.name, value];
    }
  } catch (error) {
    if (error instanceof MalformedBodyError) throw error;
    throw new MalformedBodyError(isTooLarge(error) ? "too-large" : "malformed");
  }
}

// `request.formData()` would parse some types as multipart that `isMultipart` rejects.
async function urlEncodedFields(request: Request): Promise<URLSearchParams> {
  if (mediaTypeOf(request)?.essence !== "application/x-www-form-urlencoded") {
    throw new MalformedBodyError("malformed");
  }
  return new URLSearchParams(await request.text());
}

function mediaTypeOf(request: Request): MIMEType | null {
  try {
    return new MIMEType(request.headers.get("Content-Type") ?? "");
  } catch {
    return null;
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError;
}
