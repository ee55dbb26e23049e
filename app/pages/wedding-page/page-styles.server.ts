import type { ThemeId } from "#app/features/weddings/rules.ts";
import type { PagePalette } from "#app/ornament/colors.ts";
import base from "./styles/base.css?inline";
import controls from "./styles/controls.css?inline";
import dayLinks from "./styles/day-links.css?inline";
import gallery from "./styles/gallery.css?inline";
import greeting from "./styles/greeting.css?inline";
import hero from "./styles/hero.css?inline";
import heroArch from "./styles/hero-arch.css?inline";
import heroBeside from "./styles/hero-beside.css?inline";
import heroBleed from "./styles/hero-bleed.css?inline";
import heroDark from "./styles/hero-dark.css?inline";
import heroDeco from "./styles/hero-deco.css?inline";
import heroHalfCircle from "./styles/hero-half-circle.css?inline";
import heroOvergrown from "./styles/hero-overgrown.css?inline";
import moneyGift from "./styles/money-gift.css?inline";
import pageNavigation from "./styles/page-navigation.css?inline";
import photoShare from "./styles/photo-share.css?inline";
import reserve from "./styles/reserve.css?inline";
import rsvp from "./styles/rsvp.css?inline";
import sections from "./styles/sections.css?inline";
import boho from "./styles/theme-boho.css?inline";
import elegant from "./styles/theme-elegant.css?inline";
import garden from "./styles/theme-garden.css?inline";
import modern from "./styles/theme-modern.css?inline";
import romantic from "./styles/theme-romantic.css?inline";
import rustic from "./styles/theme-rustic.css?inline";
import vintage from "./styles/theme-vintage.css?inline";
import wishes from "./styles/wishes.css?inline";
import { couplePalette } from "./theme/couple-palette.ts";
import { letteringOf } from "./theme/lettering.server.ts";
import { nameLength } from "./theme/name-length.ts";
import { scriptFontRules } from "./theme/script-fonts.ts";
import { scriptsIn } from "./theme/scripts.ts";
import { type HeroLayout, pageThemes } from "./theme/themes.ts";

const heroStyles: Readonly<Record<HeroLayout, string>> = {
  arch: heroArch,
  beside: heroBeside,
  bleed: heroBleed,
  dark: heroDark,
  deco: heroDeco,
  "half-circle": heroHalfCircle,
  overgrown: heroOvergrown,
};

const themeStyles: Readonly<Record<ThemeId, string>> = {
  boho,
  elegant,
  garden,
  modern,
  romantic,
  rustic,
  vintage,
};

const sectionStyles = [
  hero,
  pageNavigation,
  sections,
  dayLinks,
  rsvp,
  gallery,
  photoShare,
  greeting,
  wishes,
  reserve,
  moneyGift,
];

/**
 * @param texts what the page shows, to add the fonts of its scripts
 * @param parts styles of a page without the wedding page's sections
 */
export async function pageStyles(
  theme: ThemeId,
  names: readonly string[],
  colors: string,
  texts: string,
  parts?: readonly string[],
) {
  const { hero: layout, fonts } = pageThemes[theme];
  const lettering = await letteringOf(theme, names);
  const isUpperCase = theme === "elegant";
  const measure = (text: string) =>
    lettering.widthOf(isUpperCase ? text.toLocaleUpperCase("nb") : text);
  return {
    css: [
      tokens(couplePalette(theme, colors), nameLength(names, measure)),
      base,
      controls,
      ...(parts ?? [...sectionStyles, heroStyles[layout]]),
      themeStyles[theme],
      scriptFontRules(scriptsIn(texts)),
      nameScriptStyles(names),
    ].join(""),
    fonts: fontUrls(themeStyles[theme], fonts),
  };
}

/** Empty in unit tests, which load styles without their content. */
function fontUrls(css: string, names: readonly string[]): string[] {
  const urls = [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, url = ""]) => url);
  return names.flatMap((name) => urls.find((url) => url.includes(`/${name}`)) ?? []);
}

/** Comes after the theme, whose lines are too close for marks above and below the letters. */
function nameScriptStyles(names: readonly string[]): string {
  const scripts = scriptsIn(names.join(" "));
  if (scripts.length === 0) return "";
  const track = scripts.some(({ isJoined }) => isJoined) ? ";--names-track:0" : "";
  return `:root{--names-leading:1.25${track}}`;
}

function tokens(palette: PagePalette, length: number): string {
  const colors = Object.entries(palette).map(
    ([name, color]) =>
      `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${color}`,
  );
  return `:root{${colors.join(";")};--len:${length}}`;
}
