import { artPath } from "#app/ornament/art-path.ts";
import type { PlateVariant } from "#app/ornament/plates/draw-plate.ts";

/** `id` is the one of a sample listing. */
export function plateImage(id: string, variant: PlateVariant = "plain") {
  const name = variant === "plain" ? id : `${id}-${variant}`;
  return { src: artPath(name), width: 240, height: 300 };
}
