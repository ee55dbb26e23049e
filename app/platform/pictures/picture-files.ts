export const maxPictureBytes = 5 * 1024 * 1024;

export type PictureFormat = "webp" | "avif";

export function picturePath(id: string, width: number, format: PictureFormat = "webp"): string {
  return `/files/pictures/${id}-${width}.${format}`;
}

export function previewPath(id: string): string {
  return `/files/pictures/${id}.jpg`;
}

export function pictureSrcSet(
  id: string,
  widths: readonly number[],
  format: PictureFormat = "webp",
): string {
  return widths.map((width) => `${picturePath(id, width, format)} ${width}w`).join(", ");
}
