import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { notFound, tooManyRequests } from "#app/platform/http/responses.server.ts";
import { type ZippedFile, zipDownload } from "#app/platform/http/zip-download.server.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import { readOriginal } from "#app/platform/pictures/pictures.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { Route } from "./+types/photos-zip.ts";
import { photosToDownload } from "./queries.server.ts";
import { fileNameOf, galleryQuery, statusOf } from "./rules.ts";
import { galleryAdminTexts } from "./texts.ts";

const { zip: texts, anonymous } = galleryAdminTexts;
const downloadsPerHour = { points: 30, seconds: 3600 };

export async function loader({ request, url }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  const allowed = await consume("photos-zip", weddingId, downloadsPerHour);
  if (!allowed.ok) throw tooManyRequests(allowed.retryAfterSeconds);
  const ids = url.searchParams.getAll("bilde");
  const photos = await photosToDownload(
    weddingId,
    galleryQuery.parse(url.searchParams).vis,
    ids.length > 0 ? ids.filter(isUuid) : undefined,
  );
  if (photos.length === 0) throw notFound();
  return zipDownload(`gjestebilder-${osloDate(now())}.zip`, filesOf(photos));
}

/** Reads each original only when the download gets to it. Missing files are listed in a last one. */
async function* filesOf(
  photos: Awaited<ReturnType<typeof photosToDownload>>,
): AsyncGenerator<ZippedFile> {
  const missing: string[] = [];
  for (const [index, photo] of photos.entries()) {
    const name = fileNameOf(photo, index + 1, anonymous);
    const folder = folderOf(photo);
    const path = folder ? `${folder}/${name}` : name;
    const input = await readOriginal(photo.id);
    if (input) yield { name: path, input, lastModified: photo.createdAt };
    else missing.push(path);
  }
  if (missing.length > 0) {
    yield {
      name: texts.missingFileName,
      input: texts.missingFileText(missing),
      lastModified: now(),
    };
  }
}

function folderOf(photo: Awaited<ReturnType<typeof photosToDownload>>[number]): string | null {
  if (photo.held) return texts.heldFolder;
  return statusOf(photo) === "hidden" ? texts.hiddenFolder : null;
}
