import { requestInfo } from "#app/platform/http/request-context.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { readUpload } from "#app/platform/http/uploads.server.ts";
import { maxPictureBytes } from "#app/platform/pictures/picture-limits.ts";
import { rateLimitHeroUpload, storeHeroImage } from "../commands.server.ts";
import { texts } from "../texts.ts";
import type { Route } from "./+types/hero-upload.ts";

const { errors } = texts;

/** Without a loader, the framework responds to a GET with an error of its own. */
export function loader() {
  throw notFound();
}

export async function action({ request, context }: Route.ActionArgs) {
  const { clientIp } = context.get(requestInfo);
  const allowed = await rateLimitHeroUpload(clientIp);
  if (!allowed.ok) return errorResponse(errors.tooManyPictures, 429, allowed.retryAfter);
  const upload = await readUpload(request, { field: "heroFile", maxBytes: maxPictureBytes });
  if (!upload.ok) {
    const large = upload.reason === "too-large";
    return errorResponse(errors.picture[large ? "too-large" : "unreadable"], large ? 413 : 400);
  }
  if (!upload.file) return errorResponse(errors.picture["not-an-image"], 400);
  const stored = await storeHeroImage(upload.file);
  if (!stored.ok)
    return errorResponse(
      errors.picture[stored.reason],
      stored.reason === "unavailable" ? 503 : 400,
    );
  return Response.json({ id: stored.id }, { status: 201 });
}

function errorResponse(error: string, status: number, retryAfter?: number): Response {
  const headers = new Headers(retryAfter ? { "Retry-After": String(retryAfter) } : {});
  return Response.json({ error: error }, { status, headers });
}
