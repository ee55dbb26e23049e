import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import {
  guardSubmission,
  type SubmissionGuard,
} from "#app/features/weddings/submissions/access.server.ts";
import { type FormErrors, parseForm } from "#app/platform/http/forms.server.ts";
import { looksLikePicture } from "#app/platform/pictures/encode.server.ts";
import { maxPictureBytes } from "#app/platform/pictures/picture-limits.ts";
import { type SharedPhoto, sharePhoto } from "../commands.server.ts";
import { photoSchema } from "../schema.ts";

/** The control must come after all others, which are read before the photos. */
export const photoField = "photo";

export type ShareResult =
  | (SharedPhoto & { ok: true; visitorId: string })
  | (SharedPhoto & { ok: false })
  | { ok: false; reason: "invalid"; errors: FormErrors }
  | (SubmissionGuard & { ok: false });

/** A file that is not an image does not count against the rate limit. */
export async function shareAction(
  request: Request,
  weddingId: PublicWeddingId,
  clientIp: string,
  fields: FormData,
  file: File,
): Promise<ShareResult> {
  const parsed = parseForm(fields, photoSchema);
  if (!parsed.ok) return { ok: false, reason: "invalid", errors: parsed.errors };
  if (file.size > maxPictureBytes) return { ok: false, reason: "too-large" };
  const start = await file.slice(0, 12).arrayBuffer();
  if (!looksLikePicture(new Uint8Array(start))) return { ok: false, reason: "not-an-image" };
  const guard = await guardSubmission(request, weddingId, fields, clientIp, "photo");
  if (!guard.ok) return guard;
  const stored = await guard.run((entry) => sharePhoto(entry, { ...parsed.value, file }));
  if (!stored.ok) return stored;
  const shared = stored.result;
  if (shouldRefund(shared)) await guard.refund();
  return shared.ok ? { ...shared, visitorId: guard.submission.visitorId } : shared;
}

function shouldRefund(shared: SharedPhoto): boolean {
  if (shared.ok) return shared.outcome === "repeated";
  return shared.reason === "unavailable" || shared.reason === "not-saved";
}
