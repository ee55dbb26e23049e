import alegreya from "@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url";
import bodoni from "@fontsource/bodoni-moda/files/bodoni-moda-latin-400-normal.woff2?url";
import cormorant from "@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2?url";
import jost from "@fontsource/jost/files/jost-latin-500-normal.woff2?url";
import lora from "@fontsource/lora/files/lora-latin-400-normal.woff2?url";
import marcellus from "@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url";
import playfair from "@fontsource/playfair-display/files/playfair-display-latin-400-normal.woff2?url";
import type { ThemeId } from "#app/features/weddings/rules.ts";

export type HeroLayout =
  | "arch"
  | "bleed"
  | "beside"
  | "deco"
  | "half-circle"
  | "overgrown"
  | "dark";

interface PageTheme {
  hero: HeroLayout;
  displayFont: string;
}

export const pageThemes: Readonly<Record<ThemeId, PageTheme>> = {
  romantic: { hero: "arch", displayFont: cormorant },
  modern: { hero: "bleed", displayFont: jost },
  rustic: { hero: "beside", displayFont: alegreya },
  vintage: { hero: "deco", displayFont: playfair },
  boho: { hero: "half-circle", displayFont: marcellus },
  garden: { hero: "overgrown", displayFont: lora },
  elegant: { hero: "dark", displayFont: bodoni },
};
