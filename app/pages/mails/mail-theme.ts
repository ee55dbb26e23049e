import type { ThemeId } from "#app/features/weddings/rules.ts";
import { pagePalettes } from "#app/ornament/palettes.ts";
import { couplePalette } from "#app/pages/wedding-page/theme/couple-palette.ts";
import { mix } from "#app/ui/color.ts";
import { contrast } from "#app/ui/contrast.ts";

export interface MailColors {
  page: string;
  paper: string;
  envelope: string;
  edge: string;
  ink: string;
  muted: string;
  accent: string;
  onAccent: string;
  ampersand: string;
}

interface Lettering {
  display: string;
  text: string;
  style: "italic" | "normal";
  weight: number;
  headingSize: number;
  align: "left" | "center";
  radius: string;
}

export interface MailTheme extends Lettering {
  light: MailColors;
  /** For mail programs in dark mode. */
  dark: MailColors;
}

const serif = "Georgia,'Times New Roman',serif";
const sans = "'Helvetica Neue',Helvetica,Arial,sans-serif";

const centred = { style: "normal", weight: 400, headingSize: 32, align: "center" } as const;
const left = { ...centred, headingSize: 30, align: "left" } as const;

/** Few mail programs load fonts, so the last ones of each list decide how most mails look. */
const lettering: Readonly<Record<ThemeId, Lettering>> = {
  romantic: {
    ...centred,
    display: `'Cormorant Garamond',${serif}`,
    text: `'EB Garamond',${serif}`,
    style: "italic",
    weight: 500,
    headingSize: 34,
    radius: "26px",
  },
  modern: {
    ...left,
    display: `Jost,${sans}`,
    text: `Jost,${sans}`,
    weight: 500,
    headingSize: 40,
    radius: "0",
  },
  rustic: { ...left, display: `Alegreya,${serif}`, text: `'Alegreya Sans',${sans}`, radius: "4px" },
  vintage: { ...centred, display: `'Playfair Display',${serif}`, text: serif, radius: "2px" },
  boho: { ...centred, display: `Marcellus,${serif}`, text: `Mulish,${sans}`, radius: "26px" },
  garden: {
    ...left,
    display: `Lora,${serif}`,
    text: `Mulish,${sans}`,
    radius: "6px 22px 6px 22px",
  },
  elegant: { ...centred, display: `'Bodoni Moda',${serif}`, text: serif, radius: "0" },
};

/** The button has the couple's colour. The letter has those of the theme, like its picture. */
export function mailThemeOf(theme: ThemeId, colors: string): MailTheme {
  const palette = pagePalettes[theme];
  const { accent, onAccent } = couplePalette(theme, colors);
  const isModern = theme === "modern";
  const light: MailColors = {
    page: isModern ? palette.tint : palette.paper,
    paper: palette.surface,
    envelope: isModern ? palette.surface : mix(palette.tint, palette.line, 0.72),
    edge: isModern ? palette.ink : palette.line,
    ink: palette.ink,
    muted: palette.muted,
    accent,
    onAccent,
    ampersand: accent,
  };
  return { ...lettering[theme], light, dark: darkened(light) };
}

export function flapColors(theme: ThemeId): MailColors {
  return mailThemeOf(theme, "").light;
}

function darkened(light: MailColors): MailColors {
  const isDark = contrast(light.paper, "#000000") < contrast(light.paper, "#ffffff");
  if (isDark) return light;
  const ink = mix(light.page, "#ffffff", 0.5);
  const accent = mix("#ffffff", light.accent, 0.68);
  return {
    page: mix(light.ink, "#000000", 0.42),
    paper: mix(light.ink, "#000000", 0.62),
    envelope: mix(light.ink, "#000000", 0.8),
    edge: mix(light.ink, "#ffffff", 0.86),
    ink,
    muted: mix(ink, light.ink, 0.78),
    accent,
    onAccent: mix(light.ink, "#000000", 0.42),
    ampersand: accent,
  };
}
