import type { photosToDownload } from "#app/features/gallery/moderation/queries.server.ts";
import { fileNameOf, statusOf } from "#app/features/gallery/moderation/rules.ts";
import { now } from "#app/platform/clock.ts";
import type { ZippedFile } from "#app/platform/http/zip-download.server.ts";
import { readOriginal } from "#app/platform/pictures/pictures.server.ts";
import { galleryAdminTexts } from "./texts.ts";

const { zip: texts, anonymous } = galleryAdminTexts;

/**
 * The originals of photos, each read when its turn has come, numbered in the order they were sent.
 * Hidden ones lie in a folder of their own; those that are not to be found are named at the end.
 */
export async function* zippedPhotos(
  photos: Awaited<ReturnType<typeof photosToDownload>>,
): AsyncGenerator<ZippedFile> {
  const missing: string[] = [];
  for (const [index, photo] of photos.entries()) {
    const name = fileNameOf(photo, index + 1, anonymous);
    const path = statusOf(photo) === "hidden" ? `${texts.hiddenFolder}/${name}` : name;
    const input = await readOriginal(photo.id);
    if (input) yield { name: path, input, lastModified: photo.createdAt };
    else missing.push(path);
  }
  if (missing.length > 0) {
    yield { name: texts.missingName, input: texts.missing(missing), lastModified: now() };
  }
}
