import { maxPictureBytes } from "#app/platform/pictures/picture-files.ts";

/** `heic` and `unsupported`: this browser cannot decode the format. */
type ImageRejection = "not-an-image" | "too-large" | "heic" | "unsupported" | "unreadable";

export type PreparedImage = { ok: true; image: File } | { ok: false; reason: ImageRejection };

const uploadableTypes = /^image\/(jpeg|png|webp)$/;
const heicHeaderPattern = /^ftyp(he[im]|hev|mif|msf)/;
// Safari on iOS draws no canvas of more than 4096 × 4096 pixels.
const maxSide = 4000;

/**
 * Returns a PNG, JPEG or WebP of at most `maxPictureBytes`, re-encoded as JPEG if necessary. The
 * result is in memory, because the file may change before the upload.
 */
export async function prepareImage(file: File): Promise<PreparedImage> {
  try {
    const isHeic = heicHeaderPattern.test(await file.slice(4, 12).text());
    const isUploadable = uploadableTypes.test(file.type) && !isHeic;
    if (!isUploadable && !isHeic && !file.type.startsWith("image/")) return reject("not-an-image");
    const isReady = isUploadable && file.size <= maxPictureBytes;
    const image = isReady ? file : await encodeJpeg(file);
    if (image) return { ok: true, image: new File([await image.arrayBuffer()], image.name, image) };
    return reject(isHeic ? "heic" : isUploadable ? "too-large" : "unsupported");
  } catch {
    return reject("unreadable");
  }
}

function reject(reason: ImageRejection): PreparedImage {
  return { ok: false, reason };
}

/** Returns null when the browser cannot decode the file. */
async function encodeJpeg(file: File): Promise<File | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  // Phones have little canvas memory, so one canvas is reused and emptied at the end.
  const canvas = document.createElement("canvas");
  try {
    let side = Math.min(maxSide, Math.max(bitmap.width, bitmap.height));
    let jpeg = await draw(bitmap, side, canvas);
    while (jpeg && jpeg.size > maxPictureBytes) {
      side *= 0.7;
      jpeg = await draw(bitmap, side, canvas);
    }
    const name = `${file.name.replace(/\.\w+$/, "")}.jpg`;
    return jpeg && new File([jpeg], name, jpeg);
  } finally {
    bitmap.close();
    canvas.width = 0;
  }
}

function draw(bitmap: ImageBitmap, side: number, canvas: HTMLCanvasElement): Promise<Blob | null> {
  const scale = side / Math.max(bitmap.width, bitmap.height);
  canvas.width = bitmap.width * scale;
  canvas.height = bitmap.height * scale;
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  // JPEG turns transparent pixels black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
}
