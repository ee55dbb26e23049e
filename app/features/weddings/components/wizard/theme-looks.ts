import { type ThemeId, themeOf } from "#app/features/weddings/rules.ts";

/** Class names; they need theme-styles.css. */
export interface ThemeLook {
  ground: string;
  frame: string;
  line: string;
  fontClass: string;
  ampersand: string;
}

const looks: Readonly<Record<ThemeId, Omit<ThemeLook, "ground">>> = {
  romantic: {
    frame: "rounded-t-full",
    line: "border-(--theme-frame)",
    fontClass: "font-[Cormorant_Garamond] font-medium italic",
    ampersand: "text-(--theme-accent)",
  },
  modern: {
    frame: "",
    line: "border-transparent",
    fontClass: "font-[Jost] font-light uppercase",
    ampersand: "",
  },
  rustic: {
    frame: "",
    line: "border-2 border-(--theme-frame)",
    fontClass: "font-[Alegreya] font-bold",
    ampersand: "text-(--theme-gold)",
  },
  vintage: {
    frame: "",
    line: "border-4 border-double border-(--theme-frame)",
    fontClass: "font-[Playfair_Display] font-normal",
    ampersand: "text-(--theme-gold)",
  },
  boho: {
    frame: "rounded-full",
    line: "border-(--theme-frame)",
    fontClass: "font-[Marcellus] font-normal",
    ampersand: "text-(--theme-accent)",
  },
  garden: {
    frame: "rounded-tl-[5rem] rounded-br-[5rem]",
    line: "border-(--theme-frame)",
    fontClass: "font-[Lora] font-normal italic",
    ampersand: "text-(--theme-gold)",
  },
  elegant: {
    frame: "",
    line: "border-(--theme-frame)",
    fontClass: "font-display",
    ampersand: "text-(--theme-accent)",
  },
};

export function lookOf(selectedTheme: string): ThemeLook {
  const theme = themeOf({ selectedTheme });
  return { ...looks[theme], ground: `theme-${theme} bg-(--theme-paper) text-(--theme-ink)` };
}
