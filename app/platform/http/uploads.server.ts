import {
  FormDataParseError,
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  parseFormData,
} from "@remix-run/form-data-parser";

export interface UploadOptions {
  /** The form control that holds the file; files under other names are dropped unread. */
  field: string;
  /** Of the file, in bytes. */
  maxBytes: number;
}

export type Upload =
  | { ok: true; fields: FormData; file: File | null }
  | { ok: false; reason: "too-large" | "malformed" };

const mostFields = 100;
const mostFieldBytes = 256 * 1024;

/**
 * Reads a form with one file, in memory, and stops reading as soon as the file or the fields grow
 * too large. `file` is null when none was chosen.
 */
export async function readUpload(
  request: Request,
  { field, maxBytes }: UploadOptions,
): Promise<Upload> {
  let file: File | null = null;
  const limits = {
    maxFiles: 1,
    maxFileSize: maxBytes,
    maxParts: mostFields,
    maxTotalSize: maxBytes + mostFieldBytes,
  };
  try {
    const fields = await parseFormData(request, limits, (upload) => {
      if (upload.fieldName === field && upload.size > 0) file = upload;
    });
    // The parser counts the parts of a multipart form only.
    if ([...fields.keys()].length > mostFields) return { ok: false, reason: "malformed" };
    return { ok: true, fields, file };
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError) {
      return { ok: false, reason: "too-large" };
    }
    const malformed =
      error instanceof FormDataParseError ||
      error instanceof MaxFilesExceededError ||
      error instanceof MaxHeaderSizeExceededError ||
      error instanceof MaxPartsExceededError ||
      isBadText(error);
    if (!malformed) throw error;
    return { ok: false, reason: "malformed" };
  }
}

/** Bytes that are no UTF-8 where text belongs. */
function isBadText(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    "code" in error &&
    error.code === "ERR_ENCODING_INVALID_ENCODED_DATA"
  );
}
