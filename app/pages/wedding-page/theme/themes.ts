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
      "cormorant-garamond-latin-500-italic",
      "cormorant-garamond-latin-500-normal",
      "eb-garamond-latin-400-normal",
    ],
  },
  modern: { hero: "bleed", fonts: ["jost-latin-500-normal", "jost-latin-400-normal"] },
  rustic: {
    hero: "beside",
    fonts: ["alegreya-latin-700-normal", "alegreya-sans-latin-400-normal"],
  },
  vintage: {
    hero: "deco",
    fonts: ["playfair-display-latin-400-normal", "eb-garamond-latin-400-normal"],
  },
  boho: { hero: "half-circle", fonts: ["marcellus-latin-400-normal", "figtree-latin-wght-normal"] },
  garden: { hero: "overgrown", fonts: ["lora-latin-400-normal", "mulish-latin-400-normal"] },
  elegant: { hero: "dark", fonts: ["bodoni-moda-latin-400-normal", "jost-latin-400-normal"] },
};
