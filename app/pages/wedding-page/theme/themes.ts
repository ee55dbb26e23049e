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
  /** Faces of the first screen, that of the names first; their files are named like this. */
  fonts: readonly string[];
}

export const pageThemes: Readonly<Record<ThemeId, PageTheme>> = {
  romantic: {
    hero: "arch",
    fonts: [
      "cormorant-garamond-basic-500-italic",
      "cormorant-garamond-basic-500-normal",
      "eb-garamond-basic-400-normal",
    ],
  },
  modern: { hero: "bleed", fonts: ["jost-basic-500-normal", "jost-basic-400-normal"] },
  rustic: {
    hero: "beside",
    fonts: ["alegreya-basic-700-normal", "alegreya-sans-basic-400-normal"],
  },
  vintage: {
    hero: "deco",
    fonts: ["playfair-display-basic-400-normal", "eb-garamond-basic-400-normal"],
  },
  boho: { hero: "half-circle", fonts: ["marcellus-basic-400-normal", "figtree-basic-wght-normal"] },
  garden: { hero: "overgrown", fonts: ["lora-basic-400-normal", "mulish-basic-400-normal"] },
  elegant: { hero: "dark", fonts: ["bodoni-moda-basic-400-normal", "jost-basic-400-normal"] },
};
