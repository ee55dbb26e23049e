import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { texts } from "#app/features/weddings/texts.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { readUpload } from "#app/platform/http/uploads.server.ts";
import { maxPictureBytes } from "#app/platform/pictures/picture-limits.ts";
import { rateLimitWishUpload, sealPicture, storeWishPicture } from "../pictures/commands.server.ts";
import { pictureTexts } from "../pictures/texts.ts";
import type { Route } from "./+types/wish-upload.ts";

const { picture: errors } = texts.errors;

/** Without a loader, React Router responds to GET with an error of its own. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireOwnedWedding(request);
  throw notFound();
}

export async function action({ request }: Route.ActionArgs) {
  const weddingId = await requireOwnedWedding(request);
  const allowed = await rateLimitWishUpload(weddingId);
  if (!allowed.ok) return errorResponse(pictureTexts.tooMany(allowed.retryAfter), 429);
  const upload = await readUpload(request, { field: "picture", maxBytes: maxPictureBytes });
  if (!upload.ok) {
    const large = upload.reason === "too-large";
    return errorResponse(errors[large ? "too-large" : "unreadable"], large ? 413 : 400);
  }
  if (!upload.file) return errorResponse(errors["not-an-image"], 400);
  const stored = await storeWishPicture(upload.file);
  if (!stored.ok)
    return errorResponse(errors[stored.reason], stored.reason === "unavailable" ? 503 : 400);
  return Response.json({ id: sealPicture(weddingId, stored.picture) }, { status: 201 });
}

function errorResponse(error: string, status: number): Response {
  return Response.json({ error: error }, { status });
}
