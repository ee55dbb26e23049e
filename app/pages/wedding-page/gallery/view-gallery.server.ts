import { galleryPage } from "#app/features/gallery/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { log } from "#app/platform/log.server.ts";
import { examplePhotos } from "../examples/example-photos.ts";
import type { GuestPageRequest } from "../guest-page.server.ts";
import { ornamentImage } from "../ornament-files.ts";
import {
  type GalleryView,
  pageLinks,
  photoPageOf,
  photosPerPage,
  viewPhoto,
} from "./gallery-view.ts";

/** The photos one guest sees on the page they ask for. Without them the rest still stands. */
export async function viewGallery(asked: GuestPageRequest): Promise<GalleryView> {
  const { pageId, query, page: look } = asked;
  const part = await loadPart(asked, photoPageOf(query));
  const { page, photos, total, hearts } = part ?? { page: 1, photos: [], total: 0, hearts: 0 };
  const isUnused = asked.examples && part?.total === 0;
  const instant = now();
  return {
    pageId,
    photos: isUnused
      ? examplePhotos(look.theme, look.seed)
      : photos.map((photo) => viewPhoto(photo, instant)),
    total,
    hearts,
    ...pageLinks(pageId, page, total),
    bouquet: ornamentImage(look.theme, look.seed, "bouquet"),
    failed: part === null,
  };
}

/** The last page there is when fewer photos are left than an old link knew of. */
async function loadPart({ weddingId, visitorId }: GuestPageRequest, asked: number) {
  const load = async (page: number) => ({
    page,
    ...(await galleryPage(weddingId, visitorId, { page, perPage: photosPerPage })),
  });
  try {
    const part = await load(asked);
    const last = Math.max(1, Math.ceil(part.total / photosPerPage));
    return asked > last ? await load(last) : part;
  } catch (error) {
    log().error({ err: error }, "photos not loaded");
    return null;
  }
}
