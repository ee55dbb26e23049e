import { imageErrors } from "#app/client/texts.ts";
import { uploadField } from "#app/client/upload/upload-file.ts";
import { storePicture } from "#app/features/pictures/commands.server.ts";
import { isUploadPurpose } from "#app/features/pictures/rules.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { readUpload } from "#app/platform/http/uploads.server.ts";
import { maxPictureBytes } from "#app/platform/pictures/picture-files.ts";
import type { Route } from "./+types/upload.ts";
import { purposes } from "./purposes.server.ts";

/** Without a loader, the framework responds to a GET with an error of its own. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  await rulesOf(params).authorize(request, context.get(requestInfo));
  throw notFound();
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { authorize, options, tooMany } = rulesOf(params);
  const { owner, rateLimit } = await authorize(request, context.get(requestInfo));
  const allowed = await rateLimit();
  if (!allowed.ok) {
    const { retryAfterSeconds } = allowed;
    return errorResponse(tooMany(retryAfterSeconds), 429, {
      "Retry-After": String(retryAfterSeconds),
    });
  }
  const upload = await readUpload(request, { field: uploadField, maxBytes: maxPictureBytes });
  if (!upload.ok) {
    const large = upload.reason === "too-large";
    return errorResponse(imageErrors[large ? "too-large" : "unreadable"], large ? 413 : 400);
  }
  if (!upload.file) return errorResponse(imageErrors["not-an-image"], 400);
  const stored = await storePicture(upload.file, options, owner);
  if (stored.ok) return Response.json({ id: stored.picture.id }, { status: 201 });
  return errorResponse(imageErrors[stored.reason], stored.reason === "unavailable" ? 503 : 400);
}

function rulesOf({ purpose }: { purpose: string }) {
  if (!isUploadPurpose(purpose)) throw notFound();
  return purposes[purpose];
}

function errorResponse(error: string, status: number, headers = {}): Response {
  return Response.json({ error }, { status, headers });
}
