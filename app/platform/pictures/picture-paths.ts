/** The address of a picture at one of its widths, as WebP. */
export function picturePath(id: string, width: number): string {
  return `/files/pictures/${id}-${width}.webp`;
}

/** The address of a picture as JPEG, at most 1200 pixels wide: for cards of shared links. */
export function previewPath(id: string): string {
  return `/files/pictures/${id}.jpg`;
}

/** All widths of a picture for an `srcset` attribute. */
export function pictureSrcSet(id: string, widths: readonly number[]): string {
  return widths.map((width) => `${picturePath(id, width)} ${width}w`).join(", ");
}
