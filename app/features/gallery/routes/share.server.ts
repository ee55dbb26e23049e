import {
  checkFields,
  type RedisplayedForm,
  submitFields,
} from "#app/features/submissions/access.server.ts";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { UploadedFile } from "#app/platform/http/uploaded-file.server.ts";
import { hasPictureSignature, readBriefly } from "#app/platform/pictures/encode.server.ts";
import { maxPictureBytes } from "#app/platform/pictures/picture-files.ts";
import { guestSender, type Sender } from "#app/platform/upload-sender.ts";
import { type SharedPhoto, sharePhoto } from "../commands.server.ts";
import { photoKind } from "../rules.ts";
import { photoSchema } from "../schema.ts";

/** The control must come after all others, which are read before the photos. */
export const photoField = "photo";

export type ShareResult =
  | (SharedPhoto & { ok: true; visitorId: string })
  | (SharedPhoto & { ok: false })
  | { ok: false; reason: "unsupported" }
  | RedisplayedForm;

/** Checks all but the photo, which has not been read yet. */
export async function admitPhoto(
  request: Request,
  weddingId: PublicWeddingId,
  clientIp: string,
  fields: FormData,
): Promise<{ ok: true; sender: Sender } | RedisplayedForm> {
  const form = { audience: weddingId, clientIp, kind: photoKind, schema: photoSchema };
  const checked = await checkFields(request, fields, form);
  if (!checked.ok) return checked;
  const { visitorId } = checked.submission;
  return { ok: true, sender: guestSender(weddingId, clientIp, visitorId) };
}

/** Submits one photo. A file that is not an image does not count against the rate limit. */
export async function submitPhoto(
  request: Request,
  weddingId: PublicWeddingId,
  clientIp: string,
  fields: FormData,
  file: UploadedFile,
): Promise<ShareResult> {
  const fileError = await fileErrorOf(file);
  if (fileError && parseForm(fields, photoSchema).ok) return { ok: false, reason: fileError };
  const submitted = await submitFields(request, fields, {
    audience: weddingId,
    clientIp,
    kind: photoKind,
    schema: photoSchema,
    run: (submission, photo) => sharePhoto(submission, { ...photo, file }),
  });
  if (!submitted.ok) return submitted;
  const { result, visitorId } = submitted;
  return result.ok ? { ...result, visitorId } : result;
}

type FileError = "too-large" | "not-an-image" | "unsupported";

async function fileErrorOf(file: UploadedFile): Promise<FileError | null> {
  if (file.size > maxPictureBytes) return "too-large";
  if (await readBriefly(file, hasPictureSignature)) return null;
  // Browsers show these, so "not a picture" would be untrue.
  return file.type === "image/svg+xml" ? "unsupported" : "not-an-image";
}
