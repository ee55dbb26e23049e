import { redirect } from "react-router";
import type { RedisplayedForm } from "#app/features/submissions/access.server.ts";
import { submissionFields } from "#app/features/submissions/rules.ts";
import {
  type PublicWeddingId,
  requirePublicWedding,
} from "#app/features/weddings/access.server.ts";
import { weddingPath } from "#app/features/weddings/rules.ts";
import { issueFormToken } from "#app/platform/form-tokens/form-tokens.server.ts";
import { readVisitorId, visitorCookieHeader } from "#app/platform/http/cookies.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { readUpload } from "#app/platform/http/uploads.server.ts";
import { maxPictureBytes } from "#app/platform/pictures/picture-files.ts";
import { galleryTexts } from "../texts.ts";
import type { Route } from "./+types/photos.ts";
import { admitPhoto, photoField, submitPhoto } from "./share.server.ts";

const statuses = {
  "not-an-image": 400,
  unsupported: 400,
  unreadable: 400,
  malformed: 400,
  "too-large": 413,
  unavailable: 503,
  "not-saved": 503,
};

export async function loader({ request }: Route.LoaderArgs) {
  return redirect(weddingPath(await requirePublicWedding(request)));
}

/**
 * Returns the photo's id or an error as JSON. After 429 or 503 the client may retry with the form
 * token in `ticket`.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const weddingId = await requirePublicWedding(request);
  const { clientIp } = context.get(requestInfo);
  const sender = (fields: FormData) => admitPhoto(request, weddingId, clientIp, fields);
  const limits = { field: photoField, maxBytes: maxPictureBytes, sender };
  return readUpload(request, limits, async (upload) => {
    if (!upload.ok) {
      if (upload.reason === "refused") return rejectForm(request, weddingId, upload.refusal);
      return rejectPhoto(upload.reason);
    }
    if (!upload.file) return rejectPhoto("not-an-image");
    const result = await submitPhoto(request, weddingId, clientIp, upload.fields, upload.file);
    if (result.ok) {
      const { visitorId, ...shared } = result;
      const headers = { "Set-Cookie": await visitorCookieHeader(visitorId) };
      return Response.json({ ...shared, message: galleryTexts.shared }, { status: 201, headers });
    }
    if ("errors" in result) return rejectForm(request, weddingId, result);
    return rejectPhoto(result.reason);
  });
}

async function rejectForm(
  request: Request,
  weddingId: PublicWeddingId,
  { reason, status, errors, retryAfterSeconds }: RedisplayedForm,
): Promise<Response> {
  if (reason === "invalid") {
    const { guestName, caption } = errors.fieldErrors;
    return errorResponse(400, {
      reason: guestName ? "name" : "caption",
      message: guestName ?? caption,
    });
  }
  // Reuses a valid token, because a form that was sent too fast needs an older one.
  const formToken =
    errors.values[submissionFields.token] ??
    issueFormToken(weddingId, await readVisitorId(request));
  const message = retryAfterSeconds
    ? galleryTexts.errors.tooMany(retryAfterSeconds)
    : errors.formError;
  return errorResponse(status, { reason, message, ticket: formToken }, retryAfterSeconds);
}

function rejectPhoto(reason: keyof typeof statuses): Response {
  return errorResponse(statuses[reason], { reason, message: galleryTexts.errors[reason] });
}

function errorResponse(
  status: number,
  body: { reason: string; message: string | undefined; ticket?: string },
  retryAfterSeconds = { 429: 3600, 503: 5 }[status],
): Response {
  const headers = new Headers(
    retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : {},
  );
  return Response.json({ ok: false, ...body }, { status, headers });
}
