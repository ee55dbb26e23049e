import {
  admitPhoto,
  photoField,
  type ShareResult,
  submitPhoto,
} from "#app/features/gallery/routes/share.server.ts";
import { maxPhotosPerForm } from "#app/features/gallery/rules.ts";
import { photoSchema } from "#app/features/gallery/schema.ts";
import { galleryTexts } from "#app/features/gallery/texts.ts";
import { logFormError, type RedisplayedForm } from "#app/features/submissions/access.server.ts";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { maxReadPictureBytes, weddingPath } from "#app/features/weddings/rules.ts";
import { cleanLine } from "#app/platform/http/clean-text.ts";
import { type FormErrors, parseForm } from "#app/platform/http/forms.server.ts";
import { submittedValues } from "#app/platform/http/submitted-values.ts";
import type { UploadedFile } from "#app/platform/http/uploaded-file.server.ts";
import { readUploads } from "#app/platform/http/uploads.server.ts";
import { maxPictureBytes } from "#app/platform/pictures/picture-files.ts";
import type { GuestFormErrors } from "../guest-form-errors.ts";

const { errors: messages } = galleryTexts;

/** Parsing stops at this many files; only the first ten are stored. */
const maxFiles = 50;
const maxNameLength = 60;

interface SharingProgress {
  visitorId?: string;
  shared: number;
  isAwaiting: boolean;
  /** Set when a photo could be sent again as it is. */
  isUnavailable: boolean;
  rejected: string[];
  /** Set when the whole form is refused; the remaining photos are not read. */
  refusal?: GuestFormErrors["photo"];
}

/** Handles the form without JavaScript. Photos are stored as they arrive, one at a time. */
export async function sharePhotos(request: Request, weddingId: PublicWeddingId, clientIp: string) {
  const progress: SharingProgress = {
    shared: 0,
    isAwaiting: false,
    isUnavailable: false,
    rejected: [],
  };
  let files = 0;
  const limits = {
    field: photoField,
    maxBytes: maxPictureBytes,
    maxReadBytes: maxReadPictureBytes,
    maxFiles,
    sender: (fieldsBefore: FormData) => admitPhoto(request, weddingId, clientIp, fieldsBefore),
  };
  const read = await readUploads(request, limits, async (file, fieldsBefore) => {
    files++;
    if (progress.refusal || files > maxPhotosPerForm) return;
    const sharing = submitPhoto(request, weddingId, clientIp, fieldsBefore, file);
    recordResult(progress, file, await sharing.catch(onShareError));
  });
  if (files > maxPhotosPerForm) progress.rejected.push(galleryTexts.tooManyFiles);
  const { fields, error, refusal: formRefusal } = read;
  if (formRefusal) recordRefusal(progress, formRefusal);
  else if (error) progress.rejected.push(messages[error]);
  else if (files === 0) progress.rejected.push(messages["not-an-image"]);

  const { visitorId, shared, isAwaiting, rejected, refusal } = progress;
  if (visitorId && rejected.length === 0 && !refusal) {
    const flashMessage = isAwaiting ? `${added(shared)} ${galleryTexts.awaiting}` : added(shared);
    return {
      ok: true,
      visitorId,
      redirectPath: `${weddingPath(weddingId)}#bilder`,
      flashMessage,
    } as const;
  }
  const status = progress.isUnavailable ? 503 : 400;
  const refused = { ok: false, status, ...(visitorId ? { visitorId } : {}) } as const;
  if (refusal) return { ...refused, ...refusal };
  return { ...refused, reason: "invalid", errors: errorsOf(fields, progress) } as const;
}

function onShareError(error: unknown): ShareResult {
  logFormError(error, "photo");
  return { ok: false, reason: "unavailable" };
}

function recordResult(progress: SharingProgress, file: UploadedFile, result: ShareResult): void {
  if (result.ok) {
    progress.visitorId = result.visitorId;
    progress.shared++;
    progress.isAwaiting ||= result.status === "awaiting";
  } else if (!("errors" in result)) {
    progress.isUnavailable ||= result.reason === "not-saved" || result.reason === "unavailable";
    const name = cleanLine(file.name).slice(0, maxNameLength) || galleryTexts.unnamedFile;
    progress.rejected.push(galleryTexts.fileError(name, messages[result.reason]));
  } else recordRefusal(progress, result);
}

/** Errors of fields are found again when the form is shown. */
function recordRefusal(progress: SharingProgress, { reason, errors }: RedisplayedForm): void {
  if (reason !== "invalid") progress.refusal = { reason, errors };
}

function errorsOf(fields: FormData, { shared, rejected }: SharingProgress): FormErrors {
  const parsed = parseForm(fields, photoSchema);
  const fieldErrors = parsed.ok ? {} : { ...parsed.errors.fieldErrors };
  if (rejected.length > 0) fieldErrors[photoField] = rejected.join(" ");
  const formError = shared > 0 ? { formError: added(shared) } : {};
  return { ...formError, fieldErrors, values: submittedValues(fields) };
}

function added(shared: number): string {
  return shared === 1 ? galleryTexts.shared : galleryTexts.sharedMany(shared);
}
