import { type ThemeId, themeOf } from "#app/features/weddings/rules.ts";

/** Class names; they need theme-styles.css. */
export interface ThemeClasses {
  page: string;
  frame: string;
  border: string;
  font: string;
  ampersand: string;
}

const themeClasses: Readonly<Record<ThemeId, Omit<ThemeClasses, "page">>> = {
  romantic: {
    frame: "rounded-t-full",
    border: "border-(--theme-frame)",
    font: "font-[Cormorant_Garamond] font-medium italic",
    ampersand: "text-(--theme-accent)",
  },
  modern: {
    frame: "",
    border: "border-transparent",
    font: "font-[Jost] font-light uppercase",
    ampersand: "",
  },
  rustic: {
    frame: "",
    border: "border-2 border-(--theme-frame)",
    font: "font-[Alegreya] font-bold",
    ampersand: "text-(--theme-gold)",
  },
  vintage: {
    frame: "",
    border: "border-4 border-double border-(--theme-frame)",
    font: "font-[Playfair_Display] font-normal",
    ampersand: "text-(--theme-gold)",
  },
  boho: {
    frame: "rounded-full",
    border: "border-(--theme-frame)",
    font: "font-[Marcellus] font-normal",
    ampersand: "text-(--theme-accent)",
  },
  garden: {
    frame: "rounded-tl-[5rem] rounded-br-[5rem]",
    border: "border-(--theme-frame)",
    font: "font-[Lora] font-normal italic",
    ampersand: "text-(--theme-gold)",
  },
  elegant: {
    frame: "",
    border: "border-(--theme-frame)",
    font: "font-display",
    ampersand: "text-(--theme-accent)",
  },
};

export function themeClassesOf(selectedTheme: string): ThemeClasses {
  const theme = themeOf({ selectedTheme });
  return { ...themeClasses[theme], page: `theme-${theme} bg-(--theme-paper) text-(--theme-ink)` };
}
