import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import type { HeroImage, Wedding } from "#app/features/weddings/queries.server.ts";
import { formatPlace, type ThemeId, themeOf, weddingPath } from "#app/features/weddings/rules.ts";
import { ornamentSeed } from "#app/ornament/seed.ts";
import { config } from "#app/platform/config.server.ts";
import { countdownTo, daysUntil, formatDate, formatLongDate } from "#app/platform/oslo-time.ts";
import { picturePath, pictureSrcSet } from "#app/platform/pictures/picture-files.ts";
import { type DayLinksView, viewDayLinks, viewPartLinks } from "./calendar/day-links-view.ts";
import { formatStart, programOf } from "./calendar/program.ts";
import {
  type LandscapeName,
  landscapeImage,
  monogramPath,
  type OrnamentImage,
  ornamentImage,
} from "./ornament-files.ts";
import { cardPath, type Preview } from "./preview-tags.ts";
import { phaseOf } from "./sections/page-order.ts";
import { pageTexts } from "./texts.ts";
import { initials, nameFit } from "./theme/name-length.ts";
import { type HeroLayout, pageThemes } from "./theme/themes.ts";

/** Sent to every guest: nothing private may go in. */
type PageView = ReturnType<typeof viewPage>;

export interface GuestPageContext {
  weddingId: PublicWeddingId;
  /** `weddingPath`'s argument: the wedding's id, or a preview's. */
  pageId: string;
  wedding: Wedding;
  page: PageView;
  query: URLSearchParams;
  /** Null until this browser has sent a form. */
  visitorId: string | null;
  formToken: string;
  userAgent?: string | null;
  /** Must be false on the page that a real couple's guests see. */
  examples: boolean;
  /** The invented wedding of a demo server, whose page says so. */
  isDemo?: boolean;
}

interface HeroPhoto {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
}

export interface HeroView {
  names: [string, string];
  fit: ReturnType<typeof nameFit>;
  date: { iso: string; text: string };
  isOver: boolean;
  place: string;
  welcomeLine: string;
  photo: HeroPhoto | null;
  landscape: { narrow: OrnamentImage; wide: OrnamentImage };
  corners: [OrnamentImage, OrnamentImage];
  wreath: OrnamentImage | null;
  sizes: string;
}

export interface FooterView {
  names: [string, string];
  initials: string[];
  wreath: OrnamentImage;
}

export interface ProgramItem {
  title: string;
  /** "kl. 13.00", or "kl. 00.30, natt til søndag". */
  time: string | null;
  place: string;
  text: string;
  links: DayLinksView | null;
  drawing: OrnamentImage;
}

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
    text: formatLongDate(wedding.weddingDate),
    short: formatDate(wedding.weddingDate),
  };
  const countdown = countdownTo(wedding.weddingDate, instant);
  const isOver = countdown.state === "after";
  return {
    theme,
    icon: monogramPath(theme, initials(names)),
    preview: viewPreview(wedding, date.text, date.short),
    layout: pageThemes[theme].hero,
    seed,
    names,
    date,
    hero: viewHero(wedding, photo, theme, seed, { names, date, isOver }),
    countdown,
    daysLeft: daysUntil(wedding.weddingDate, instant),
    dayLinks: isOver ? null : viewDayLinks(wedding, userAgent),
    story: wedding.story.trim(),
    program: viewProgram(wedding, theme, seed, isOver ? null : userAgent),
    phase: phaseOf(wedding.weddingDate, instant),
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
    welcomeLine: wedding.welcomeLine.trim(),
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

/** A null `userAgent` leaves the links out: the day is over. */
function viewProgram(
  wedding: Wedding,
  theme: ThemeId,
  seed: string,
  userAgent: string | null,
): ProgramItem[] {
  return programOf(wedding).map((event) => {
    const { part, place, text, hours } = event;
    return {
      title: pageTexts.program[part],
      time: hours && formatStart(hours.start, wedding.weddingDate),
      place,
      text,
      links: userAgent === null ? null : viewPartLinks(wedding.id, event, userAgent),
      drawing: ornamentImage(theme, seed, part === "ceremony" ? "rings" : "glasses"),
    };
  });
}
