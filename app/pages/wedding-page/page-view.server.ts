import type { HeroImage, Wedding } from "#app/features/weddings/queries.server.ts";
import { formatPlace, type ThemeId, themeOf, weddingPath } from "#app/features/weddings/rules.ts";
import { ornamentSeed } from "#app/ornament/seed.ts";
import { config } from "#app/platform/config.server.ts";
import { countdownTo, formatDate, formatLongDate } from "#app/platform/oslo-time.ts";
import { picturePath, pictureSrcSet } from "#app/platform/pictures/picture-paths.ts";
import type { DayLinksView } from "./calendar/day-links.tsx";
import { directionsTo } from "./calendar/directions.ts";
import { cardPath, monogramPath } from "./card/paths.ts";
import { type LandscapeName, landscapeImage, ornamentImage } from "./ornament-files.ts";
import type { Preview } from "./preview-tags.ts";
import type { FooterView } from "./sections/footer.tsx";
import type { HeroPhoto, HeroView } from "./sections/hero.tsx";
import type { ProgramItem } from "./sections/program.tsx";
import { splitTime } from "./sections/program-time.ts";
import { pageTexts } from "./texts.ts";
import { initials, nameFit } from "./theme/name-length.ts";
import { type HeroLayout, pageThemes } from "./theme/themes.ts";

/** Sent to every guest: nothing private may go in. */
export type PageView = ReturnType<typeof viewPage>;

const pictureSizes: Readonly<Record<HeroLayout, string>> = {
  arch: "(min-width: 610px) 400px, 66vw",
  bleed: "100vw",
  beside: "(min-width: 1240px) 512px, (min-width: 760px) 42vw, min(100vw, 520px)",
  deco: "(min-width: 900px) 732px, 86vw",
  "half-circle": "(min-width: 884px) 760px, 86vw",
  overgrown: "(min-width: 1260px) 1180px, 96vw",
  dark: "(min-width: 520px) 224px, 44vw",
};

const landscapes: Readonly<Record<HeroLayout, readonly [LandscapeName, LandscapeName]>> = {
  arch: ["tall", "tall"],
  bleed: ["tall", "wide"],
  beside: ["wide", "tall"],
  deco: ["tall", "wide"],
  "half-circle": ["wide", "wide"],
  overgrown: ["tall", "wide"],
  dark: ["square", "square"],
};

export function viewPage(wedding: Wedding, photo: HeroImage | null, instant: Date, userAgent = "") {
  const theme = themeOf(wedding);
  const names: [string, string] = [wedding.bride, wedding.groom];
  const seed = ornamentSeed(...names, wedding.weddingDate);
  const date = {
    iso: wedding.weddingDate,
    words: formatLongDate(wedding.weddingDate),
    short: formatDate(wedding.weddingDate),
  };
  const countdown = countdownTo(wedding.weddingDate, instant);
  const isOver = countdown.state === "after";
  return {
    theme,
    icon: monogramPath(theme, initials(names)),
    preview: viewPreview(wedding, date.words, date.short),
    layout: pageThemes[theme].hero,
    seed,
    names,
    date,
    hero: viewHero(wedding, photo, theme, seed, { names, date, isOver }),
    countdown,
    dayLinks: isOver ? null : viewDayLinks(wedding, userAgent),
    story: wedding.story.trim(),
    program: viewProgram(wedding, theme, seed),
    divider: ornamentImage(theme, seed, "divider"),
    footer: {
      names,
      initials: initials(names),
      wreath: ornamentImage(theme, seed, "wreath", { variant: "m" }),
    } satisfies FooterView,
  };
}

function viewPreview(wedding: Wedding, longDate: string, shortDate: string): Preview {
  const origin = config().publicUrl;
  const place = formatPlace(wedding);
  return {
    title: `${wedding.bride} & ${wedding.groom} · ${shortDate}`,
    description: [longDate, place].filter(Boolean).join(" · "),
    url: origin + weddingPath(wedding.id),
    image: `${origin}${cardPath(wedding)}`,
    imageAlt: pageTexts.photoOf(wedding.bride, wedding.groom),
  };
}

function viewHero(
  wedding: Wedding,
  photo: HeroImage | null,
  theme: ThemeId,
  seed: string,
  known: Pick<HeroView, "names" | "date" | "isOver">,
): HeroView {
  const { hero } = pageThemes[theme];
  const [narrow, wide] = landscapes[hero];
  const overPhoto = photo !== null && hero !== "dark" && hero !== "bleed";
  return {
    ...known,
    fit: nameFit(known.names),
    place: formatPlace(wedding),
    photo: photo && viewPhoto(photo, known.names),
    landscape: {
      narrow: landscapeImage(theme, seed, narrow),
      wide: landscapeImage(theme, seed, wide),
    },
    corners: [
      ornamentImage(theme, seed, "corner", { overPhoto }),
      ornamentImage(theme, seed, "corner", { variant: "b", overPhoto }),
    ],
    wreath: hero === "dark" ? ornamentImage(theme, seed, "wreath") : null,
    sizes: pictureSizes[hero],
  };
}

function viewDayLinks(wedding: Wedding, userAgent: string): DayLinksView {
  const place = formatPlace(wedding);
  return {
    calendarHref: `/wedding/calendar.ics?${new URLSearchParams({ id: wedding.id })}`,
    directions: place ? { href: directionsTo(place, userAgent), place } : null,
  };
}

function viewPhoto(photo: HeroImage, names: [string, string]): HeroPhoto {
  const { widths, width, height } = photo;
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  return {
    src: picturePath(photo.id, middle),
    srcSet: pictureSrcSet(photo.id, widths),
    width,
    height,
    alt: pageTexts.photoOf(...names),
  };
}

function viewProgram(wedding: Wedding, theme: ThemeId, seed: string): ProgramItem[] {
  const { ceremony, reception } = pageTexts.program;
  return [
    { title: ceremony, written: wedding.ceremony, art: ornamentImage(theme, seed, "rings") },
    { title: reception, written: wedding.reception, art: ornamentImage(theme, seed, "glasses") },
  ]
    .filter(({ written }) => written.trim())
    .map(({ title, written, art }) => ({ title, art, ...splitTime(written) }));
}
