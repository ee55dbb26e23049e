import { type ThemeId, themeOf } from "#app/features/weddings/rules.ts";

/** Classes that give a preview card the air of a theme. */
export interface ThemeLook {
  ground: string;
  /** The shape of the picture. */
  frame: string;
  line: string;
  /** The display face, from theme-faces.css. */
  face: string;
  accent: string;
}

const looks: Readonly<Record<ThemeId, ThemeLook>> = {
  romantic: {
    ground: "bg-[#fdf8f4] text-[#3f2c2d]",
    frame: "rounded-t-full",
    line: "border-[#b98f4a]",
    face: "font-[Cormorant_Garamond] font-medium italic",
    accent: "text-[#9b2335]",
  },
  modern: {
    ground: "bg-[#ffffff] text-[#17181a]",
    frame: "",
    line: "border-transparent",
    face: "font-[Jost] font-light uppercase",
    accent: "text-[#5c5f66]",
  },
  rustic: {
    ground: "bg-[#f3ecdc] text-[#33291d]",
    frame: "",
    line: "border-2 border-[#a67f52]",
    face: "font-[Alegreya] font-bold",
    accent: "text-[#74522c]",
  },
  vintage: {
    ground: "bg-[#f4f2f6] text-[#313852]",
    frame: "",
    line: "border-4 border-double border-[#a98a4c]",
    face: "font-[Playfair_Display] font-normal",
    accent: "text-[#785b24]",
  },
  boho: {
    ground: "bg-[#faf1e6] text-[#43291b]",
    frame: "rounded-full",
    line: "border-[#c9714f]",
    face: "font-[Marcellus] font-normal",
    accent: "text-[#974627]",
  },
  garden: {
    ground: "bg-[#fafdf7] text-[#22342a]",
    frame: "rounded-tl-[5rem] rounded-br-[5rem]",
    line: "border-[#cadcc6]",
    face: "font-[Lora] font-normal italic",
    accent: "text-[#9a3d56]",
  },
  elegant: {
    ground: "bg-[#191a1d] text-[#f2ece0]",
    frame: "",
    line: "border-[#cdb37a]",
    face: "font-display",
    accent: "text-[#cdb37a]",
  },
};

/** The look of the theme chosen so far. */
export function lookOf(selectedTheme: string): ThemeLook {
  return looks[themeOf({ selectedTheme })];
}
