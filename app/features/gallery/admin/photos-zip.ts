import { photosToDownload } from "#app/features/gallery/moderation/queries.server.ts";
import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { notFound, tooManyRequests } from "#app/platform/http/responses.server.ts";
import { zipDownload } from "#app/platform/http/zip-download.server.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { Route } from "./+types/photos-zip.ts";
import { zippedPhotos } from "./zipped-photos.server.ts";

const downloadsPerHour = { points: 30, seconds: 3600 };

/** The originals of all photos, or of those the query names, as one file. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  const allowed = await consume("photos-zip", weddingId, downloadsPerHour);
  if (!allowed.ok) throw tooManyRequests(allowed.retryAfter);
  const ids = url.searchParams.getAll("bilde");
  const photos = await photosToDownload(weddingId, ids.length > 0 ? ids.filter(isUuid) : undefined);
  if (photos.length === 0) throw notFound();
  return zipDownload(`gjestebilder-${osloDate(now())}.zip`, zippedPhotos(photos));
}
