import { previewId, weddingPath } from "#app/features/weddings/rules.ts";
import { relativeTime } from "#app/platform/oslo-time.ts";
import { picturePath, pictureSrcSet } from "#app/platform/pictures/picture-files.ts";
import type { OrnamentImage } from "../ornament-files.ts";

/** Height over width, in 24ths of a column: the space the grid reserves for a picture. */
const photoShapes = [12, 16, 18, 24, 32, 36] as const;

interface Photo {
  id: string;
  guestName: string | null;
  caption: string | null;
  width: number;
  height: number;
  widths: number[];
  hasAvif: boolean;
  likes: number;
  liked: boolean;
  isOwn: boolean;
  status: "shown" | "awaiting" | "hidden";
  createdAt: Date;
}

interface PhotoPicture extends OrnamentImage {
  href: string;
  srcSet?: string | undefined;
  avifSrcSet?: string | undefined;
}

export interface PhotoView {
  id: string;
  guestName: string;
  caption: string;
  time: { iso: string; text: string };
  picture: PhotoPicture;
  likes: number;
  liked: boolean;
  /** Shared by this browser, which may remove it. */
  isOwn: boolean;
  /** Not approved yet; shown only to the guest who sent it. */
  awaiting: boolean;
  example: boolean;
}

export interface GalleryView {
  /** `weddingPath`'s argument: the wedding's id, or a preview's. */
  pageId: string;
  photos: PhotoView[];
  total: number;
  totalLikes: number;
  offset: number;
  newerHref: string | null;
  olderHref: string | null;
  likesAction: string;
  removalAction: string;
  bouquet: OrnamentImage;
  failed: boolean;
}

export const photosPerPage = 24;

export function photoPageOf(query: URLSearchParams): number {
  const page = Number(query.get("bilder"));
  return Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1;
}

export function viewPhoto(photo: Photo, instant: Date): PhotoView {
  const { id, widths, likes, liked, isOwn, createdAt } = photo;
  return {
    id,
    guestName: photo.guestName ?? "",
    caption: photo.caption ?? "",
    time: { iso: createdAt.toISOString(), text: relativeTime(createdAt, instant) },
    picture: viewPicture(photo, widths),
    likes,
    liked,
    isOwn,
    awaiting: photo.status === "awaiting",
    example: false,
  };
}

export function pageLinks(pageId: string, page: number, total: number) {
  const pageQuery = (number: number): Record<string, string> =>
    number > 1 ? { bilder: String(number) } : {};
  const href = (number: number) => `${weddingPath(pageId, pageQuery(number))}#bilder`;
  const likes = new URLSearchParams({ id: pageId, ...pageQuery(page) });
  return {
    offset: (page - 1) * photosPerPage,
    newerHref: page > 1 ? href(page - 1) : null,
    olderHref: page * photosPerPage < total ? href(page + 1) : null,
    removalAction: weddingPath(pageId, { send: "removal" }),
    likesAction:
      pageId === previewId ? weddingPath(pageId, { send: "like" }) : `/wedding/likes?${likes}`,
  };
}

/** Returns the nearest shape of the grid; the rest of the picture is cropped. */
export function shapeOf({ width, height }: { width: number; height: number }): number {
  const exact = (24 * height) / width;
  const distance = (shape: number) => Math.abs(Math.log(shape / exact));
  return photoShapes.reduce((best, shape) => (distance(shape) < distance(best) ? shape : best));
}

/** Returns how many lines of a narrow column a caption fills, up to where it is cut. */
export function countCaptionLines(caption: string): number {
  return Math.min(4, Math.ceil(caption.length / 21));
}

function viewPicture(photo: Photo, widths: readonly number[]): PhotoPicture {
  const { id, width, height } = photo;
  const small = widths.find((each) => each >= 320) ?? widths.at(-1) ?? width;
  return {
    src: picturePath(id, small),
    href: picturePath(id, widths.at(-1) ?? width),
    srcSet: pictureSrcSet(id, widths),
    avifSrcSet: photo.hasAvif ? pictureSrcSet(id, widths, "avif") : undefined,
    width,
    height,
  };
}
