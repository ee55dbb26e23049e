import type { WeddingDraft } from "#app/features/weddings/rules.ts";
import { previewPath } from "#app/platform/pictures/picture-paths.ts";
import type { HeroUpload } from "./use-hero-upload.ts";

/** Where the browser finds the picture to show now, or null. */
export function heroAddress(
  { heroImage }: WeddingDraft,
  { phase, local }: HeroUpload,
): string | null {
  if (phase.kind === "running" && phase.address) return phase.address;
  if (!heroImage) return null;
  return local?.id === heroImage ? local.address : previewPath(heroImage);
}
