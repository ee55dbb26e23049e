import type { Sender } from "../upload-sender.ts";
import {
  type FileLimits,
  MalformedBodyError,
  type MalformedBodyReason,
  parseFormParts,
} from "./form-parts.server.ts";
import { receiveFile, type UploadedFile } from "./uploaded-file.server.ts";

interface UploadOptions<Refusal> extends Partial<FileLimits> {
  field: string;
  /** What is kept of a file. */
  maxBytes: number;
  /** A function judges the fields before the file. After a refusal, nothing more is read. */
  sender: Sender | ((fields: FormData) => Promise<Admission<Refusal>>);
}

type Admission<Refusal> = { ok: true; sender: Sender } | (Refusal & { ok: false });

export type Upload<Refusal = never> =
  | { ok: true; fields: FormData; file: UploadedFile | null }
  | { ok: false; reason: MalformedBodyReason }
  | ([Refusal] extends [never] ? never : { ok: false; reason: "refused"; refusal: Refusal });

interface ReadForm<Refusal> {
  fields: FormData;
  error: MalformedBodyReason | null;
  refusal: Refusal | null;
}

/**
 * The file exists until `use` has ended. When the file has lost its slot by the time `use` reads it,
 * `use` is called again with the reason.
 */
export async function readUpload<Result, Refusal = never>(
  request: Request,
  options: Omit<UploadOptions<Refusal>, "maxFiles">,
  use: (upload: Upload<Refusal>) => Promise<Result>,
): Promise<Result> {
  await using received = new AsyncDisposableStack();
  let file: UploadedFile | null = null;
  const { fields, error, refusal } = await receiveFiles(request, options, async (upload) => {
    file = received.use(upload);
  });
  if (error) return await use({ ok: false, reason: error });
  if (refusal) return await use({ ok: false, reason: "refused", refusal } as Upload<Refusal>);
  try {
    return await use({ ok: true, fields, file });
  } catch (lost) {
    if (!(lost instanceof MalformedBodyError)) throw lost;
    return await use({ ok: false, reason: lost.reason });
  }
}

/** Handles each file with the fields before it. An error does not undo earlier files. */
export function readUploads<Refusal>(
  request: Request,
  options: UploadOptions<Refusal>,
  handle: (file: UploadedFile, fields: FormData) => Promise<void>,
): Promise<ReadForm<Refusal>> {
  return receiveFiles(request, options, async (upload, fields) => {
    await using file = upload;
    await handle(file, fields);
  });
}

async function receiveFiles<Refusal>(
  request: Request,
  { field, sender, maxBytes, maxReadBytes = maxBytes, ...limits }: UploadOptions<Refusal>,
  handle: (file: UploadedFile, fields: FormData) => Promise<void>,
): Promise<ReadForm<Refusal>> {
  const fields = new FormData();
  try {
    for await (const [name, value] of parseFormParts(request, { ...limits, maxReadBytes })) {
      if (typeof value === "string") fields.append(name, value);
      else if (name === field) {
        const admission =
          typeof sender === "function" ? await sender(fields) : ({ ok: true, sender } as const);
        if (!admission.ok) return { fields, error: null, refusal: admission };
        const file = await receiveFile(value, admission.sender, maxBytes, request.signal);
        // Browsers send an empty file for a control in which no file was chosen.
        if (file.size > 0) await handle(file, fields);
        else await file[Symbol.asyncDispose]();
      }
    }
    return { fields, error: null, refusal: null };
  } catch (error) {
    if (!(error instanceof MalformedBodyError)) throw error;
    return { fields, error: error.reason, refusal: null };
  }
}
