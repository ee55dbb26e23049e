import type { ImageUpload } from "#app/client/upload/use-image-upload.ts";
import type { WeddingDraft } from "#app/features/weddings/rules.ts";
import { previewPath } from "#app/platform/pictures/picture-paths.ts";

/** Where the browser finds the picture to show now, or null. */
export function heroImageUrl(
  { heroImage }: WeddingDraft,
  { phase, local }: ImageUpload,
): string | null {
  if (phase.kind === "running" && phase.url) return phase.url;
  if (!heroImage) return null;
  return local?.id === heroImage ? local.url : previewPath(heroImage);
}
