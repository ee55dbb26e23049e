import { clientTexts } from "#app/client/texts.ts";

export interface UploadOptions {
  /** From 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
}

const stallMs = 60_000;

/** Status 0: aborted, offline, or no progress for a minute. */
export function uploadForm(
  url: string,
  form: FormData,
  { onProgress, signal }: UploadOptions,
): Promise<XMLHttpRequest> {
  return new Promise((resolve) => {
    // `fetch` does not report upload progress.
    const request = new XMLHttpRequest();
    if (signal.aborted) return resolve(request);
    const abort = () => request.abort();
    let stall = setTimeout(abort, stallMs);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stall);
      stall = setTimeout(abort, stallMs);
      onProgress(loaded / total);
    };
    request.onloadend = () => {
      clearTimeout(stall);
      removeEventListener("offline", abort);
      signal.removeEventListener("abort", abort);
      resolve(request);
    };
    signal.addEventListener("abort", abort);
    // On a lost network the request would otherwise hang until it times out.
    addEventListener("offline", abort);
    request.open("POST", url);
    request.responseType = "json";
    request.send(form);
  });
}

export const uploadField = "picture";

export const documentField = "document";

export type UploadedFile = { ok: true; id: string } | { ok: false; error: string };

export function uploadImage(
  image: Blob,
  url: string,
  options: UploadOptions,
): Promise<UploadedFile> {
  const { unreadable } = clientTexts.upload.errors;
  return uploadFile([uploadField, image, "bilde"], url, unreadable, options);
}

export function uploadDocument(
  file: File,
  url: string,
  options: UploadOptions,
): Promise<UploadedFile> {
  const { unavailable } = clientTexts.upload.document.errors;
  return uploadFile([documentField, file, file.name], url, unavailable, options);
}

/** Returns `otherwise` when the server gives no reason for refusing the file. */
async function uploadFile(
  part: [field: string, content: Blob, name: string],
  url: string,
  otherwise: string,
  options: UploadOptions,
): Promise<UploadedFile> {
  const { errors } = clientTexts.upload;
  const form = new FormData();
  form.append(...part);
  const { status, response, responseURL } = await uploadForm(url, form, options);
  if (status === 0) return { ok: false, error: errors.notUploaded };
  // Signed-out clients are redirected to the sign-in page.
  if (!responseURL.endsWith(url)) return { ok: false, error: errors.signedOut };
  const body: { id?: unknown; error?: unknown } = response ?? {};
  if (status === 201 && typeof body.id === "string") return { ok: true, id: body.id };
  return { ok: false, error: typeof body.error === "string" ? body.error : otherwise };
}
