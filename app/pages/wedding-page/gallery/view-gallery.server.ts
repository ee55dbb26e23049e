import { galleryPage } from "#app/features/gallery/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { log } from "#app/platform/log.server.ts";
import { examplePhotos } from "../examples/example-photos.ts";
import { ornamentImage } from "../ornament-files.ts";
import type { GuestPageContext } from "../page-view.server.ts";
import {
  type GalleryView,
  pageLinks,
  photoPageOf,
  photosPerPage,
  viewPhoto,
} from "./gallery-view.ts";

/** A gallery that cannot be loaded must not fail the rest of the page. */
export async function viewGallery(context: GuestPageContext): Promise<GalleryView> {
  const { pageId, query, page: pageView } = context;
  const loaded = await loadPhotoPage(context, photoPageOf(query));
  const { page, photos, total, likes } = loaded ?? { page: 1, photos: [], total: 0, likes: 0 };
  const showsExamples = context.examples && loaded?.total === 0;
  const instant = now();
  return {
    pageId,
    photos: showsExamples
      ? examplePhotos(pageView.theme, pageView.seed)
      : photos.map((photo) => viewPhoto(photo, instant)),
    total,
    totalLikes: likes,
    ...pageLinks(pageId, page, total),
    bouquet: ornamentImage(pageView.theme, pageView.seed, "bouquet"),
    failed: loaded === null,
  };
}

/** A page number past the end returns the last page. */
async function loadPhotoPage({ weddingId, visitorId }: GuestPageContext, requestedPage: number) {
  const load = async (page: number) => ({
    page,
    ...(await galleryPage(weddingId, visitorId, { page, perPage: photosPerPage })),
  });
  try {
    const loaded = await load(requestedPage);
    const last = Math.max(1, Math.ceil(loaded.total / photosPerPage));
    return requestedPage > last ? await load(last) : loaded;
  } catch (error) {
    log().error({ err: error }, "photos not loaded");
    return null;
  }
}
