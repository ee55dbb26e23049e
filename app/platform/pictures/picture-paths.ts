/** How a picture is compressed; every picture has WebP. */
export type PictureFormat = "webp" | "avif";

/** The address of a picture at one of its widths. */
export function picturePath(id: string, width: number, format: PictureFormat = "webp"): string {
  return `/files/pictures/${id}-${width}.${format}`;
}

/** The address of a picture as JPEG, at most 1200 pixels wide: for cards of shared links. */
export function previewPath(id: string): string {
  return `/files/pictures/${id}.jpg`;
}

/** All widths of a picture for an `srcset` attribute. */
export function pictureSrcSet(
  id: string,
  widths: readonly number[],
  format: PictureFormat = "webp",
): string {
  return widths.map((width) => `${picturePath(id, width, format)} ${width}w`).join(", ");
}
