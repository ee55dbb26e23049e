import { texts } from "#app/features/weddings/texts.ts";
import { maxPictureBytes } from "#app/platform/pictures/picture-limits.ts";

const accepted = ["image/png", "image/jpeg", "image/webp"];
const maxSide = 4096;

export type PreparedPicture = { ok: true; picture: Blob } | { ok: false; error: string };

/**
 * A chosen file as PNG, JPG or WEBP. Other pictures, such as an iPhone's HEIC, are redrawn by the
 * browser when it can read them.
 */
export async function prepareImage(file: File): Promise<PreparedPicture> {
  const { errors } = texts;
  const heic = /\.hei[cf]$/i.test(file.name);
  if (!file.type.startsWith("image/") && !heic)
    return { ok: false, error: errors.picture["not-an-image"] };
  if (file.size > maxPictureBytes) return { ok: false, error: errors.picture["too-large"] };
  if (accepted.includes(file.type)) return { ok: true, picture: file };
  const picture = await redrawn(file);
  return picture ? { ok: true, picture } : { ok: false, error: errors.unreadablePicture };
}

/** Redrawn smaller until it can be sent. */
async function redrawn(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  let side = Math.min(maxSide, Math.max(bitmap.width, bitmap.height));
  let picture = await redraw(bitmap, side);
  while (picture && picture.size > maxPictureBytes) {
    side *= Math.SQRT1_2;
    picture = await redraw(bitmap, side);
  }
  bitmap.close();
  return picture;
}

function redraw(bitmap: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = side / Math.max(bitmap.width, bitmap.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
}
