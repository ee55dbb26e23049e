import {
  type FileLimits,
  MalformedBodyError,
  type MalformedBodyReason,
  parseFormParts,
} from "./form-parts.server.ts";

interface UploadOptions extends FileLimits {
  field: string;
}

export type Upload =
  | { ok: true; fields: FormData; file: File | null }
  | { ok: false; reason: MalformedBodyReason };

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

/** Handles each file with the fields before it. An error does not undo earlier files. */
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
    if (!(error instanceof MalformedBodyError)) throw error;
    return { fields, error: error.reason };
  }
}
