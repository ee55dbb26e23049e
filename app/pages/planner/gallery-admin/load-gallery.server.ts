import {
  approvesPhotos,
  countByFilter,
  type ModeratedPhoto,
  photosMatching,
} from "#app/features/gallery/moderation/queries.server.ts";
import { type PhotoFilter, photosPerPage } from "#app/features/gallery/moderation/rules.ts";
import { galleryTexts } from "#app/features/gallery/texts.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { weddingPath } from "#app/features/weddings/rules.ts";
import { now } from "#app/platform/clock.ts";
import { formatDay, formatTime } from "#app/platform/oslo-time.ts";
import { picturePath, pictureSrcSet } from "#app/platform/pictures/picture-paths.ts";
import { galleryAdminTexts } from "./texts.ts";
import type { View } from "./view.ts";

/** A photo as the page shows it. */
export interface PhotoView
  extends Pick<ModeratedPhoto, "id" | "caption" | "status" | "senderBlocked" | "likes"> {
  /** Null for an anonymous guest. */
  guestName: string | null;
  /** The name, or what stands in its place. */
  by: string;
  time: { iso: string; words: string };
  picture: {
    src: string;
    srcSet: string;
    avifSrcSet: string | null;
    alt: string;
    /** The largest that stands under an address. */
    large: string;
  };
}

export interface GalleryView {
  view: View;
  photos: PhotoView[];
  counts: Record<PhotoFilter, number>;
  approvePhotos: boolean;
  /** Path of the wedding's page. */
  page: string;
}

/** Everything the page shows of one wedding. A page behind the last one is the last one. */
export async function loadGallery(weddingId: OwnedWeddingId, view: View): Promise<GalleryView> {
  const [photos, counts, approvePhotos] = await Promise.all([
    photosMatching(weddingId, view.filter, view.page),
    countByFilter(weddingId),
    approvesPhotos(weddingId),
  ]);
  const last = Math.max(1, Math.ceil(counts[view.filter] / photosPerPage));
  if (view.page > last) return loadGallery(weddingId, { ...view, page: last });
  return {
    view,
    photos: photos.map(viewPhoto),
    counts,
    approvePhotos,
    page: weddingPath(weddingId),
  };
}

function viewPhoto(photo: ModeratedPhoto): PhotoView {
  const { id, guestName, caption, status, senderBlocked, likes, createdAt, widths } = photo;
  const [smallest = 0] = widths;
  return {
    id,
    guestName,
    caption,
    status,
    senderBlocked,
    likes,
    by: guestName || galleryAdminTexts.anonymous,
    time: {
      iso: createdAt.toISOString(),
      words: `${formatDay(createdAt, now())} ${formatTime(createdAt)}`,
    },
    picture: {
      src: picturePath(id, smallest),
      srcSet: pictureSrcSet(id, widths),
      avifSrcSet: photo.hasAvif ? pictureSrcSet(id, widths, "avif") : null,
      alt: galleryTexts.photoBy(guestName ?? "", caption ?? ""),
      large: picturePath(id, widths.at(-1) ?? smallest),
    },
  };
}
