import { galleryTexts } from "#app/features/gallery/texts.ts";
import { maxPictureBytes } from "#app/platform/pictures/picture-limits.ts";

const { errors, heic } = galleryTexts;
const sendable = /^image\/(jpeg|png|webp)$/;
const heicHead = /^ftyp(he[im]|hev|mif|msf)/;
/** More than any screen shows, and no browser's canvas refuses its square. */
const maxSide = 4000;

/**
 * A chosen file as it can be sent, or what is wrong with it. It is read into memory: what lies on
 * a phone may change or go before its turn comes.
 */
export async function readPicture(file: File): Promise<File | string> {
  try {
    const isHeic = heicHead.test(await file.slice(4, 12).text());
    const isSendable = sendable.test(file.type) && !isHeic;
    if (!isSendable && !isHeic && !file.type.startsWith("image/")) return errors["not-an-image"];
    const asIs = isSendable && file.size <= maxPictureBytes;
    const picture = asIs ? file : await asJpeg(file);
    if (picture) return new File([await picture.arrayBuffer()], picture.name, picture);
    if (isHeic) return heic;
    return isSendable ? errors["too-large"] : errors["not-an-image"];
  } catch {
    return errors.unreadable;
  }
}

/** Null when this browser cannot read the picture either. Redrawn smaller until it can be sent. */
async function asJpeg(file: File): Promise<File | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  // One for all tries, and emptied at the end: phones have room for few.
  const canvas = document.createElement("canvas");
  try {
    let side = Math.min(maxSide, Math.max(bitmap.width, bitmap.height));
    let picture = await redraw(bitmap, side, canvas);
    while (picture && picture.size > maxPictureBytes) {
      side *= 0.7;
      picture = await redraw(bitmap, side, canvas);
    }
    const name = `${file.name.replace(/\.\w+$/, "")}.jpg`;
    return picture && new File([picture], name, picture);
  } finally {
    bitmap.close();
    canvas.width = 0;
  }
}

function redraw(
  bitmap: ImageBitmap,
  side: number,
  canvas: HTMLCanvasElement,
): Promise<Blob | null> {
  const scale = side / Math.max(bitmap.width, bitmap.height);
  canvas.width = bitmap.width * scale;
  canvas.height = bitmap.height * scale;
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  // What is transparent would become black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
}
