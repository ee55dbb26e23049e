import type { PlateVariant } from "#app/ornament/plates/draw-plate.ts";

/** Browsers keep the files for a year, so every changed drawing needs a new version. */
export const drawingVersion = 1;

export const artPath = (name: string): string => `/art/${name}.svg?v=${drawingVersion}`;

/** `id` is the one of a sample listing. */
export function plateImage(id: string, variant: PlateVariant = "plain") {
  const name = variant === "plain" ? id : `${id}-${variant}`;
  return { src: artPath(name), width: 240, height: 300 };
}
