import { imageErrors } from "#app/client/texts.ts";
import { uploadField } from "#app/client/upload/upload-file.ts";
import { storePicture } from "#app/features/pictures/commands.server.ts";
import { isUploadPurpose } from "#app/features/pictures/rules.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { readUpload } from "#app/platform/http/uploads.server.ts";
import type { RateLimitResult } from "#app/platform/limits/limits.server.ts";
import { maxPictureBytes } from "#app/platform/pictures/picture-files.ts";
import type { Route } from "./+types/upload.ts";
import { purposes } from "./purposes.server.ts";

const statuses = { "not-an-image": 400, unreadable: 400, "too-large": 413, unavailable: 503 };

/** Without a loader, the framework responds to a GET with an error of its own. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  await rulesOf(params).authorize(request, context.get(requestInfo));
  throw notFound();
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { authorize, options, tooMany } = rulesOf(params);
  const uploader = await authorize(request, context.get(requestInfo));
  const { owner, sender, rateLimit, rateLimitPixels } = uploader;
  const refuse = (limited: RateLimitResult) => {
    if (limited.ok) return null;
    const { retryAfterSeconds } = limited;
    return errorResponse(tooMany(retryAfterSeconds), 429, {
      "Retry-After": String(retryAfterSeconds),
    });
  };
  const beforeEncoding = async (pixels: number) => {
    const refused = rateLimitPixels && refuse(await rateLimitPixels(pixels));
    if (refused) throw refused;
  };
  const refused = refuse(await rateLimit());
  if (refused) return refused;
  const limits = { field: uploadField, maxBytes: maxPictureBytes, sender };
  return readUpload(request, limits, async (upload) => {
    if (!upload.ok) {
      const reason = upload.reason === "malformed" ? "unreadable" : upload.reason;
      return errorResponse(imageErrors[reason], statuses[reason]);
    }
    if (!upload.file) return errorResponse(imageErrors["not-an-image"], 400);
    const stored = await storePicture(upload.file, { ...options, beforeEncoding }, owner);
    if (stored.ok) return Response.json({ id: stored.picture.id }, { status: 201 });
    return errorResponse(imageErrors[stored.reason], statuses[stored.reason]);
  });
}

function rulesOf({ purpose }: { purpose: string }) {
  if (!isUploadPurpose(purpose)) throw notFound();
  return purposes[purpose];
}

function errorResponse(error: string, status: number, headers = {}): Response {
  return Response.json({ error }, { status, headers });
}
