import type { PlateVariant } from "#app/ornament/plates/draw-plate.ts";

export const artPath = (name: string): string => `/art/${name}.svg`;

/** `id` is the one of a sample listing. */
export function plateImage(id: string, variant: PlateVariant = "plain") {
  const name = variant === "plain" ? id : `${id}-${variant}`;
  return { src: artPath(name), width: 240, height: 300 };
}
