import {
  type FileLimits,
  MalformedBody,
  type MalformedBodyReason,
  parseFormParts,
} from "./form-parts.server.ts";

interface UploadOptions extends FileLimits {
  /** The form control that holds the files; files under other names are dropped. */
  field: string;
}

export type Upload =
  | { ok: true; fields: FormData; file: File | null }
  | { ok: false; reason: MalformedBodyReason };

/**
 * Reads a form with one file, in memory, and stops reading as soon as the file or the fields grow
 * too large. `file` is null when none was chosen.
 */
export async function readUpload(
  request: Request,
  options: Omit<UploadOptions, "maxFiles">,
): Promise<Upload> {
  let file: File | null = null;
  const { fields, error } = await readUploads(request, options, async (upload) => {
    file = upload;
  });
  return error ? { ok: false, reason: error } : { ok: true, fields, file };
}

/**
 * The same for several files: hands them over one by one, each with the fields that stand before
 * it in the form, and reads the next one when `handle` is done. Files before an error have been
 * handled already.
 */
export async function readUploads(
  request: Request,
  { field, ...limits }: UploadOptions,
  handle: (file: File, fields: FormData) => Promise<void>,
): Promise<{ fields: FormData; error: MalformedBodyReason | null }> {
  const fields = new FormData();
  try {
    for await (const [name, value] of parseFormParts(request, limits)) {
      if (typeof value === "string") fields.append(name, value);
      else if (name === field && value.size > 0) await handle(value, fields);
    }
    return { fields, error: null };
  } catch (error) {
    if (!(error instanceof MalformedBody)) throw error;
    return { fields, error: error.reason };
  }
}
