import type { WeddingDraft } from "#app/features/weddings/rules.ts";
import { previewPath } from "#app/platform/pictures/picture-paths.ts";
import type { ImageUpload } from "../../../../client/upload/use-image-upload.ts";

/** Where the browser finds the picture to show now, or null. */
export function heroImageUrl(
  { heroImage }: WeddingDraft,
  { phase, local }: ImageUpload,
): string | null {
  if (phase.kind === "running" && phase.url) return phase.url;
  if (!heroImage) return null;
  return local?.id === heroImage ? local.url : previewPath(heroImage);
}
