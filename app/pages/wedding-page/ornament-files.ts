import type { ThemeId } from "#app/features/weddings/rules.ts";
import { hashText } from "#app/ornament/seed.ts";

export const ornamentSizes = {
  corner: [400, 400],
  wreath: [632, 632],
  divider: [480, 80],
  bloom: [296, 346],
  flower: [296, 346],
  bud: [144, 180],
  bouquet: [432, 506],
  rings: [320, 260],
  glasses: [300, 360],
  table: [360, 300],
  cake: [300, 380],
  shoes: [360, 280],
  invitation: [360, 300],
} as const;

export const landscapeSizes = {
  tall: [900, 1100],
  wide: [1600, 900],
  square: [640, 640],
} as const;

export type OrnamentName = keyof typeof ornamentSizes;
export type LandscapeName = keyof typeof landscapeSizes;

export interface OrnamentImage {
  src: string;
  width: number;
  height: number;
}

/** `variant` selects another drawing of the same kind; `overPhoto` has stems for dark pictures. */
export function ornamentImage(
  theme: ThemeId,
  seed: string,
  name: OrnamentName,
  { variant = "", overPhoto = false }: { variant?: string; overPhoto?: boolean } = {},
): OrnamentImage {
  const [width, height] = ornamentSizes[name];
  const file = [name, variant, overPhoto ? "photo" : ""].filter(Boolean).join("-");
  return { src: `/ornament/${theme}/${seed}/${file}.svg`, width, height };
}

/**
 * A guest's own flower, and the closed bud of one who does not come. `place` in the household gives
 * neighbours different colours.
 */
export function guestFlower(theme: ThemeId, seed: string, person: string, place: number) {
  const variant = guestFlowerVariant(person, place);
  return {
    bloom: ornamentImage(theme, seed, "flower", { variant }),
    bud: ornamentImage(theme, seed, "bud", { variant }),
  };
}

export function guestFlowerVariant(person: string, place: number): string {
  const [lane] = hashText(person);
  return `${lane.toString(36)}${place % 2}`;
}

export function landscapeImage(theme: ThemeId, seed: string, name: LandscapeName): OrnamentImage {
  const [width, height] = landscapeSizes[name];
  return { src: `/ornament/${theme}/${seed}/landscape-${name}.svg`, width, height };
}

export function monogramPath(theme: ThemeId, letters: readonly string[]): string {
  return `/monogram/${theme}/${letters.map(encodeURIComponent).join("/")}`;
}
