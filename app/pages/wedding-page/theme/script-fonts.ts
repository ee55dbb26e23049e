import { type FontFamily, fontFamilies } from "#app/ui/font-families.ts";
import type { Script } from "./scripts.ts";

const files = import.meta.glob<string>(
  [
    "/node_modules/@fontsource/alegreya/files/*-{cyrillic,cyrillic-ext,greek,vietnamese}-{500-normal,500-italic,700-normal}.woff2",
    "/node_modules/@fontsource/alegreya-sans/files/*-{cyrillic,cyrillic-ext,greek,vietnamese}-{400,500}-normal.woff2",
    "/node_modules/@fontsource/cormorant-garamond/files/*-{cyrillic,cyrillic-ext,vietnamese}-500-{normal,italic}.woff2",
    "/node_modules/@fontsource/eb-garamond/files/*-{cyrillic,cyrillic-ext,greek,vietnamese}-400-normal.woff2",
    "/node_modules/@fontsource/jost/files/*-cyrillic-{300,400,500}-normal.woff2",
    "/node_modules/@fontsource/lora/files/*-{cyrillic,cyrillic-ext,vietnamese}-400-{normal,italic}.woff2",
    "/node_modules/@fontsource/mulish/files/*-{cyrillic,cyrillic-ext,vietnamese}-{400,600}-normal.woff2",
    "/node_modules/@fontsource/playfair-display/files/*-{cyrillic,vietnamese}-400-{normal,italic}.woff2",
    "/node_modules/@fontsource/noto-{serif,sans}/files/*-{cyrillic,cyrillic-ext,greek,vietnamese}-{400,700}-normal.woff2",
    "/node_modules/@fontsource/noto-naskh-arabic/files/*-arabic-{400,700}-normal.woff2",
    "/node_modules/@fontsource/noto-serif-*/files/*-{armenian,bengali,devanagari,georgian,hebrew,sinhala,tamil,thai}-{400,700}-normal.woff2",
    "/node_modules/@fontsource/noto-sans-*/files/*-{ethiopic,gurmukhi}-{400,700}-normal.woff2",
  ],
  { query: "?url", import: "default", eager: true, exhaustive: true },
);

/**
 * Returns `@font-face` rules that add the letters of `scripts` to every family of the guest pages.
 * Browsers load only the files of the letters they show.
 */
export function scriptFontRules(scripts: readonly Script[]): string {
  const families = fontFamilies.filter(({ source }) => source.startsWith("@fontsource/"));
  return scripts
    .flatMap((script) => families.map((family) => familyRules(family, script)))
    .join("");
}

/** Repeats weight and style of each face: browsers look for a letter in the closest face only. */
function familyRules({ family, source, faces, fallback }: FontFamily, script: Script): string {
  const { subset, range } = script;
  const own = source.slice(source.indexOf("/") + 1);
  const noto = script[fallback.names[0] === "Arial" ? "sans" : "serif"];
  return faces
    .map(({ weight, style = "normal" }) => {
      const url =
        fileUrl(own, subset, weight, style) ??
        fileUrl(noto, subset, Number(weight) < 600 ? "400" : "700", "normal");
      if (!url) throw new Error(`no font of ${family} has the subset ${subset}`);
      return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap;src:url("${url}") format("woff2");unicode-range:${range}}`;
    })
    .join("");
}

function fileUrl(font: string, subset: string, weight: string, style: string): string | undefined {
  return files[
    `/node_modules/@fontsource/${font}/files/${font}-${subset}-${weight}-${style}.woff2`
  ];
}
