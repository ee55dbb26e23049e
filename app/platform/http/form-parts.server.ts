import { MIMEType } from "node:util";
import {
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  parseMultipartStream,
} from "@remix-run/multipart-parser";

/** Why a form was not read to its end. */
export type FormFault = "too-large" | "malformed";

export interface FileLimits {
  /** Of one file, in bytes. */
  maxBytes: number;
  /** In one form. Default 1. */
  maxFiles?: number;
}

/** What comes of a form that cannot be read; apart from whatever its reader may throw. */
export class UnreadableForm extends Error {
  readonly reason: FormFault;

  constructor(reason: FormFault) {
    super("the form cannot be read");
    this.reason = reason;
  }
}

// Checking a form takes time with the square of its fields; the largest of ours has about twenty.
const mostFields = 100;
const mostFieldBytes = 256 * 1024;
// RFC 2046. Looking for a boundary takes time with the square of its length.
const maxBoundaryLength = 70;

/** Whether a request carries a form that may hold files. The case of its type does not matter. */
export function isMultipart(request: Request): boolean {
  return mediaTypeOf(request)?.essence === "multipart/form-data";
}

/**
 * The fields and files of a form, one by one as they come in. Throws UnreadableForm, and reads no
 * further, as soon as there are too many of them or they grow too large.
 */
export async function* formParts(
  request: Request,
  { maxBytes, maxFiles = 1 }: FileLimits,
): AsyncGenerator<[string, string | File]> {
  const maxTotalSize = maxFiles * maxBytes + mostFieldBytes;
  const limits = { maxFileSize: maxBytes, maxParts: mostFields, maxTotalSize };
  let [files, fields, fieldBytes] = [0, 0, 0];
  try {
    if (!isMultipart(request)) {
      for (const field of await urlEncodedFields(request)) {
        if (++fields > mostFields) throw new UnreadableForm("malformed");
        yield field;
      }
      return;
    }
    const boundary = mediaTypeOf(request)?.params.get("boundary") ?? "";
    if (!boundary || boundary.length > maxBoundaryLength || !request.body) {
      throw new UnreadableForm("malformed");
    }
    for await (const part of parseMultipartStream(request.body, { boundary, ...limits })) {
      if (part.isFile) files++;
      else fieldBytes += part.size;
      if (files > maxFiles) throw new UnreadableForm("malformed");
      if (fieldBytes > mostFieldBytes) throw new UnreadableForm("too-large");
      const value = part.isFile
        ? new File(part.content as BlobPart[], part.filename ?? "")
        : part.text;
      if (part.name) yield [part.name, value];
    }
  } catch (error) {
    if (error instanceof UnreadableForm) throw error;
    throw new UnreadableForm(isTooLarge(error) ? "too-large" : "malformed");
  }
}

// `request.formData()` would read some types as multipart that `isMultipart` does not.
async function urlEncodedFields(request: Request): Promise<URLSearchParams> {
  if (mediaTypeOf(request)?.essence !== "application/x-www-form-urlencoded") {
    throw new UnreadableForm("malformed");
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
