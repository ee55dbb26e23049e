import alegreya from "@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url";
import bodoni from "@fontsource/bodoni-moda/files/bodoni-moda-latin-400-normal.woff2?url";
import cormorant from "@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2?url";
import jost from "@fontsource/jost/files/jost-latin-500-normal.woff2?url";
import lora from "@fontsource/lora/files/lora-latin-400-normal.woff2?url";
import marcellus from "@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url";
import playfair from "@fontsource/playfair-display/files/playfair-display-latin-400-normal.woff2?url";
import type { ThemeId } from "#app/features/weddings/rules.ts";

/** The one file worth fetching before the styles ask for it: the couple's names are set in it. */
export const displayFonts: Readonly<Record<ThemeId, string>> = {
  romantic: cormorant,
  modern: jost,
  rustic: alegreya,
  vintage: playfair,
  boho: marcellus,
  garden: lora,
  elegant: bodoni,
};
