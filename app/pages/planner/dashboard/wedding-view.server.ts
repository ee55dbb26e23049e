import type { HeroImage, Wedding } from "#app/features/weddings/queries.server.ts";
import {
  formatPlace,
  isThemeId,
  themeOf,
  themes,
  weddingPath,
} from "#app/features/weddings/rules.ts";
import { ornamentSeed } from "#app/ornament/seed.ts";
import { landscapeImage } from "#app/pages/wedding-page/ornament-files.ts";
import { daysUntil, formatLongDate } from "#app/platform/oslo-time.ts";
import { picturePath, pictureSrcSet } from "#app/platform/pictures/picture-files.ts";

export interface WeddingView {
  names: [string, string];
  date: string;
  place: string;
  theme: string | null;
  /** Calendar days in Norway from today; negative after the wedding. */
  daysLeft: number;
  page: string;
  link: string;
  cover: Cover;
}

export type Cover =
  | { kind: "photo"; src: string; srcSet: string }
  | { kind: "landscape"; wide: string; square: string };

export function viewWedding(
  wedding: Wedding,
  photo: HeroImage | null,
  { now, origin }: { now: Date; origin: string },
): WeddingView {
  const page = weddingPath(wedding.id);
  return {
    names: [wedding.bride, wedding.groom],
    date: formatLongDate(wedding.weddingDate),
    place: formatPlace(wedding),
    theme: isThemeId(wedding.selectedTheme) ? themes[wedding.selectedTheme].name : null,
    daysLeft: daysUntil(wedding.weddingDate, now),
    page,
    link: origin + page,
    cover: photo ? viewPhoto(photo) : drawnCover(wedding),
  };
}

function viewPhoto({ id, width, widths }: HeroImage): Cover {
  return {
    kind: "photo",
    src: picturePath(id, widths[0] ?? width),
    srcSet: pictureSrcSet(id, widths),
  };
}

function drawnCover(wedding: Wedding): Cover {
  const theme = themeOf(wedding);
  const seed = ornamentSeed(wedding.bride, wedding.groom, wedding.weddingDate);
  return {
    kind: "landscape",
    wide: landscapeImage(theme, seed, "wide").src,
    square: landscapeImage(theme, seed, "square").src,
  };
}
