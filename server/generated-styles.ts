import type { Plugin } from "vite";
import { ornamentThemes, pagePalettes } from "../app/ornament/palettes.ts";
import { fontFaceRules } from "./font-faces.ts";

const generators: Readonly<Record<string, (argument: string) => string | Promise<string>>> = {
  fonts: (families) => fontFaceRules(families.split(",").map((family) => family.trim())),
  "theme-colors": themeColors,
};
const importRule = /@import "(fonts|theme-colors):([^"]*)";/;

/**
 * Generates `@import "fonts:Lora, Mulish"` and `@import "theme-colors:"`. Must stand in a
 * stylesheet that a module imports: plugins do not see the imports of other stylesheets.
 */
export function generatedStyles(): Plugin {
  return {
    name: "generated-styles",
    enforce: "pre",
    transform: {
      filter: { id: /\.css(?:\?|$)/, code: importRule },
      async handler(code) {
        let styles = code;
        for (let found = importRule.exec(styles); found; found = importRule.exec(styles)) {
          const [rule, generator = "", argument = ""] = found;
          const generated = (await generators[generator]?.(argument)) ?? "";
          styles = styles.replace(rule, () => generated);
        }
        return { code: styles, map: null };
      },
    },
  };
}

function themeColors(): string {
  return ornamentThemes
    .map((theme) => {
      const { paper, ink, frame, accent, gold } = pagePalettes[theme];
      const properties = Object.entries({ paper, ink, frame, accent, gold }).map(
        ([name, color]) => `--theme-${name}: ${color};`,
      );
      return `.theme-${theme} { ${properties.join(" ")} }\n`;
    })
    .join("");
}
