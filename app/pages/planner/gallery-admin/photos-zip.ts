import { photosToKeep } from "#app/features/gallery/curating/queries.server.ts";
import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { zipDownload } from "#app/platform/http/zip-download.server.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { Route } from "./+types/photos-zip.ts";
import { zippedPhotos } from "./zipped-photos.server.ts";

/** The originals of all photos, or of those the query names, as one file. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  const ids = url.searchParams.getAll("bilde");
  const photos = await photosToKeep(weddingId, ids.length > 0 ? ids.filter(isUuid) : undefined);
  if (photos.length === 0) throw notFound();
  return zipDownload(`gjestebilder-${osloDate(now())}.zip`, zippedPhotos(photos));
}
