import {
  isMultipartRequest,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  parseMultipartRequest,
} from "@remix-run/multipart-parser";

export interface UploadOptions {
  /** The form control that holds the files; files under other names are dropped. */
  field: string;
  /** Of one file, in bytes. */
  maxBytes: number;
  /** In one form. Default 1. */
  maxFiles?: number;
}

/** Why a form was not read to its end. */
export type UploadFault = "too-large" | "malformed";

export type Upload =
  | { ok: true; fields: FormData; file: File | null }
  | { ok: false; reason: UploadFault };

const mostFields = 100;
const mostFieldBytes = 256 * 1024;

/**
 * Reads a form with one file, in memory, and stops reading as soon as the file or the fields grow
 * too large. `file` is null when none was chosen.
 */
export async function readUpload(
  request: Request,
  options: Omit<UploadOptions, "maxFiles">,
): Promise<Upload> {
  let file: File | null = null;
  const { fields, fault } = await readUploads(request, options, async (upload) => {
    file = upload;
  });
  return fault ? { ok: false, reason: fault } : { ok: true, fields, file };
}

/**
 * The same for several files: hands them over one by one, each with the fields that stand before
 * it in the form, and reads the next one when `handle` is done. A form that is found faulty has had
 * what comes before the fault read and handled.
 */
export async function readUploads(
  request: Request,
  options: UploadOptions,
  handle: (file: File, fields: FormData) => Promise<void>,
): Promise<{ fields: FormData; fault: UploadFault | null }> {
  const fields = new FormData();
  try {
    for await (const [name, value] of partsOf(request, options)) {
      if (typeof value === "string") fields.append(name, value);
      else if (name === options.field && value.size > 0) await handle(value, fields);
    }
    return { fields, fault: null };
  } catch (error) {
    if (!(error instanceof UnreadableForm)) throw error;
    return { fields, fault: error.reason };
  }
}

/** Apart from whatever `handle` may throw. */
class UnreadableForm extends Error {
  readonly reason: UploadFault;

  constructor(reason: UploadFault) {
    super("the form cannot be read");
    this.reason = reason;
  }
}

async function* partsOf(
  request: Request,
  { maxBytes, maxFiles = 1 }: UploadOptions,
): AsyncGenerator<[string, string | File]> {
  const maxTotalSize = maxFiles * maxBytes + mostFieldBytes;
  const limits = { maxFileSize: maxBytes, maxParts: mostFields, maxTotalSize };
  let [files, fields, fieldBytes] = [0, 0, 0];
  try {
    if (!isMultipartRequest(request)) {
      for (const part of await request.formData()) {
        if (++fields > mostFields) throw new UnreadableForm("malformed");
        yield part;
      }
      return;
    }
    for await (const part of parseMultipartRequest(request, limits)) {
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

function isTooLarge(error: unknown): boolean {
  return error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError;
}
