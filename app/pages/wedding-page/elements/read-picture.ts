import { galleryTexts } from "#app/features/gallery/texts.ts";
import { maxPictureBytes } from "#app/features/weddings/rules.ts";

const { faults, heic } = galleryTexts;
const sendable = /^image\/(jpeg|png|webp)$/;
const heicHead = /^ftyp(he[im]|hev|mif|msf)/;
/** No browser's canvas refuses so many. */
const mostPixels = 16_000_000;

/**
 * A chosen file as it can be sent, or what is wrong with it. It is read into memory: what lies on
 * a phone may change or go before its turn comes.
 */
export async function readPicture(file: File): Promise<Blob | string> {
  try {
    const isHeic = heicHead.test(await file.slice(4, 12).text());
    const asIs = sendable.test(file.type) && !isHeic;
    if (!asIs && !isHeic && !file.type.startsWith("image/")) return faults["not-an-image"];
    const picture = asIs ? file : await asJpeg(file);
    if (!picture) return isHeic ? heic : faults["not-an-image"];
    if (picture.size > maxPictureBytes) return faults["too-large"];
    return new Blob([await picture.arrayBuffer()], { type: picture.type });
  } catch {
    return faults.unreadable;
  }
}

/** Null when this browser cannot read the picture either. Redrawn smaller until it can be sent. */
async function asJpeg(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  let pixels = Math.min(mostPixels, bitmap.width * bitmap.height);
  let picture = await redraw(bitmap, pixels);
  while (picture && picture.size > maxPictureBytes) {
    pixels /= 2;
    picture = await redraw(bitmap, pixels);
  }
  bitmap.close();
  return picture;
}

function redraw(bitmap: ImageBitmap, pixels: number): Promise<Blob | null> {
  const scale = Math.sqrt(pixels / (bitmap.width * bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width * scale;
  canvas.height = bitmap.height * scale;
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
}
