import type { ThemeId } from "#app/features/weddings/rules.ts";

interface Stems {
  ink?: string;
  fineInk?: string;
}

/**
 * The ornament's ink where it grows over the couple's photo. Nobody knows how dark a photo is, so
 * the line is a middle tone that shows on paper and on a night sky alike.
 */
export const stemsOverPhoto: Readonly<Record<ThemeId, Stems>> = {
  romantic: { ink: "#9a7170", fineInk: "#b99392" },
  modern: {},
  rustic: { ink: "#8a7352", fineInk: "#a8916c" },
  vintage: { ink: "#8b84a8", fineInk: "#a59fbd" },
  boho: { ink: "#a5714f", fineInk: "#bd8f6e" },
  garden: { ink: "#6d8f72", fineInk: "#8aa78e" },
  elegant: {},
};
